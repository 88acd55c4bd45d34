"""The records that are in a journal's segments and not in the outbox, read from a copy.

The formats are those that `FrameFormat`, `SegmentFormat` and `RecordFormat` describe. Checksums are
not looked at: a length or a sequence that can't be ends a segment.
"""

import glob
import os
import struct

MAGIC = 0x4D4F_4F56_4A4E_0001
HEADER = struct.Struct("=QQQQQ")  # format, journal, bytes, first sequence, mark
HEADER_BYTES = 64
FRAME = struct.Struct("=IIQ")  # length, checksum, sequence
RECORD = struct.Struct("=II")  # length, checksum
TEXTS = struct.Struct("<5I")
TEXTS_OFFSET, KEY = 34, slice(18, 34)
FORGOTTEN = 1 << 31


def unmoved(directory, watermarks):
    """The parts of each record beyond the watermark of its journal, in the order of `fields`."""
    for path in sorted(glob.glob(os.path.join(directory, "**", "*.segment"), recursive=True)):
        with open(path, "rb") as file:
            yield from _segment(file.read(), watermarks)


def _segment(data, watermarks):
    if len(data) < HEADER_BYTES:
        return
    magic, journal, _, first, mark = HEADER.unpack_from(data)
    if magic != MAGIC or mark == 0:
        return
    moved, sequence, offset = watermarks.get(f"{journal:016x}", 0), first, HEADER_BYTES
    while offset + FRAME.size <= len(data):
        length, _, number = FRAME.unpack_from(data, offset)
        offset += FRAME.size
        if length == 0 or number != sequence or offset + length > len(data):
            return
        end = offset + length
        while offset < end:
            word, _ = RECORD.unpack_from(data, offset)
            size = word & ~FORGOTTEN
            offset += RECORD.size
            if sequence > moved and not word & FORGOTTEN:
                yield fields(data[offset:offset + size])
            offset += (size + 7) & ~7
            sequence += 1


def fields(data):
    """Vendor, key, endpoint, name, envelope and body of a record's bytes."""
    texts, start = [], TEXTS_OFFSET + TEXTS.size
    for length in TEXTS.unpack_from(data, TEXTS_OFFSET):
        texts.append(data[start:start + length].decode())
        start += length
    vendor, *rest = texts
    return vendor, data[KEY][::-1], *rest
