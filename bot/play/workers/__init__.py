"""Work for other processes: drawing animations, reading and writing records, thinking.

`pool.py` owns the processes and hands work to them, `process.py` runs inside one. The work itself is in the
other modules, which know neither store nor Discord.
"""
