#!/usr/bin/env python3
"""Judges whether the program makes the chart that a careful person draws of each real table.

judge.py [--program PATH] [--list]
judge.py [--program PATH] --held-out | --sealed

It prints one line for each table whose chart differs, with what was expected and what was chosen
or the error, and then the score. With --held-out or --sealed it prints the score alone.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
TIMEOUT = 20
RIGHT, WRONG, REFUSED = "right", "wrong", "refused"
TIME_KINDS = {"date", "time", "year", "duration", "timeOfDay"}
NUMBER_KINDS = {"number", "row"}
PATTERNS = {
    "x": re.compile(r"^sonify: x is (.*) \(change with --x COLUMN\)$", re.MULTILINE),
    "y": re.compile(r"^sonify: y is (.*) \(change with --y COLUMN\)$", re.MULTILINE),
    "series": re.compile(r"^sonify: series by (.*) \(change with", re.MULTILINE),
    "counted": re.compile(r"^sonify: the values of (.*) are counted", re.MULTILINE),
    "group": re.compile(r"^sonify: (mean|sum|count|median|min|max) of ", re.MULTILINE),
    "summed": re.compile(r"^sonify: (summed) (?:up to )?\d+ rows? for each ", re.MULTILINE),
    "column": re.compile(r"^sonify: column (\d+), (.*), holds ", re.MULTILINE),
}


@dataclass
class Choice:
    """What the program made of a table."""

    x: str | None = None
    x_kind: str | None = None
    y: list[str] = field(default_factory=list)
    series: str | None = None
    kind: str = ""
    group: str | None = None
    axes: dict[str, int] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)  # the column number of each name
    document: dict = field(default_factory=dict)
    error: str | None = None
    is_refused: bool = False

    def __str__(self) -> str:
        if self.error is not None:
            return self.error
        parts = [f"{self.kind}", f"x {self.x} ({self.x_kind})", f"y {', '.join(self.y)}"]
        if self.series is not None:
            parts.append(f"series {self.series}")
        groups = axis_groups(self.y, self.axes)
        if len(groups) > 1:
            parts.append("axes " + " | ".join(", ".join(group) for group in groups))
        if self.group:
            parts.append(f"{self.group} of rows")
        return "; ".join(parts)


def first_group(pattern: str, text: str) -> str | None:
    match = PATTERNS[pattern].search(text)
    return match[1] if match else None


def split_names(text: str, names: list[str]) -> list[str]:
    """The columns in a list with commas; names can have commas, too."""
    found = []
    while text:
        fits = [name for name in names if text == name or text.startswith(name + ", ")]
        name = max(fits, key=len) if fits else text.split(", ")[0]
        found.append(name)
        text = text[len(name) + 2 :]
    return found


def run(program: str, file: str) -> Choice:
    command = [program, "convert", file, "-o", "-", "--explain"]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
    try:
        result = subprocess.run(
            command,
            cwd=HERE,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=TIMEOUT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Choice(error=f"no answer in {TIMEOUT} s")
    messages = result.stderr.decode("utf-8", "replace")
    if result.returncode != 0:
        error = (messages.strip().splitlines() or [f"exit status {result.returncode}"])[-1]
        return Choice(error=error, is_refused=result.returncode in (64, 65, 66))
    try:
        return choice(json.loads(result.stdout), messages)
    except (json.JSONDecodeError, KeyError, TypeError) as error:
        return Choice(error=f"the chart document cannot be read: {error!r}")


def choice(document: dict, messages: str) -> Choice:
    numbers = {name: int(number) for number, name in PATTERNS["column"].findall(messages)}
    split = first_group("series", messages)
    names = [series.get("name", "") for series in document["series"]]
    y = names
    said = first_group("y", messages)
    if said is not None and (split is not None or len(names) == 1):
        y = split_names(said, list(numbers))
    made = Choice(
        x=first_group("x", messages) or document["xAxis"].get("title"),
        x_kind=document["xAxis"].get("kind"),
        y=y,
        series=split if split not in (None, "none") else None,
        kind=document.get("kind", ""),
        group=first_group("group", messages) or (first_group("summed", messages) and "sum"),
        axes={series.get("name", ""): series.get("axis", 0) for series in document["series"]},
        numbers=numbers,
        document=document,
    )
    if made.kind == "histogram":
        counted = first_group("counted", messages) or document["xAxis"].get("title", "")
        made.x, made.x_kind = None, None
        made.y = split_names(counted.replace(" and ", ", "), list(numbers))
    elif made.group == "count" and "count" not in numbers:
        made.kind, made.y = "count", []
    return made


def plain(name: str) -> str:
    return re.sub(r"\s+", " ", name.replace('"', "")).strip().lower()


def bare(name: str) -> str:
    return re.sub(r"[^\w%<>$]|_", "", name).lower()


def is_same(chosen: str | None, expected: str | int | None, numbers: dict[str, int]) -> bool:
    """Whether a column is the expected one: by name, or by number where it has no name."""
    if chosen is None or expected is None:
        return chosen is None and expected is None
    if isinstance(expected, int) or expected == "":
        number = expected or 1
        return chosen in ("", f"column {number}") or numbers.get(chosen) == number
    names = {plain(expected), plain(without_unit(expected))}
    return not names.isdisjoint({plain(chosen), plain(without_unit(chosen))}) or (
        bare(chosen) != "" and bare(chosen) == bare(expected)
    )


def without_unit(name: str) -> str:
    return re.sub(r"\s*[(\[][^()\[\]]*[)\]]$", "", name)


def is_in(chosen: str, expected: list, numbers: dict[str, int]) -> bool:
    return any(is_same(chosen, column, numbers) for column in expected)


def fits_kind(chosen: str | None, expected: str | None, x: str | int | None) -> bool:
    if expected is None or x is None:
        return True
    if expected in ("date", "time"):
        return chosen in TIME_KINDS
    if expected == "number":
        return chosen in NUMBER_KINDS
    return chosen == expected


def axis_groups(y: list[str], axes: dict[str, int]) -> list[list[str]]:
    groups: dict[int, list[str]] = {}
    for name in y:
        groups.setdefault(axes.get(name, 0), []).append(name)
    return list(groups.values())


def points(series: dict) -> list[dict]:
    return [point for point in series.get("points", []) if point.get("y") is not None]


# The number of series that are made of many rows.
MOST_SERIES = 12


def is_from_columns(made: Choice, answer: dict) -> bool:
    """Whether the cells of a wide table are the values, and its column names or dates are x."""
    first = answer["first"]
    series = made.document["series"]
    if answer.get("series") is None and "date" in first:
        return len(series) == 1 and str(series[0]["points"][0]["x"]).startswith(first["date"])
    rows = [one for one in series if bare(first["series"]) in bare(one.get("name", ""))]
    # Of many rows, others than the first may be series.
    if not rows and len(series) >= MOST_SERIES:
        rows = series
    xs = [bare(str(point["x"])) for point in rows[0]["points"]] if rows else []
    return any(x.startswith(bare(first["x"])) for x in xs)


def has_first(made: Choice, first: dict) -> bool:
    """Whether the longest series has the expected number of points, first values and labels."""
    series = made.document["series"]
    if "count" in first and max(len(points(one)) for one in series) != first["count"]:
        return False
    opening = points(series[0]) if series else []
    values = [point["y"] for point in opening[: len(first.get("values", []))]]
    labels = [str(point["x"]) for point in opening[: len(first.get("labels", []))]]
    return values == first.get("values", []) and labels == first.get("labels", [])


def difference(made: Choice, answer: dict) -> str | None:
    """What differs from one answer, or nil."""
    if made.error is not None:
        return None if answer.get("refused") and made.is_refused else "no chart"
    if answer.get("refused"):
        return "a refusal"
    if made.kind != answer["kind"]:
        return f"kind {answer['kind']}"
    if not fits_kind(made.x_kind, answer["xType"], answer["x"]):
        return f"x as {answer['xType']}"
    if answer["x"] == "columns" and "values" not in answer["first"]:
        return None if is_from_columns(made, answer) else "the column names as x"
    x, y = answer["x"], answer["y"]
    if answer["kind"] == "histogram" and not y:
        x, y = None, [x]
    first = answer.get("first", {})
    if "count" in first and not has_first(made, first):
        return f"{first['count']} points"
    if "values" not in first:
        if (x == "row") != (made.x_kind == "row" or made.x == "row") and x != made.x:
            if x == "row" or not is_same(made.x, x, made.numbers):
                return f"x {x}"
        elif x != "row" and not is_same(made.x, x, made.numbers):
            return f"x {'without a name' if x == '' else x}"
        others = [name for name in made.y if not is_in(name, y, made.numbers)]
        if others:
            return f"y without {', '.join(others)}"
        least = answer.get("atLeast", min(len(y), 8))
        if len(made.y) < least:
            missing = [name for name in y if not is_used(name, made.y, made.numbers)]
            return f"y with {', '.join(map(str, missing))}"
        if not is_same(made.series, answer["series"], made.numbers):
            return f"series {answer['series']}"
    used = [name for name in [made.x, made.series, *made.y] if name is not None]
    asked = [x, answer["series"], *y]
    for column in answer["never"]:
        if column not in asked and is_used(column, used, made.numbers):
            return f"never {'the column without a name' if column == '' else column}"
    if "group" in answer and made.group != answer["group"]:
        return f"{answer['group']} of rows"
    if answer.get("axes") and made.series is None:
        groups = [sorted(group) for group in axis_groups(made.y, made.axes)]
        expected = [
            sorted(name for name in made.y if is_in(name, group, made.numbers))
            for group in answer["axes"]
        ]
        if sorted(groups) != sorted(group for group in expected if group):
            return "axes " + " | ".join(", ".join(map(str, group)) for group in answer["axes"])
    return None


def is_used(column: str | int, used: list[str], numbers: dict[str, int]) -> bool:
    return any(is_same(name, column, numbers) for name in used)


def answers_of(table: dict) -> list[dict]:
    first = {key: value for key, value in table["answer"].items() if key != "or"}
    return [first] + [{**first, **other} for other in table["answer"].get("or", [])]


def expected_text(answer: dict) -> str:
    if answer["kind"] in ("histogram", "count"):
        columns = answer["y"] or [answer["x"]]
        text = f"{answer['kind']} of {', '.join(map(str, columns))}"
    else:
        x = "no name" if answer["x"] == "" else answer["x"]
        text = f"{answer['kind']}; x {x} ({answer['xType']}); y {', '.join(map(str, answer['y']))}"
    if answer["series"] is not None:
        text += f"; series {answer['series'] or 'no name'}"
    return text


def judge(program: str, table: dict) -> tuple[str, str]:
    made = run(program, table["file"])
    answers = answers_of(table)
    differences = [difference(made, answer) for answer in answers]
    if None in differences:
        return RIGHT, str(made)
    verdict = REFUSED if made.is_refused else WRONG
    if made.error is not None:
        return verdict, f"expected {expected_text(answers[0])}; {made.error}"
    return verdict, f"expected {expected_text(answers[0])}; chosen {made} [{differences[0]}]"


def built_program() -> str:
    script = HERE.parent.parent / "scripts/build.sh"
    result = subprocess.run([script, "--where"], capture_output=True, text=True, check=False)
    return os.path.join(result.stdout.strip(), "sonify")


def main() -> int:
    parser = argparse.ArgumentParser(description="Judge the charts of real tables.")
    parser.add_argument("--program", metavar="PATH", help="run PATH [the built release]")
    unread = parser.add_mutually_exclusive_group()
    unread.add_argument("--held-out", action="store_true", help="the score of those held out")
    unread.add_argument("--sealed", action="store_true", help="the score of those sealed")
    parser.add_argument("--list", action="store_true", help="list the charts that are right too")
    arguments = parser.parse_args()
    split = "held-out" if arguments.held_out else "sealed" if arguments.sealed else "known"
    if split != "known" and arguments.list:
        parser.error("tables that nobody reads are never listed")

    program = os.path.abspath(arguments.program or built_program())
    if not os.access(program, os.X_OK):
        sys.exit(f"judge.py: {program} cannot be run")
    tables = json.loads((HERE / "answers.json").read_text(encoding="utf-8"))
    scores: dict[str, Counter] = {}
    for table in tables:
        if table["split"] != split:
            continue
        verdict, text = judge(program, table)
        scores.setdefault(table["group"], Counter())[verdict] += 1
        if split == "known" and (arguments.list or verdict != RIGHT):
            print(f"{verdict}: {Path(table['file']).name}: {text}")
    for group, score in [*sorted(scores.items()), ("all", sum(scores.values(), Counter()))]:
        count = sum(score.values())
        print(
            f"{group}: {score[RIGHT]} of {count} right, {score[WRONG]} wrong, "
            f"{score[REFUSED]} refused"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
