"""Runs the tests of this folder: run.py [-k PATTERN]… Each module is a process of its own, as many
at once as there are cores, with a browser and a folder of its own."""

import argparse
import concurrent.futures
import io
import os
import re
import sys
import time
import unittest
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
LONGEST = ["explorer_tests", "page_tests", "book_tests", "picture_tests", "page_look_tests"]


@dataclass
class Outcome:
    """The result of the tests of a module."""

    module: str
    count: int
    is_good: bool
    seconds: float
    report: str
    skipped: list[str]


def run(module: str, patterns: list[str] | None) -> Outcome:
    kept = os.environ.get("SONIFY_BROWSER_FOLDER")
    if kept:
        os.environ["SONIFY_BROWSER_FOLDER"] = str(Path(kept, module))
    loader = unittest.TestLoader()
    loader.testNamePatterns = patterns
    begun = time.monotonic()
    tests = loader.loadTestsFromName(module)
    result = unittest.TextTestRunner(io.StringIO(), verbosity=0).run(tests)
    seconds = time.monotonic() - begun
    faults = result.failures + result.errors
    skipped = sorted({reason for _, reason in result.skipped})
    return Outcome(
        module, result.testsRun, result.wasSuccessful(), seconds, report(faults), skipped
    )


def report(faults: list[tuple[unittest.TestCase, str]]) -> str:
    """What went wrong in each test: all of the first fault, and a line for each other one."""
    lines = []
    names = set()
    for test, trace in faults:
        name = test.id().split(" ")[0]
        if name not in names:
            lines += ["", str(test), trace]
        else:
            cause = next(
                (line for line in trace.splitlines() if re.match(r"\w+(\.\w+)*: ", line)), ""
            )
            lines.append(f"{test.id()[len(name) :]} {cause}"[:300])
        names.add(name)
    return "\n".join(lines) + "\n" if lines else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-k", dest="patterns", action="append", metavar="PATTERN")
    arguments = parser.parse_args()
    patterns = arguments.patterns and [
        pattern if "*" in pattern else f"*{pattern}*" for pattern in arguments.patterns
    ]
    # The longest first, so that all cores are busy to the end.
    modules = sorted(
        (path.stem for path in HERE.glob("*_tests.py")),
        key=lambda module: (LONGEST.index(module) if module in LONGEST else len(LONGEST), module),
    )
    outcomes = []
    with concurrent.futures.ProcessPoolExecutor(max_tasks_per_child=1) as pool:
        jobs = [pool.submit(run, module, patterns) for module in modules]
        for job in concurrent.futures.as_completed(jobs):
            outcome = job.result()
            outcomes.append(outcome)
            if outcome.count:
                verdict = "passed" if outcome.is_good else "FAILED"
                print(
                    f"{outcome.module}: {outcome.count} tests {verdict}, {outcome.seconds:.0f} s",
                    flush=True,
                )
                for reason in outcome.skipped:
                    print(f"{outcome.module}: skipped: {reason}", flush=True)
    for outcome in outcomes:
        print(outcome.report, end="", file=sys.stderr)
    if not any(outcome.count for outcome in outcomes):
        print("no test has such a name", file=sys.stderr)
        return 1
    return 0 if all(outcome.is_good for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
