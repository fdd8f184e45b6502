"""What the program makes of a specification: its chart, and what it says of it."""

import datetime
import json
import os
import re
import subprocess
from dataclasses import dataclass, field
from typing import Any

MONTHS = ("January February March April May June July August September October November "
          "December").split()
DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split()
PARTS = ("lowWhisker lowerQuartile upperQuartile highWhisker open high low lower "
         "upper").split()
EPOCH = datetime.datetime(1970, 1, 1)
ISO = re.compile(r"^(-?\d{4,6})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?)?)?Z?$")
NUMBER = r"−?-?[\d,]*\.?\d+(?:e[-+]?\d+)?"
BIN = re.compile(f"^({NUMBER}) (?:to|–) ({NUMBER})$")


@dataclass
class Series:
    name: str
    # Pairs of x, as in the document, and y.
    points: list[tuple[Any, float]]


@dataclass
class Heard:
    """The chart of one run, or why there is none."""

    status: int
    messages: list[str]
    kind: str = ""
    x_kind: str = ""
    title: str = ""
    is_stacked: bool = False
    series: list[Series] = field(default_factory=list)
    # The x of each box, candle or value with a range, and all of its values.
    elements: list[tuple[Any, list[float]]] = field(default_factory=list)


def heard(program: str, path: str, *options: str) -> Heard:
    """Runs the program on one specification."""
    # Vega reads times without a zone as local ones, and the program as UTC: make them the same.
    environment = dict(os.environ, TZ="UTC", LC_ALL="C.UTF-8", LANGUAGE="en")
    run = subprocess.run(
        [program, "convert", path, "-o", "-", *options],
        capture_output=True, env=environment, timeout=60, check=False)
    lines = [line for line in run.stderr.decode().splitlines() if line]
    messages = [part for line in lines for part in line.removeprefix("sonify: ").split("; ")]
    if run.returncode != 0:
        return Heard(run.returncode, [line.removeprefix("sonify: ") for line in lines])
    chart = json.loads(run.stdout)
    series: list[Series] = []
    elements: list[tuple[Any, list[float]]] = []
    for one in chart["series"]:
        points = [(p["x"], float(p["y"])) for p in one["points"] if p.get("y") is not None]
        series.append(Series(one["name"], points))
        for p in one["points"]:
            values = [p.get(part) for part in ("y", *PARTS)] + (p.get("outliers") or [])
            if chart["kind"] in ("box", "candlestick", "band"):
                elements.append((p["x"], [float(y) for y in values if y is not None]))
        # The further values of boxes, candles and bands are marks of their own.
        for part in PARTS:
            own = [(p["x"], float(p[part])) for p in one["points"] if p.get(part) is not None]
            if own:
                series.append(Series(one["name"], own))
        outliers = [(p["x"], float(y)) for p in one["points"] for y in p.get("outliers") or []]
        if outliers:
            series.append(Series(one["name"], outliers))
    x_axis = chart["xAxis"]
    # Boxes of columns have the names of these for x, which are no values.
    has_x = chart["kind"] != "box" or any(text.startswith("x is ") for text in messages)
    x_kind = "row" if "x is row" in messages or not has_x else x_axis["kind"]
    return Heard(
        0, messages, chart["kind"], x_kind, x_axis.get("title", ""),
        chart.get("isStacked", False), series, elements)


def moment_of(text: str) -> float | None:
    """Returns the milliseconds since 1970 of a date in a document."""
    match = ISO.match(text)
    if not match:
        return None
    year, month, day, hour, minute, second = match.groups()
    try:
        days = datetime.datetime(int(year), int(month or 1), int(day or 1)) - EPOCH
    except ValueError:
        return None
    seconds = int(hour or 0) * 3600 + int(minute or 0) * 60 + float(second or 0)
    return days.total_seconds() * 1000 + seconds * 1000


def number_of(text: str) -> float | None:
    """Returns a number that is written for people."""
    try:
        return float(text.replace(",", "").replace("−", "-"))
    except ValueError:
        return None


def parts_of_time(text: str) -> list[tuple[str, int]] | None:
    """Returns the parts of a name of a time that recurs: "5 March", "Q2", "Monday 14:00"."""
    parts: list[tuple[str, int]] = []
    for word in text.split():
        if word in MONTHS:
            parts.append(("month", MONTHS.index(word) + 1))
        elif word in DAYS:
            parts.append(("weekday", DAYS.index(word)))
        elif re.fullmatch(r"Q[1-4]", word):
            parts.append(("quarter", int(word[1])))
        elif re.fullmatch(r"\d\d:\d\d(:\d\d)?", word):
            clock = [int(part) for part in word.split(":")]
            parts += list(zip(("hour", "minute", "second"), clock))
        elif re.fullmatch(r"\d{4}", word):
            parts.append(("year", int(word)))
        elif re.fullmatch(r"\d{1,3}", word):
            parts.append(("day", int(word)))
        elif word not in ("day", "ms"):
            return None
    return parts


def is_at(parts: list[tuple[str, int]], milliseconds: float) -> bool:
    """Returns whether a time has these parts."""
    try:
        time = EPOCH + datetime.timedelta(milliseconds=milliseconds)
    except OverflowError:
        return False
    day_of_year = time.timetuple().tm_yday
    for name, value in parts:
        if name == "weekday":
            found = (time.weekday() + 1) % 7
        elif name == "quarter":
            found = (time.month + 2) // 3
        elif name == "day":
            found = day_of_year if len(parts) == 1 and value > 31 else time.day
            if value not in (time.day, day_of_year, time.microsecond // 1000, time.second,
                             time.minute):
                return False
            continue
        else:
            found = getattr(time, name)
        if found != value:
            # A clock without hours: "05" is a minute or a second.
            return False
    return True
