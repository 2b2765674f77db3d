"""Work for another process: moving pictures drawn, records read and written.

`pool.py` owns the processes and hands work to them, `process.py` runs inside one. What they do is in
`records.py`, which knows no store and no Discord.
"""
