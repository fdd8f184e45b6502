#!/usr/bin/env python3
"""Describes real tables, recomputes every fact, and finds each number of each sentence again.

check.py PROGRAM [--only NAME] [--limit N] [--readings FOLDER]

Prints a short table; ends with status 1 if a fact or a number is wrong. scripts/check-facts.sh
installs what this needs and runs it.
"""

import argparse
import collections
import os
import re
import statistics
import sys
import tempfile
from collections.abc import Iterator

import pandas

import chart
import datasets
import facts
import part
import points
import sentences
import speech

DETAILS = ["full", "normal", "brief"]
# The median of each level, in seconds of speech; nine in ten are under one and a half times that.
GOALS = {"brief": 10, "normal": 30, "full": 75}
SHOWN_OF_A_CLASS = 5


class Tally:
    """What was checked, and what is wrong."""

    def __init__(self) -> None:
        self.tables = 0
        self.charts = 0
        self.compared = 0
        self.parts = 0
        self.refused = 0
        self.facts: collections.Counter[str] = collections.Counter()
        self.independent = 0
        self.numbers: collections.Counter[str] = collections.Counter()
        self.by_means: collections.Counter[str] = collections.Counter()
        self.claims: collections.Counter[str] = collections.Counter()
        # Each with the size of its table.
        self.wrong: dict[str, list[tuple[int, str]]] = collections.defaultdict(list)
        self.wrong_numbers: collections.Counter[str] = collections.Counter()
        self.seconds: dict[str, list[float]] = collections.defaultdict(list)
        self.as_written: dict[str, list[float]] = collections.defaultdict(list)
        # Members of JSON that nothing checks.
        self.unchecked: set[str] = set()
        # Sentences that no rule reads.
        self.without_rule: collections.Counter[str] = collections.Counter()
        self.failures: list[str] = []

    def add(self, one: chart.Chart, frame: pandas.DataFrame) -> None:
        self.charts += 1
        self.parts += one.whole is not None
        one.table = frame
        compared = points.checks(one, frame)
        self.compared += len(compared) > 0
        self.unchecked |= facts.unchecked(one)
        for check in [*compared, *facts.checks(one)]:
            self.facts[check.fact] += 1
            self.independent += check.is_independent
            if not check.is_right:
                text = f"{check.series}: {short(check.said)}; expected {short(check.expected)}"
                self.note(f"fact: {check.fact}", one, frame, text)
        for detail, lines in one.texts.items():
            self.seconds[detail].append(speech.seconds(lines))
            self.as_written[detail].append(speech.seconds_as_written(lines))
            for found in sentences.findings(one, detail):
                self.numbers[found.rule] += found.numbers
                self.by_means[found.means] += found.numbers
                self.claims[found.rule] += found.numbers == 0
                if found.means != "rule" and found.numbers and found.is_right:
                    self.without_rule[found.line] += found.numbers
                if not found.is_right:
                    self.wrong_numbers[found.rule] += 1
                    subject = "claim" if found.numbers == 0 else "number"
                    text = f"{found.text}: expected {short(found.expected)}: {short(found.line)}"
                    self.note(f"{subject}: {found.rule}", one, frame, text)

    def note(self, kind: str, one: chart.Chart, frame: pandas.DataFrame, text: str) -> None:
        options = " ".join(one.command[3:])
        self.wrong[kind].append((len(frame), f"{one.name} {options}: {text}"))


