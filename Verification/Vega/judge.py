"""Compares what Vega draws of the official examples with what the program plays.

judge.py --examples FOLDER --program PROGRAM [--only TEXT] [--list] [--json FILE]

FOLDER holds specifications of Vega-Lite and, in `data`, the files that they name. Each is one of

  right    what is played is what is drawn, all of it
  told     so far as it is played it is what is drawn, and what is not is named
  refused  the program names the part that it does not read, and plays nothing
  WRONG    something is played that is not drawn, or something is left out and not named
"""

import argparse
import collections
import glob
import json
import os
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

os.environ["TZ"] = "UTC"

import match  # noqa: E402
from drawn import NotDrawn, drawn  # noqa: E402
from heard import heard  # noqa: E402


@dataclass
class Verdict:
    name: str
    verdict: str
    why: str


def judged(path: str, arguments: argparse.Namespace) -> Verdict:
    name = os.path.basename(path).removesuffix(".json").removesuffix(".vl")
    play = heard(arguments.program, path)
    if play.status == 65:
        return Verdict(name, "refused", play.messages[-1])
    if play.status != 0:
        return Verdict(name, "WRONG", f"status {play.status}: {play.messages[-1:]}")
    try:
        marks = kept(path, arguments.keep)
    except NotDrawn as error:
        return Verdict(name, "not drawn", str(error))
    verdict, why = match.verdict(play, marks)
    return Verdict(name, verdict, why)


def kept(path: str, folder: str | None):
    """Returns what Vega draws, from a file if it was drawn before."""
    if folder is None:
        return drawn(path)
    os.makedirs(folder, exist_ok=True)
    file = os.path.join(folder, os.path.basename(path) + ".pickle")
    if not os.path.exists(file):
        marks = drawn(path)
        with open(file, "wb") as out:
            pickle.dump(marks, out)
    with open(file, "rb") as known:
        return pickle.load(known)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--examples", required=True)
    parser.add_argument("--program", required=True)
    parser.add_argument("--only", default="")
    parser.add_argument("--keep", help="keep what Vega draws in this folder")
    parser.add_argument("--list", action="store_true", help="print every verdict")
    arguments = parser.parse_args()
    paths = sorted(glob.glob(os.path.join(arguments.examples, "*.json")))
    paths = [path for path in paths if arguments.only in os.path.basename(path)]
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        verdicts = list(pool.map(lambda path: judged(path, arguments), paths))
    for one in verdicts:
        if arguments.list or one.verdict in ("WRONG", "not drawn"):
            print(f"{one.verdict}: {one.name}: {one.why}")
    counts = collections.Counter(one.verdict for one in verdicts)
    print(", ".join(f"{counts[kind]} {kind}" for kind in
                    ("right", "told", "refused", "WRONG", "not drawn")),
          f"of {len(verdicts)}")
    return 1 if counts["WRONG"] else 0


if __name__ == "__main__":
    sys.exit(main())
