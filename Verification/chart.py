"""Runs the program on one table, and keeps the points of the chart, its facts and its texts."""

import calendar
import datetime
import json
import math
import os
import re
import subprocess
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import pandas

DAY = 86_400.0
EPOCH = np.datetime64("1970-01-01", "us")


class NoChart(Exception):
    """The program refuses the table; its message says why."""


@dataclass
class Axis:
    title: str
    kind: str
    low: float
    high: float
    scale: str = "linear"
    granularity: str = ""
    categories: list[str] = field(default_factory=list)
    one: str = ""
    other: str = ""

    @property
    def is_ordered(self) -> bool:
        """Whether x has an order: Sources/Sonify/Chart/DataAxis+Order.swift."""
        if self.kind == "category":
            return is_calendar(self.categories) or is_numbered(self.categories)
        return self.kind != "row"

    @property
    def per_unit(self) -> float:
        """Slopes and differences of dates are given in days."""
        return DAY if self.kind == "date" else 1.0

    def number(self, value: Any) -> float:
        """Returns a value of a document as the program calculates with it."""
        if value is None:
            return math.nan
        if self.kind == "category":
            return float(self.categories.index(value) if isinstance(value, str) else value)
        if isinstance(value, str):
            return seconds(value)
        return float(value)

    def position(self, values: np.ndarray) -> np.ndarray:
        """Returns positions along the axis, 0 to 1."""
        if self.scale == "linear":
            return (values - self.low) / (self.high - self.low)
        low = math.log(self.low)
        return (np.log(values) - low) / (math.log(self.high) - low)


@dataclass
class Series:
    """The points of a series in the order in which a listener walks through them."""

    name: str
    axis: int
    xs: np.ndarray
    ys: np.ndarray
    labels: list[str]
    is_continuous: bool = True
    # The values in the order of the data.
    written: np.ndarray | None = None

    @cached_property
    def present(self) -> np.ndarray:
        return np.isfinite(self.ys)

    @cached_property
    def values(self) -> np.ndarray:
        return self.ys[self.present]

    @cached_property
    def at(self) -> np.ndarray:
        """The x of the values that are present."""
        return self.xs[self.present]


@dataclass
class Chart:
    name: str
    command: list[str]
    note: str
    title: str
    kind: str
    is_stacked: bool
    x: Axis
    ys: list[Axis]
    series: list[Series]
    facts: dict[str, Any]
    texts: dict[str, list[str]]
    # The table that the program read.
    table: pandas.DataFrame | None = None
    # The chart of which this is a part.
    whole: "Chart | None" = None

    @property
    def is_along_x(self) -> bool:
        """Whether values may rise or fall along x."""
        return self.x.kind not in ("category", "row") and self.kind in ALONG_X

    @property
    def is_in_order(self) -> bool:
        """Whether points have neighbours."""
        return self.is_along_x or self.kind == "line" and self.x.is_ordered

    @property
    def is_related(self) -> bool:
        """Whether y may go with x."""
        return self.is_along_x or self.kind == "scatter" and self.x.is_ordered

    @property
    def is_unordered(self) -> bool:
        """Whether only the distribution of the values says something."""
        if self.kind == "scatter":
            return self.x.kind == "row"
        return self.kind == "line" and not self.x.is_ordered

    @property
    def outlier_kind(self) -> str:
        """As which kind of chart outliers are sought: where x has no order, as among bars."""
        if self.kind in ("line", "candlestick"):
            return "line" if self.x.is_ordered else "bar"
        return "bar" if self.kind == "scatter" and self.x.kind == "row" else self.kind

    def y(self, series: Series) -> Axis:
        return self.ys[series.axis]


# The kinds of charts whose values may rise and fall along x: of a candle, its close.
ALONG_X = ("line", "bar", "candlestick")
MONTHS = [name.lower() for name in calendar.month_name[1:]]
WEEKDAYS = [name.lower() for name in calendar.day_name]
LONGER = {"sept", "tues", "thur", "thurs"}


def is_calendar(names: list[str]) -> bool:
    """Whether names are different months or days of the week."""

    def places(cycle: list[str]) -> list[int | None]:
        return [place_in_cycle(name.removesuffix(".").lower(), cycle) for name in names]

    return any(
        None not in found and len(set(found)) == len(names) > 1
        for found in (places(MONTHS), places(WEEKDAYS))
    )


def place_in_cycle(word: str, cycle: list[str]) -> int | None:
    for place, name in enumerate(cycle):
        is_whole = len(word) == 3 or word == name or word in LONGER
        if len(word) >= 3 and name.startswith(word) and is_whole:
            return place
    return None


