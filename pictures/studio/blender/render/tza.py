"""Reads the trained weights that Intel publishes for Open Image Denoise (a .tza archive)."""

import struct

import numpy as np

MAGIC = 0x41D7
DTYPES = {"f": np.float32, "h": np.float16}


def read_tza(path):
    """Name → float32 array. Convolution weights come as (out, in, 3, 3), biases as (out,)."""
    with open(path, "rb") as file:
        blob = file.read()
    magic, major, _minor, table = struct.unpack_from("<HBBQ", blob, 0)
    if magic != MAGIC or major != 2:
        raise ValueError(f"{path} is not a version 2 weight archive")
    (count,) = struct.unpack_from("<I", blob, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", blob, at)
        name = blob[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dims = blob[at]
        shape = struct.unpack_from(f"<{dims}I", blob, at + 1)
        at += 1 + 4 * dims + dims
        kind = DTYPES[chr(blob[at])]
        (start,) = struct.unpack_from("<Q", blob, at + 1)
        at += 9
        size = int(np.prod(shape))
        tensors[name] = np.frombuffer(blob, kind, size, start).reshape(shape).astype(np.float32)
    return tensors
