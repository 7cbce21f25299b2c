#!/usr/bin/env python3
"""Comparing two pictures as a whole process, beside blazediff from PyPI in a loop inside one Python process.

  python3 -m venv peers && peers/bin/pip install pillow numpy blazediff
  peers/bin/python diff.py --tool PATH/TO/shoe-render [--rounds 7] [--folder] [--keep DIR]

The pairs are made here and saved with Pillow's defaults: a screen of text and flat areas of which some words and a box change,
and a photograph-like picture (gradients and grain) of which a twentieth is recoloured, or in which every sample gets light noise;
each at 1920 x 1080, 3840 x 2160 and 37 million pixels. blazediff has no command, so a process that has loaded it already is told
what to compare: it is timed without Python's start. Runs alternate; times are medians. Figures are of this machine in this run;
quote the ratios.

--folder compares 2,000 small pairs instead, with one job and with two.
"""
import argparse
import multiprocessing
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

SIZES = {"1080p": (1920, 1080), "4K": (3840, 2160), "37 Mpx": (7680, 4818)}
WORDS = (
    "shoe sole side cage outline base render golden pixel width preview colour model size stock order price review "
    "before after between laces leather canvas season summer winter the of and with from").split()
FONTS = [
    "DejaVuSans.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "LiberationSans-Regular.ttf", "Arial.ttf",
    "/System/Library/Fonts/Helvetica.ttc"]
WORKER = """
import sys, time
import blazediff
for line in sys.stdin:
    expected, actual, output = line.rstrip("\\n").split("\\t")
    start = time.perf_counter()
    result = blazediff.compare(expected, actual, output or None)
    print(time.perf_counter() - start, int(result.match_result), flush=True)
"""


def font(size):
    from PIL import ImageFont

    for name in FONTS:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue
    return ImageFont.load_default(size)


