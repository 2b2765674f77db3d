"""The gateway's compressions: each frame ends where the client can read it."""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Callable


def squeezer(kind: str) -> Callable[[bytes], bytes] | None:
    """Return what compresses a connection's frames, one after another; None when they go as they are.

    discord.py asks for zstd where Python or an installed package can read it, else for zlib.
    """
    if kind == "zlib-stream":
        stream = zlib.compressobj()
        return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        return _zstd()
    return None


def _zstd() -> Callable[[bytes], bytes]:
    try:
        package = importlib.import_module("zstandard")
    except ImportError:
        own = importlib.import_module("compression.zstd").ZstdCompressor()
        return lambda data: own.compress(data, mode=own.FLUSH_BLOCK)
    stream, block = package.ZstdCompressor().compressobj(), package.COMPRESSOBJ_FLUSH_BLOCK
    return lambda data: stream.compress(data) + stream.flush(block)
