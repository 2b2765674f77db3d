"""How the process holds memory."""

import ctypes
import gc
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from bot import memory

#: Three threads that hold memory at once; then the C library lists its places on stderr.
THREADS = """
import ctypes, threading
from bot import memory
memory.thrifty()
there = threading.Barrier(3)
def work():
    kept = [bytes(2000) for _ in range(500)]
    there.wait()
threads = [threading.Thread(target=work) for _ in range(3)]
for x in threads: x.start()
for x in threads: x.join()
ctypes.CDLL(None).malloc_stats()
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="no GNU C library here")
def test_all_threads_take_their_memory_from_one_place() -> None:
    def places(code: str) -> int:
        command, root = [sys.executable, "-c", code], Path(memory.__file__).parents[1]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
        return done.stderr.count("Arena")

    assert places(THREADS) == 1
    assert places(THREADS.replace("memory.thrifty()", "")) > 1, "it does so by itself"


def test_a_system_without_a_gnu_c_library_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    memory.thrifty()


def test_what_stays_for_good_is_not_searched_for_garbage_and_the_rest_seldom() -> None:
    before = gc.get_freeze_count()
    gc.set_threshold(700, 10, 10)
    try:
        with memory.for_good():
            assert not gc.isenabled()
        assert gc.get_freeze_count() > before
    finally:
        gc.unfreeze()
    assert gc.isenabled()
    assert gc.get_threshold() == memory.SELDOM


def test_what_could_not_be_made_is_searched_as_ever() -> None:
    before = gc.get_freeze_count()
    with pytest.raises(ImportError), memory.for_good():
        raise ImportError
    assert gc.isenabled()
    assert gc.get_freeze_count() == before
