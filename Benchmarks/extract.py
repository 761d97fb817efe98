#!/usr/bin/env python3
"""Measures extraction against trafilatura and readability-lxml, in one run on the same pages.

    Benchmarks/extract.py [FOLDER]      default: ../shared/fixtures/pages

FOLDER holds whole pages as `html/NAME.html.gz` and their true text in `ground-truth.json` (`{NAME: {"articleBody": …}}`),
as the public article extraction benchmark does. Quality is the overlap of 4-word shingles: precision and recall a page,
averaged, and the F1 of the two means. Speed is processor time in one process each, files already read, start-up left
out; each round runs every program once, in turn. Set up with `Scripts/setup bench` and `swift build -c release`.
"""

import gzip
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OURS = ROOT / ".build/release/Benchmarks"
PYTHON = ROOT / ".local/bench-env/bin/python"
PAGES = ROOT.parent / "shared/fixtures/pages"
ROUNDS = int(os.environ.get("ROUNDS", "5"))
PEERS = ["trafilatura", "readability-lxml"]


def shingles(text):
    words = re.findall(r"\w+", text)
    return Counter(tuple(words[i : i + 4]) for i in range(max(1, len(words) - 3))) if words else Counter()


def quality(truth, texts):
    """F1, precision and recall of texts by the name of their page."""
    precisions, recalls = [], []
    for name, page in truth.items():
        wanted, found = shingles(page["articleBody"]), shingles(texts.get(name) or "")
        common = (wanted & found).total()
        precisions.append(common / max(1, found.total()))
        recalls.append(common / max(1, wanted.total()))
    precision, recall = statistics.mean(precisions), statistics.mean(recalls)
    return 2 * precision * recall / (precision + recall), precision, recall


def taken_by(program, files):
    """The texts that a program takes from pages, and its seconds."""
    command = [OURS, "extract", files] if program == "earmark" else [PYTHON, __file__, "--peer", program, files]
    result = json.loads(subprocess.run([str(part) for part in command], check=True, stdout=subprocess.PIPE).stdout)
    return {Path(name).stem: text for name, text in result["texts"].items()}, result["seconds"]


def peer(program, files):
    """Runs in the environment of the benchmarks: prints what the peer takes from the pages."""
    if program == "trafilatura":
        import trafilatura

        def extract(page):
            return trafilatura.extract(page, include_comments=False)
    else:
        import lxml.html
        import readability

        def extract(page):
            summary = readability.Document(page.decode("utf-8", "replace")).summary()
            return "\n".join(lxml.html.fromstring(summary).itertext())

    names = Path(files).read_text().splitlines()
    pages = [Path(name).read_bytes() for name in names]
    texts, seconds = {}, 0
    for name, page in zip(names, pages):
        started = time.process_time()
        try:
            texts[name] = extract(page) or ""
        except Exception:  # What it cannot read counts as nothing found.
            texts[name] = ""
        seconds += time.process_time() - started
    json.dump({"texts": texts, "seconds": seconds}, sys.stdout)


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGES
    truth = json.loads((folder / "ground-truth.json").read_text())
    with tempfile.TemporaryDirectory() as name:
        names = []
        for page in truth:
            path = Path(name) / f"{page}.html"
            path.write_bytes(gzip.decompress((folder / "html" / f"{page}.html.gz").read_bytes()))
            names.append(str(path))
        files = Path(name) / "files.txt"
        files.write_text("\n".join(names) + "\n")
        seconds, texts = {}, {}
        for _ in range(ROUNDS):
            for program in ["earmark", *PEERS]:
                texts[program], taken = taken_by(program, files)
                seconds.setdefault(program, []).append(taken)
    print(f"{len(truth)} pages, {ROUNDS} rounds")
    print(f"  {'':<18} {'F1':>6} {'prec.':>6} {'recall':>6} {'s':>6}  earmark is faster by")
    for program in ["earmark", *PEERS]:
        ratios = [theirs / ours for theirs, ours in zip(seconds[program], seconds["earmark"])]
        ratio = "" if program == "earmark" else f"{statistics.median(ratios):.2f} × [{min(ratios):.2f} .. {max(ratios):.2f}]"
        figures = " ".join(f"{value:6.3f}" for value in quality(truth, texts[program]))
        print(f"  {program:<18} {figures} {statistics.median(seconds[program]):6.2f}  {ratio}")


if sys.argv[1:2] == ["--peer"]:
    peer(*sys.argv[2:4])
else:
    main()
