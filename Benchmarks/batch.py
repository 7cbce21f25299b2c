#!/usr/bin/env python3
"""A batch as a whole process, beside the same pictures from other libraries, each at its defaults.

  python3 -m venv peers && peers/bin/pip install pillow numpy pyvips pyvips-binary skia-python opencv-python-headless
  peers/bin/python batch.py --tool PATH/TO/shoe-render --layers layers/classic/1000 [--count 20000]

Figures are seconds of this machine in this run; quote the ratios. Libraries that are not installed are left out, and said.
Each of them keeps its decoded masks and writes one PNG a colorway, as a careful user of it would.
"""
import argparse
import json
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PARTS = ["base", "side", "sole", "cage", "outline"]
WRITER = r"""
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
/* Writes COUNT files of SIZE bytes into the folder DIR, each under another name first: DIR COUNT SIZE. */
int main(int argc, char **argv) {
  long count = atol(argv[2]), size = atol(argv[3]);
  char *bytes = malloc(size), part[64], name[64];
  for (long i = 0; i < size; i++) bytes[i] = rand();
  if (argc != 4 || chdir(argv[1])) return 1;
  for (long i = 0; i < count; i++) {
    snprintf(part, sizeof part, ".%ld.part", i), snprintf(name, sizeof name, "%ld", i);
    int file = open(part, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (file < 0 || write(file, bytes, size) != size || close(file) || rename(part, name)) return 1;
  }
  return 0;
}
"""


def colorways(count, seed=5):
    chance = random.Random(seed)
    return [{part: tuple(chance.randrange(256) for _ in range(3)) for part in PARTS} for _ in range(count)]


def write_list(path, count):
    with open(path, "w") as file:
        for number, colors in enumerate(colorways(count)):
            shoe = {part: "#%02x%02x%02x" % color for part, color in colors.items()}
            file.write(json.dumps({"name": f"c{number}", "shoeColors": shoe}) + "\n")
    return path


def seconds_of(command, **options):
    start = time.perf_counter()
    subprocess.run(command, check=True, **options)
    return time.perf_counter() - start


# Other libraries: each function gives name -> a function that renders one colorway.


def pillow(layers, out):
    from PIL import Image

    masks = [Image.open(f"{layers}/{part}.png").convert("RGBA").getchannel("A") for part in PARTS]

    def render(colors):
        picture = Image.new("RGBA", masks[0].size)
        for part, mask in zip(PARTS, masks):
            tint = Image.new("RGBA", mask.size, colors[part])
            tint.putalpha(mask)
            picture = Image.alpha_composite(picture, tint)
        picture.save(f"{out}/Pillow.png")

    return {"Pillow": render}


def libvips(layers, out):
    import pyvips

    masks = [pyvips.Image.new_from_file(f"{layers}/{part}.png").extract_band(3).copy_memory() for part in PARTS]

    def render(colors):
        tints = [
            mask.new_from_image(list(colors[part])).copy(interpretation="srgb").bandjoin(mask)
            for part, mask in zip(PARTS, masks)
        ]
        tints[0].composite(tints[1:], "over").cast("uchar").write_to_file(f"{out}/libvips.png")

    return {"libvips": render}


def skia(layers, out):
    import skia as library

    masks = [library.Image.open(f"{layers}/{part}.png") for part in PARTS]
    surface = library.Surface(masks[0].width(), masks[0].height())

    def render(colors):
        surface.getCanvas().clear(0)
        for part, mask in zip(PARTS, masks):
            tint = library.ColorFilters.Blend(library.Color(*colors[part]), library.BlendMode.kSrcIn)
            surface.getCanvas().drawImage(mask, 0, 0, paint=library.Paint(ColorFilter=tint))
        surface.makeImageSnapshot().save(f"{out}/Skia.png", library.kPNG)

    return {"Skia": render}


def opencv(layers, out):
    import cv2
    import numpy

    masks = [cv2.imread(f"{layers}/{part}.png", cv2.IMREAD_UNCHANGED)[..., 3:].astype("float32") / 255 for part in PARTS]

    def render(colors):
        color, alpha = 0.0, 0.0
        for part, mask in zip(PARTS, masks):
            color = mask * numpy.array(colors[part][::-1], "float32") + color * (1 - mask)
            alpha = mask + alpha * (1 - mask)
        straight = numpy.divide(color, alpha, out=numpy.zeros_like(color), where=alpha > 0)
        picture = numpy.concatenate([straight, alpha * 255], axis=2)
        cv2.imwrite(f"{out}/OpenCV.png", (picture + 0.5).astype("uint8"))

    return {"NumPy and OpenCV": render}


def others(layers, out, count):
    """name -> median seconds, and name -> bytes of the first colorway's file."""
    times, sizes = {}, {}
    for library in (pillow, libvips, skia, opencv):
        try:
            renders = library(layers, out)
        except ImportError as error:
            print(f"  left out: {library.__name__} ({error})")
            continue
        for name, render in renders.items():
            samples = []
            for colors in colorways(count):
                start = time.perf_counter()
                render(colors)
                samples.append(time.perf_counter() - start)
            times[name] = statistics.median(samples)
            written = [file for file in os.listdir(out) if name.split()[-1] in file]
            sizes[name] = os.path.getsize(f"{out}/{written[0]}")
    return times, sizes


