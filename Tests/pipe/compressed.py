"""Compressed files for tests, written and read by other programs."""

from __future__ import annotations

import gzip
import subprocess

FORMATS = ["gz", "zst"]


def compress(content, ending):
    """The bytes of a compressed file."""
    if ending == "gz":
        return gzip.compress(content, mtime=0)
    return subprocess.run(["zstd", "-q", "-c"], input=content, capture_output=True, check=True).stdout


def expand(data, ending):
    """The content of a compressed file."""
    if ending == "gz":
        return gzip.decompress(data)
    return subprocess.run(["zstd", "-q", "-d", "-c"], input=data, capture_output=True, check=True).stdout