def screen(size, changed):
    """A page: a head, a column at the side, lines of text, and coloured boxes."""
    from PIL import Image, ImageDraw

    width, height = size
    chance = random.Random(7)
    picture = Image.new("RGB", size, (250, 250, 252))
    draw, letters = ImageDraw.Draw(picture), font(20)
    draw.rectangle((0, 0, width, 60), fill=(32, 44, 62))
    draw.rectangle((0, 60, 300, height), fill=(238, 240, 244))
    for y in range(90, height - 40, 34):
        x = 330
        while x < width - 200:
            word = chance.choice(WORDS)
            draw.text((x, y), word, fill=(40, 40, 48), font=letters)
            x += draw.textlength(word, font=letters) + 8
    for _ in range(24):
        x, y = chance.randrange(width - 320), chance.randrange(height - 200)
        draw.rectangle((x, y, x + 300, y + 180), fill=tuple(chance.randrange(256) for _ in range(3)))
    if changed:
        draw.rectangle((width // 3, height // 2, width // 3 + 400, height // 2 + 200), fill=(220, 60, 40))
        for line in range(6):
            draw.text((width // 2, height // 3 + line * 40), "other words stand here", fill=(20, 20, 160), font=letters)
    return picture


def photograph(size, change=None):
    """Gradients and grain. A region of a twentieth gets other colours, or all samples move by at most one level."""
    import numpy
    from PIL import Image

    width, height = size
    chance = numpy.random.default_rng(3)
    y, x = numpy.mgrid[0:height, 0:width].astype("float32")
    grain = chance.normal(0, 2.5, (height, width)).astype("float32")
    channels = [
        128 + 90 * numpy.sin(x / width * 5 + y / height * 2), 128 + 80 * numpy.cos(y / height * 4 - x / width),
        120 + 100 * numpy.sin((x + y) / (width + height) * 6)]
    samples = numpy.stack([numpy.clip(each + grain + 0.5, 1, 254) for each in channels], -1).astype("uint8")
    if change == "region":
        tall, wide = int(height * 0.05 ** 0.5), int(width * 0.05 ** 0.5)
        region = samples[height // 3:height // 3 + tall, width // 3:width // 3 + wide]
        region[:] = 255 - region
    elif change == "noise":
        samples = (samples + chance.integers(-1, 2, samples.shape, dtype="int8").astype("uint8")).astype("uint8")
    return Image.fromarray(samples)


def draw_pictures(stem, size):
    """The five pictures of a size; what is there already is left."""
    pictures = {
        "screen": lambda: screen(size, False), "screen-changed": lambda: screen(size, True),
        "photo": lambda: photograph(size), "photo-region": lambda: photograph(size, "region"),
        "photo-noise": lambda: photograph(size, "noise")}
    for name, make in pictures.items():
        if not os.path.exists(f"{stem}-{name}.png"):
            make().save(f"{stem}-{name}.png")


def in_child(function, *arguments):
    """Runs `function` in a process of its own: a child's peak memory counts what its parent had when it was started."""
    child = multiprocessing.get_context("spawn").Process(target=function, args=arguments)
    child.start()
    child.join()
    if child.exitcode:
        sys.exit(f"{function.__name__} failed")


def make_pairs(folder, label):
    """(name, expected path, actual path) for each pair of a size."""
    stem = f"{folder}/{label.replace(' ', '')}"
    in_child(draw_pictures, stem, SIZES[label])
    return [
        (f"{label:7} {kind}", f"{stem}-{expected}.png", f"{stem}-{actual}.png")
        for kind, expected, actual in (
            ("screen", "screen", "screen-changed"), ("photo, region", "photo", "photo-region"),
            ("photo, noise", "photo", "photo-noise"))]


class Peer:
    """A process that has loaded blazediff and compares what it is told."""

    def __init__(self):
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def compare(self, expected, actual, output=None):
        self.process.stdin.write(f"{expected}\t{actual}\t{output or ''}\n")
        self.process.stdin.flush()
        seconds, same = self.process.stdout.readline().split()
        return float(seconds), same == "1"

    def close(self):
        """Ends the process; its peak memory in megabytes."""
        self.process.stdin.close()
        return reaped(self.process)[1]


def reaped(process):
    """A child's exit code and peak memory in megabytes, once it has ended."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_maxrss / (1024 if sys.platform == "linux" else 1 << 20)


def ours(command, allowed=(0, 1)):
    """Seconds and peak megabytes of a whole process; what it prints goes nowhere."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    code, peak = reaped(process)
    seconds = time.perf_counter() - start
    if code not in allowed:
        sys.exit(f"{' '.join(command)} exits with {code}: {errors.decode(errors='replace')}")
    return seconds, peak, code


def one_pair(options, work, pair):
    """Medians, alternating: ours and theirs, the verdict alone and with the difference picture."""
    name, expected, actual = pair
    picture, other = f"{work}/ours.png", f"{work}/theirs.png"
    command = [options.tool, "diff", expected, actual]
    peer = Peer()
    times = {key: [] for key in ("ours", "theirs", "ours -o", "theirs -o")}
    peak = peak_with_picture = 0
    for round_ in range(options.rounds + 1):  # the first one warms up
        seconds, memory, code = ours(command)
        theirs, same = peer.compare(expected, actual)
        with_picture, memory_with_picture, _ = ours(command + ["-o", picture])
        theirs_with_picture, _ = peer.compare(expected, actual, other)
        peak, peak_with_picture = max(peak, memory), max(peak_with_picture, memory_with_picture)
        if round_:
            for key, value in zip(times, (seconds, theirs, with_picture, theirs_with_picture)):
                times[key].append(value)
    peer_peak = peer.close()
    median = {key: statistics.median(values) * 1000 for key, values in times.items()}
    written = os.path.exists(other)
    picture_ratio = f"{median['ours -o'] / median['theirs -o']:.2f} x" if written else "it writes none"
    print(
        f"{name:22} verdict {median['ours']:7.1f} ms, blazediff {median['theirs']:7.1f}: "
        f"{median['ours'] / median['theirs']:.2f} x | with picture {median['ours -o']:7.1f} ms, "
        f"{median['theirs -o']:7.1f}: {picture_ratio} | peak {peak:.0f} MB, with picture {peak_with_picture:.0f}; "
        f"{peer_peak:.0f} | pictures {taken(picture)} kB, {taken(other)} | {'same' if code == 0 else 'different'}, "
        f"{'same' if same else 'different'}", flush=True)


def taken(path):
    """The size of a file in kilobytes, 0 where there is none; removes it."""
    if not os.path.exists(path):
        return 0
    size = os.path.getsize(path)
    os.remove(path)
    return size // 1000


def draw_folders(folders, count):
    """Pairs of 400 x 300, cut out of a screen; a tenth of them differ in a box."""
    from PIL import ImageDraw

    base = screen((1920, 1080), False)
    chance = random.Random(11)
    for folder in folders:
        os.makedirs(folder)
    for number in range(count):
        x, y = chance.randrange(1500), chance.randrange(760)
        picture = base.crop((x, y, x + 400, y + 300))
        picture.save(f"{folders[0]}/{number:04}.png")
        if number % 10 == 0:
            ImageDraw.Draw(picture).rectangle((50, 50, 120, 120), fill=(200, 30, number % 256))
        # Other bytes for the same pixels, so that every pair is decoded.
        picture.save(f"{folders[1]}/{number:04}.png", compress_level=5)


def folder_mode(options, work, count=2000):
    """2,000 pairs with one job, with two, and by blazediff in a loop, in turn."""
    folders = [f"{work}/expected", f"{work}/actual"]
    in_child(draw_folders, folders, count)
    names = sorted(os.listdir(folders[0]))
    times = {1: [], 2: []}
    theirs, peer = [], Peer()
    for round_ in range(options.rounds + 1):
        for jobs, samples in times.items():
            seconds = ours([options.tool, "diff", *folders, "--jobs", str(jobs)], allowed=(1,))[0]
            if round_:
                samples.append(seconds)
        seconds = sum(peer.compare(f"{folders[0]}/{name}", f"{folders[1]}/{name}")[0] for name in names)
        if round_:
            theirs.append(seconds)
    peer.close()
    one, two, other = statistics.median(times[1]), statistics.median(times[2]), statistics.median(theirs)
    print(
        f"{count} pairs: {one * 1000:.0f} ms with one job, {two * 1000:.0f} with two ({one / two:.2f} x as fast); "
        f"blazediff in a loop {other * 1000:.0f} ms (ours with two jobs {two / other:.2f} x)")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, help="the shoe-render to measure")
    parser.add_argument("--rounds", type=int, default=7, help="timed runs of each; an odd number")
    parser.add_argument("--size", action="append", choices=list(SIZES), help="only this size; may be repeated")
    parser.add_argument("--folder", action="store_true", help="2,000 small pairs instead of three large ones")
    parser.add_argument("--keep", metavar="DIR", help="make the pairs here, and use those that are here already")
    options = parser.parse_args()
    if options.rounds % 2 == 0:
        parser.error(f"--rounds is {options.rounds}; a median needs an odd number, such as {options.rounds + 1}")
    memory = "/dev/shm" if os.path.isdir("/dev/shm") and shutil.disk_usage("/dev/shm").free > 2 << 30 else None
    with tempfile.TemporaryDirectory(prefix="diff-", dir=memory) as work:
        if options.folder:
            folder_mode(options, work)
            return
        if options.keep:
            os.makedirs(options.keep, exist_ok=True)
        for size in options.size or SIZES:
            for pair in make_pairs(options.keep or work, size):
                one_pair(options, work, pair)


if __name__ == "__main__":
    main()