def folder_of(work, name):
    path = f"{work}/{name}"
    shutil.rmtree(path, ignore_errors=True)
    return path


def into_folders(options, work, source):
    """Truecolour and the form chosen by default, into a folder in memory, in turn with writing the same bytes alone."""
    program = f"{work}/writer"
    with open(f"{program}.c", "w") as file:
        file.write(WRITER)
    subprocess.run(["cc", "-O2", "-w", "-o", program, f"{program}.c"], check=True)
    results = {}
    for form in ("truecolor", "auto"):
        ours, floor = [], []
        for _ in range(options.rounds):
            out = folder_of(work, "ours")
            ours.append(seconds_of([
                options.tool, "batch", source, "-o", out, "--layers", options.layers, "--png", form,
                "--name", "{name}.png", "--jobs", "1", "--quiet"]))
            files = [entry for entry in os.scandir(out) if entry.name.endswith(".png")]
            assert len(files) == options.count
            size = sum(entry.stat().st_size for entry in files) // len(files)
            out = folder_of(work, "floor")
            os.mkdir(out)
            floor.append(seconds_of([program, out, str(options.count), str(size)]))
        results[form] = (statistics.median(ours) / options.count, statistics.median(floor) / options.count, size)
    for name in ("ours", "floor"):
        folder_of(work, name)
    return results


def into_archives(options, source):
    """Seconds with one job and with two, into a tar that is thrown away."""
    samples = {1: [], 2: []}
    for _ in range(options.rounds):
        for jobs, times in samples.items():
            with open(os.devnull, "wb") as nothing:
                times.append(seconds_of([
                    options.tool, "batch", source, "-o", "-", "--layers", options.layers, "--png", "truecolor",
                    "--jobs", str(jobs), "--quiet"], stdout=nothing))
    return {jobs: statistics.median(times) for jobs, times in samples.items()}


def by_width(options, work, count=1000):
    source = write_list(f"{work}/few.jsonl", count)
    times = {}
    for width in (250, 500, 1000, 2000, 4000):
        command = [options.tool, "batch", "-o", "-", "--width", str(width), "--png", "truecolor", "--jobs", "1", "--quiet"]
        with open(os.devnull, "wb") as nothing:
            one = write_list(f"{work}/one.jsonl", 1)
            start = min(seconds_of(command + [one], stdout=nothing) for _ in range(options.rounds))
            whole = min(seconds_of(command + [source], stdout=nothing) for _ in range(options.rounds))
        times[width] = (whole - start) / count
    return times


def peak_megabytes(options, source):
    """Peak resident memory of one batch at 250 px into a tar on standard output."""
    script = (
        "import os,subprocess,sys,resource;"
        "subprocess.run(sys.argv[1:],check=True,stdout=open(os.devnull,'wb'));"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
    command = [sys.executable, "-c", script, options.tool, "batch", source, "-o", "-", "--width", "250", "--quiet"]
    unit = 1024 if sys.platform == "linux" else 1 << 20
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout) / unit


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--layers", required=True)
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--million", action="store_true", help="also the peak memory of a million colorways")
    options = parser.parse_args()
    memory = "/dev/shm" if os.path.isdir("/dev/shm") and shutil.disk_usage("/dev/shm").free > 4 << 30 else None
    with tempfile.TemporaryDirectory(prefix="batch-", dir=memory) as work:
        source = write_list(f"{work}/colorways.jsonl", options.count)
        print(f"A batch of {options.count} colorways, {os.path.basename(options.layers)} px wide, one job:")
        results = into_folders(options, work, source)
        for form, (ours, floor, size) in results.items():
            print(f"  --png {form:10} {ours * 1e6:9.1f} us a picture of {size} bytes, "
                  f"{ours / floor:.2f} x only writing these files ({floor * 1e6:.1f} us)")
        ours = results["truecolor"][0]
        print(f"  indexed is {ours / results['auto'][0]:.2f} x as fast as truecolour")
        times, sizes = others(options.layers, work, 20)
        for name, each in times.items():
            print(f"  {name:16} {each * 1e6:9.1f} us, {each / ours:7.1f} x ours (truecolour); {sizes[name]} bytes")
        jobs = into_archives(options, source)
        print(f"Into a tar: {jobs[1] / options.count * 1e6:.1f} us with one job, two have {jobs[1] / jobs[2]:.2f} x its speed")
        widths = by_width(options, work)
        print("By width: " + ", ".join(f"{width} px {each * 1e6:.1f} us" for width, each in widths.items()))
        for count in (10_000, 1_000_000) if options.million else (10_000, 100_000):
            peak = peak_megabytes(options, write_list(f"{work}/many.jsonl", count))
            print(f"Peak memory of {count} colorways at 250 px: {peak:.1f} MB")


if __name__ == "__main__":
    main()