def is_numbered(names: list[str]) -> bool:
    """Whether the numbers in names rise, read from the left or from the right."""
    numbers = [[int(part) for part in re.findall("[0-9]+", name)] for name in names]
    if len(names) < 2 or [] in numbers:
        return False
    turned = [one[::-1] for one in numbers]
    return any(
        all(before < after for before, after in zip(one, one[1:])) for one in (numbers, turned)
    )


def seconds(text: str) -> float:
    """Returns a date of ISO 8601 as seconds since 1970."""
    sign = -1 if text.startswith("-") else 1
    plain = text.lstrip("+-")
    year = plain.split("-")[0]
    if sign > 0 and len(year) == 4 and year != "0000":
        moment = datetime.datetime.fromisoformat(full_date(plain))
        if moment.tzinfo is None:
            moment = moment.replace(tzinfo=datetime.timezone.utc)
        since = moment - datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
        return since.days * DAY + since.seconds + since.microseconds / 1e6
    moment = np.datetime64(("-" if sign < 0 else "") + plain.rstrip("Z"), "us")
    return float((moment - EPOCH).astype("int64")) / 1e6


def full_date(text: str) -> str:
    if len(text) == 4:
        return text + "-01-01"
    return text + "-01" if len(text) == 7 else text


def run(program: str, arguments: list[str], folder: str) -> tuple[str, str]:
    settings = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": folder}
    result = subprocess.run(
        [program, *arguments], capture_output=True, cwd=folder, env=settings, timeout=300
    )
    message = result.stderr.decode(errors="replace").strip()
    if result.returncode < 0:
        raise RuntimeError(f"signal {-result.returncode}: {' '.join(arguments)}")
    if result.returncode != 0:
        raise NoChart(message)
    return result.stdout.decode(), message


def read(program: str, name: str, path: str, options: list[str], details: list[str]) -> Chart:
    """Describes one table in every way."""
    folder, file = os.path.split(path)
    document, note = run(program, ["convert", file, "-o", "-", *options], folder)
    facts, _ = run(program, ["describe", file, "--format", "json", "-q", *options], folder)
    texts = {}
    for detail in details:
        text, _ = run(program, ["describe", file, "--detail", detail, "-q", *options], folder)
        texts[detail] = text.splitlines()
    command = ["sonify", "describe", file, *options]
    return chart(name, command, note, json.loads(document), json.loads(facts), texts)


def chart(
    name: str, command: list[str], note: str, document: dict, facts: dict, texts: dict
) -> Chart:
    x = axis(document["xAxis"], facts["xAxis"])
    others = document.get("additionalAxes") or []
    ys = [axis(document["yAxis"], facts["yAxis"])]
    ys += [axis(one, said) for one, said in zip(others, facts["additionalAxes"])]
    kind = document["kind"]
    series = [ordered(one, x, ys, kind) for one in document["series"]]
    is_stacked = facts["isStacked"]
    if is_stacked:
        series.append(total(series))
    return Chart(name, command, note, facts["title"], kind, is_stacked, x, ys, series, facts, texts)


def axis(document: dict, facts: dict) -> Axis:
    unit = document.get("unit") or {}
    one = Axis(
        title=document.get("title") or "",
        kind=document["kind"],
        low=0,
        high=0,
        scale=document.get("scale") or "linear",
        granularity=document.get("granularity") or "",
        categories=document.get("categories") or [],
        one=unit.get("one") or "",
        other=unit.get("other") or unit.get("one") or "",
    )
    if one.kind == "category":
        one.low, one.high = 0.0, float(max(0, len(one.categories) - 1))
    else:
        low, high = document.get("range") or (facts["min"], facts["max"])
        one.low, one.high = one.number(low), one.number(high)
    return one


def ordered(document: dict, x: Axis, ys: list[Axis], kind: str) -> Series:
    index = document.get("axis") or 0
    points = document["points"]
    at = np.array([x.number(point["x"]) for point in points], dtype=float)
    values = np.array([ys[index].number(point.get("y")) for point in points], dtype=float)
    labels = [point.get("label") or "" for point in points]
    within = np.flatnonzero((at >= x.low) & (at <= x.high))
    heights = np.where(np.isnan(values[within]), np.inf, values[within])
    keys = (heights, at[within]) if kind == "scatter" else (at[within],)
    order = within[np.lexsort(keys)]
    return Series(
        document.get("name") or "",
        index,
        at[order],
        values[order],
        [labels[place] for place in order],
        bool(document.get("isContinuous")),
        values,
    )


def total(series: list[Series]) -> Series:
    """Returns the sums of the stacks; a missing part adds nothing."""
    xs = np.unique(np.concatenate([one.xs for one in series]))
    sums = []
    for x in xs:
        parts = [y for one in series for y in one.ys[one.xs == x] if math.isfinite(y)]
        sums.append(math.fsum(parts) if parts else math.nan)
    return Series("total", 0, xs, np.array(sums), [""] * len(xs))
