"""Work for other processes: drawing animations, reading and writing records, thinking.

`pool.py` and `thinkers.py` own the processes and hand work to them, `process.py` runs inside one. The work
itself is in the other modules, such as `records.py` and `thoughts.py`, which know neither store nor Discord.
`requested_thoughts.py` has those worked out that a person asks for.
"""
