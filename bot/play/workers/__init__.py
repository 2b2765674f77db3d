"""Work for another process: moving pictures drawn, records read and written.

`pool.py` and `thinkers.py` own the processes and hand work to them, `process.py` runs inside one. What they
do is in the other modules, such as `records.py` and `thoughts.py`, which know no store and no Discord.
"""
