#!/usr/bin/env python3
"""`check` of unchanged goldens as a whole process, beside programs that decode them and compare pixels.

  python3 -m venv peers && peers/bin/pip install pillow
  peers/bin/python check.py --tool PATH/TO/shoe-render [--count 5000] [--rounds 3] [--keep DIR]

Goldens are 1000 x 456, made by `shoe-render batch`. What decoding and comparing takes is measured twice: by `shoe-render diff`
of the goldens with copies of them that have a text more, so that equal bytes do not answer; and by Pillow, one process a
processor, with ImageChops. Runs alternate; times are medians. Figures are of this machine in this run; quote the ratios.
"""
import argparse
import multiprocessing
import os
import shutil
import statistics
import struct
import subprocess
import tempfile
import time
import zlib

from batch import write_list


def with_text(picture):
    """The same picture with a tEXt chunk before IEND."""
    data = b"Comment\0a copy"
    chunk = struct.pack(">I", len(data)) + b"tEXt" + data + struct.pack(">I", zlib.crc32(b"tEXt" + data))
    return picture[:-12] + chunk + picture[-12:]


def copy_goldens(goldens, copies):
    os.makedirs(copies)
    for name in os.listdir(goldens):
        if name.endswith(".png"):
            with open(f"{goldens}/{name}", "rb") as file, open(f"{copies}/{name}", "wb") as copy:
                copy.write(with_text(file.read()))


def pillow_differs(paths):
    from PIL import Image, ImageChops

    with Image.open(paths[0]) as expected, Image.open(paths[1]) as actual:
        difference = ImageChops.difference(expected.convert("RGBA"), actual.convert("RGBA"))
        return difference.getbbox(alpha_only=False) is not None


def pillow_seconds(goldens, copies, pool):
    names = [name for name in os.listdir(goldens) if name.endswith(".png")]
    start = time.perf_counter()
    paths = [(f"{goldens}/{name}", f"{copies}/{name}") for name in names]
    assert not any(pool.map(pillow_differs, paths, chunksize=16))
    return time.perf_counter() - start


def seconds(*command):
    start = time.perf_counter()
    subprocess.run(command, check=True)
    return time.perf_counter() - start


def measure(tool, work, form, rounds, pool, count):
    goldens, copies = f"{work}/{form}", f"{work}/{form}-copies"
    list_path = write_list(f"{work}/list.jsonl", count)
    options = ["--png", form, "--width", "1000"]
    if not os.path.exists(goldens):
        seconds(tool, "batch", list_path, "-o", goldens, "--quiet", *options)
        copy_goldens(goldens, copies)
    check = [tool, "check", list_path, "--golden", goldens, "--quiet", *options]
    ways = {
        "check": lambda: seconds(*check),
        "check, one job": lambda: seconds(*check, "--jobs", "1"),
        "diff, decoding": lambda: seconds(tool, "diff", goldens, copies, "--metric", "exact", "--quiet"),
        "diff, one job": lambda: seconds(tool, "diff", goldens, copies, "--metric", "exact", "--quiet", "--jobs", "1"),
        "Pillow": lambda: pillow_seconds(goldens, copies, pool),
    }
    times = {name: [] for name in ways}
    for _ in range(rounds):
        for name, way in ways.items():
            times[name].append(way())
    print(f"\n{count} goldens of 1000 x 456, {form}: seconds, median of {rounds}; times those of check")
    medians = {name: statistics.median(each) for name, each in times.items()}
    for name, median in medians.items():
        base = medians["check, one job" if name.endswith("one job") else "check"]
        print(f"  {name:15} {median:8.3f}  {median / base:6.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--keep", metavar="DIR")
    arguments = parser.parse_args()
    tool = os.path.abspath(arguments.tool)
    work = arguments.keep or tempfile.mkdtemp()
    os.makedirs(work, exist_ok=True)
    with multiprocessing.Pool() as pool:
        for form in ["auto", "truecolor"]:
            measure(tool, work, form, arguments.rounds, pool, arguments.count)
    if not arguments.keep:
        shutil.rmtree(work)


if __name__ == "__main__":
    main()
