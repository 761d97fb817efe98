#!/usr/bin/env python3
"""Measures `earmark say` against the bare runtime and against piper-tts' own command line, in one run.

    Benchmarks/say.py [speed] [memory] [start]       default: all three

Each round runs every program once, in turn, so that noise of the machine falls on all of them; printed are medians and
the medians of the rounds' ratios. The floor is the runtime driven directly: one session, two callers, the same
sentences, no encoding. Set up with `Scripts/setup bench` and `swift build -c release`. Clips are removed before
each run, so everything is spoken anew.
"""

import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EARMARK = ROOT / ".build/release/earmark"
FLOOR = ROOT / ".build/release/Benchmarks"
PIPER = ROOT / ".local/bench-env/bin/piper"
VOICES = ROOT / ".local/voices"
MODEL = VOICES / "en_US-joe-medium/en_US-joe-medium.onnx"
RUNTIME = ROOT / ".local/onnxruntime/libonnxruntime.so"
ROUNDS = int(os.environ.get("ROUNDS", "5"))
LENGTHS = [int(words) for words in os.environ.get("LENGTHS", "12 600 6000").split()]

WHO = ["The harbour master", "A young engineer", "Her oldest brother", "The night train", "Our neighbour", "The committee"]
DID = ["watched", "measured", "repaired", "described", "followed", "drew"]
WHAT = ["the slow brass wheels", "a row of wet boats", "the last page of the log", "every lamp on the pier", "the old map"]
WHEN = ["before the tide turned", "while the rain went on", "in the autumn of that year", "without saying a word"]


def sentences(words, seed):
    """So many words in sentences of which no two are alike, the same for the same seed."""
    draw = random.Random(seed)
    count, said, text = 0, set(), []
    while count < words:
        sentence = f"{draw.choice(WHO)} {draw.choice(DID)} {draw.choice(WHAT)} {draw.choice(WHEN)}"
        sentence += f", and {draw.choice(WHO).lower()} {draw.choice(DID)} {draw.choice(WHAT)}"
        sentence += f" {draw.choice(WHEN)}." if draw.random() < 0.5 else "."
        if sentence in said and len(said) < 20_000:
            continue
        said.add(sentence)
        text.append(sentence)
        count += len(sentence.split())
    return text


def run(command, **more):
    """Wall seconds, peak megabytes and standard output of a command that has to succeed."""
    environment = dict(os.environ, EARMARK_VOICES=str(VOICES), EARMARK_ONNXRUNTIME=str(RUNTIME))
    started = time.monotonic()
    process = subprocess.Popen(
        [str(part) for part in command], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **more
    )
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} ended with {process.returncode}")
    return time.monotonic() - started, usage.ru_maxrss / 1024, output


def say(folder, text, *options):
    shutil.rmtree(folder / "data/clips", ignore_errors=True)
    return run([EARMARK, "say", text, "-o", folder / "out.mp3", "--data", folder / "data", *options])


def floor(folder, text):
    script = json.loads(run([EARMARK, "script", text, "--json"])[2])
    lines = folder / "spoken.txt"
    lines.write_text("\n".join(u["spoken"] for u in script["utterances"]) + "\n")
    return run([FLOOR, "floor", MODEL, lines])


def piper(folder, text):
    return run([PIPER, "-m", MODEL, "-f", folder / "out.wav", "--input-file", text])


def written(folder, words, seed):
    path = folder / f"{words}.txt"
    found = sentences(words, seed)
    paragraphs = [" ".join(found[i : i + 5]) for i in range(0, len(found), 5)]
    path.write_text("\n\n".join(paragraphs) + "\n")
    return path


def line(name, values, unit):
    print(f"  {name:<34} {statistics.median(values):9.2f} {unit}  [{min(values):.2f} .. {max(values):.2f}]")


def speed(folder):
    for words in LENGTHS:
        rounds = 1 if words > 1000 else ROUNDS
        # A voice's digest is made once in the life of a voice, not at each start.
        say(folder, written(folder, 12, 99))
        ours, bare, theirs = [], [], []
        for seed in range(rounds):
            text = written(folder, words, seed)
            bare.append(floor(folder, text))
            ours.append(say(folder, text))
            theirs.append(piper(folder, text))
        print(f"{words} words, {rounds} rounds: start of the program to the finished file")
        line("earmark say", [r[0] for r in ours], "s")
        line("bare runtime (floor)", [r[0] for r in bare], "s")
        line("piper", [r[0] for r in theirs], "s")
        line("earmark / floor (budget 1.10)", [o[0] / b[0] for o, b in zip(ours, bare)], "×")
        line("earmark / piper (budget 1.00)", [o[0] / t[0] for o, t in zip(ours, theirs)], "×")
        line("peak memory above the floor (60)", [o[1] - b[1] for o, b in zip(ours, bare)], "MB")


def memory(folder):
    print("peak memory by length")
    for words, options in ((1_000, []), (10_000, []), (1_000, ["--voice", "espeak/en-us"]), (100_000, ["--voice", "espeak/en-us"])):
        peak = say(folder, written(folder, words, 1), *options)[1]
        print(f"  {words:>7} words {' '.join(options) or 'neural voice':<24} {peak:8.0f} MB")


def start(folder):
    """Seconds from the start of the program to the first second of MP3 on standard output, for the sample article."""
    times = []
    text = ROOT / "Samples/the-tide-machine.html"
    say(folder, ROOT / "Samples/notes.md")
    for _ in range(ROUNDS):
        shutil.rmtree(folder / "data/clips", ignore_errors=True)
        environment = dict(os.environ, EARMARK_VOICES=str(VOICES), EARMARK_ONNXRUNTIME=str(RUNTIME))
        started = time.monotonic()
        process = subprocess.Popen(
            [EARMARK, "say", text, "-o", "-", "--data", folder / "data"],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )
        got = 0
        while got < 8_000 + 2_000:
            got += len(os.read(process.stdout.fileno(), 65536))
        times.append(time.monotonic() - started)
        process.kill()
        process.wait()
    print(f"start of the program to the first encoded second, {ROUNDS} rounds")
    line("earmark say -o - (budget 0.9)", times, "s")


def main():
    wanted = sys.argv[1:] or ["speed", "memory", "start"]
    with tempfile.TemporaryDirectory() as name:
        for part in wanted:
            {"speed": speed, "memory": memory, "start": start}[part](Path(name))


main()
