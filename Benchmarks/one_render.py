#!/usr/bin/env python3
"""One render as a whole process, beside the same job in Pillow and ImageMagick; start-up and peak memory.

Each command runs in turn with the others, so that a drift of the machine's speed meets all of them.
"""
import argparse
import os
import resource
import statistics
import subprocess
import sys
import time

COLORS = {"base": "#ffffff", "side": "#ff9500", "sole": "#af52de", "cage": "#8e8e93", "outline": "#000000"}


def wall(command):
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def medians(commands, rounds):
    samples = {name: [] for name in commands}
    for round_ in range(rounds + 1):
        for name, command in commands.items():
            seconds = wall(command)
            if round_:
                samples[name].append(seconds)
    return {name: statistics.median(values) for name, values in samples.items()}


def magick(layers, out):
    size = subprocess.run(["identify", "-format", "%wx%h", f"{layers}/base.png"], capture_output=True, text=True, check=True).stdout
    command = ["convert", "-size", size]
    for index, (part, color) in enumerate(COLORS.items()):
        command += ["(", f"xc:{color}", f"{layers}/{part}.png", "-compose", "CopyOpacity", "-composite", ")"]
        if index:
            command += ["-compose", "over", "-composite"]
    return command + [out]


def empty_program(work):
    """An empty Swift program, linked as the release build is."""
    source = os.path.join(work, "main.swift")
    open(source, "w").close()
    program = os.path.join(work, "empty")
    flags = ["-O", "-Xlinker", "-s"]
    if sys.platform == "linux":
        static = subprocess.run(["ldd", OPTIONS.tool], capture_output=True, text=True).returncode != 0
        flags.append("-static-executable" if static else "-static-stdlib")
    subprocess.run(["swiftc", *flags, source, "-o", program], check=True, stderr=subprocess.DEVNULL)
    return program


def peak_memory(command):
    """Peak resident memory of one run, in MB."""
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / (1024 if sys.platform == "linux" else 1 << 20)


def main():
    out, config = os.path.join(OPTIONS.work, "out"), os.path.join(OPTIONS.work, "config.json")
    with open(config, "w") as file:
        file.write("{}")
    ours = [OPTIONS.tool, config, "--quiet", "--force", "-o", f"{out}.png"]
    memory = peak_memory(ours + ["--width", "1000"])
    here = os.path.dirname(os.path.abspath(__file__))
    times = medians({
        "shoe-render": ours,
        "shoe-render --png truecolor": ours[:-1] + [f"{out}-truecolor.png", "--png", "truecolor"],
        "shoe-render --layers": ours[:-1] + [f"{out}-layers.png", "--layers", os.path.dirname(OPTIONS.layers), "--width", "1000"],
        "Pillow script": [sys.executable, f"{here}/pillow_render.py", OPTIONS.layers, f"{out}-pillow.png"],
        "ImageMagick convert": magick(OPTIONS.layers, f"{out}-magick.png"),
    }, OPTIONS.rounds)
    print("One render of 1000 x 456, whole process, median:")
    for name, seconds in times.items():
        print(f"  {name:30} {seconds * 1e3:8.2f} ms  {seconds / times['shoe-render']:7.1f} x")
    start = medians({"version": [OPTIONS.tool, "--version"], "empty": [empty_program(OPTIONS.work)]}, OPTIONS.rounds * 4)
    print(f"Start (--version): {start['version'] * 1e3:.2f} ms, an empty Swift program {start['empty'] * 1e3:.2f} ms: "
          f"{start['version'] / start['empty']:.2f} x")
    print(f"Peak memory of one render: {memory:.1f} MB")
    sizes = {name: os.path.getsize(f"{out}{name}.png") for name in ("", "-truecolor", "-pillow", "-magick")}
    print("Bytes of the PNG:", ", ".join(f"{name[1:] or 'shoe-render'} {size}" for name, size in sizes.items()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--layers", required=True, help="folder of the five masks, 1000 px wide")
    parser.add_argument("--work", required=True)
    parser.add_argument("--rounds", type=int, default=20)
    OPTIONS = parser.parse_args()
    main()