def short(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 160 else text[:159] + "…"


def charts(
    program: str, table: datasets.Table, folder: str, details: list[str], tally: Tally
) -> Iterator[chart.Chart]:
    """Yields the charts of a table: of the first options that are taken, of those asked for, and
    parts of some of these."""
    path = datasets.write(table, folder)
    found = []
    for options in table.options:
        try:
            found.append(chart.read(program, table.name, path, options, details))
            break
        except chart.NoChart:
            continue
    else:
        tally.refused += 1
    for options in table.asked:
        try:
            one = chart.read(program, table.name, path, options, details)
            whole = part.of_whole(options)
            if whole is not None:
                one.whole = chart.read(program, table.name, path, whole, details)
            found.append(one)
        except chart.NoChart:
            tally.refused += 1
    yield from found
    for one in found:
        ends = part.options(one)
        if ends is not None:
            inner = chart.read(program, table.name, path, ends, details)
            inner.whole = one
            yield inner
    os.remove(path)


def details(program: str, folder: str) -> list[str]:
    """The levels of detail that this program knows."""
    path = os.path.join(folder, "two.csv")
    with open(path, "w", encoding="utf-8") as file:
        file.write("year,height\n2001,3\n2002,5\n2003,4\n")
    known = []
    for detail in DETAILS:
        try:
            chart.run(program, ["describe", path, "--detail", detail, "-q"], folder)
            known.append(detail)
        except chart.NoChart:
            continue
    return known


def write_reading(one: chart.Chart, folder: str) -> None:
    suffix = "".join(one.command[3:])
    name = re.sub(r"[^\w.-]+", "_", one.name + ("_" + suffix if suffix else ""))
    command = " ".join(f"'{part}'" if " " in part else part for part in one.command)
    with open(os.path.join(folder, name[:120] + ".txt"), "w", encoding="utf-8") as file:
        file.write(f"$ {command}\n{one.note}\n")
        for detail, lines in one.texts.items():
            file.write(f"\n[{detail}]\n" + "\n".join(lines) + "\n")


def run(program: str, options: argparse.Namespace) -> Tally:
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        known = details(program, folder)
        for table in datasets.tables(options.only):
            tally.tables += 1
            try:
                for one in charts(program, table, folder, known, tally):
                    tally.add(one, table.frame)
                    if options.readings:
                        write_reading(one, options.readings)
            except Exception as error:
                tally.failures.append(f"{table.name}: {type(error).__name__}: {error}")
            if tally.tables % 50 == 0:
                print(
                    f"{tally.tables} data sets, {sum(tally.facts.values()):,} facts, "
                    f"{sum(map(len, tally.wrong.values()))} wrong",
                    flush=True,
                )
            if tally.tables == options.limit:
                break
    return tally


def report(tally: Tally) -> None:
    wrong_facts = sum(len(found) for name, found in tally.wrong.items() if name.startswith("fact"))
    print(
        f"\n{tally.tables} data sets, {tally.charts} charts ({tally.compared} compared with the "
        f"table itself, {tally.parts} parts of others), {tally.refused} refused"
    )
    print(
        f"{sum(tally.facts.values()):,} facts, {tally.independent:,} of them by other programs, "
        f"{wrong_facts} wrong"
    )
    print("\n| sentences | numbers | claims | wrong |\n|---|--:|--:|--:|")
    for rule, count in sorted(tally.numbers.items(), key=lambda one: -one[1]):
        print(f"| {rule} | {count:,} | {tally.claims[rule]:,} | {tally.wrong_numbers[rule]} |")
    means = tally.by_means
    print(
        f"\n{means['rule']:,} numbers by rule, {means['fallback']:,} by fallback, "
        f"{means['none']:,} found nowhere"
    )
    for detail, seconds in tally.seconds.items():
        if len(seconds) > 1:
            goal = GOALS[detail]
            as_words = tally.as_written[detail]
            written = f"{statistics.median(as_words):.0f} s and {ninth(as_words):.0f} s"
            print(
                f"{detail}: {statistics.median(seconds):.0f} s of speech at the median, "
                f"{ninth(seconds):.0f} s at 90 % (goal: {goal} s and {1.5 * goal:.0f} s); with "
                f"each number as one word {written}"
            )
    if tally.unchecked:
        print(f"not checked: {', '.join(sorted(tally.unchecked))}")
    for line in list(tally.without_rule)[:SHOWN_OF_A_CLASS]:
        print(f"no rule reads: {short(line)}")
    for name, found in sorted(tally.wrong.items()):
        print(f"\n{name}: {len(found)} wrong; the smallest tables")
        for rows, text in sorted(found)[:SHOWN_OF_A_CLASS]:
            print(f"  {rows} rows: {text}")
    for text in tally.failures:
        print(f"\nfailed: {text}")


def ninth(values: list[float]) -> float:
    return statistics.quantiles(values, n=10)[-1]


def main() -> int:
    parser = argparse.ArgumentParser(description="Checks the facts and sentences of descriptions.")
    parser.add_argument("program", help="the program sonify")
    parser.add_argument("--only", metavar="NAME", help="one data set, as MASS/phones or phones")
    parser.add_argument("--limit", metavar="N", type=int, default=0, help="the first N data sets")
    parser.add_argument("--readings", metavar="FOLDER", help="write each description there")
    options = parser.parse_args()
    if options.readings:
        os.makedirs(options.readings, exist_ok=True)
    tally = run(os.path.abspath(options.program), options)
    if tally.tables == 0:
        print(f"no data set is called {options.only}", file=sys.stderr)
        return 1
    report(tally)
    return 1 if tally.wrong or tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
