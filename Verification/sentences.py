"""Finds each number and date of a description again, and some of its claims.

RULES is a table of sentences: a template, and a function that computes what the sentence shows from
the points, or takes it from the facts that facts.py has recomputed. The first rule whose template
fits a line, and whose function can read it, checks the line. A line that no rule reads is checked
by fallback: each of its numbers must be one of the known numbers of the chart. To add a sentence,
add a row.
"""

import calendar
import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import facts
import lines
import points as points_of_table
from chart import DAY, Axis, Chart, Series
from shown import (
    MONTHS,
    NUMBER,
    UNITS,
    Place,
    Reader,
    Shown,
    Span,
    Unreadable,
    date,
    harmless,
    number,
    place_in,
    time_length,
)

PART_NAMES = {
    "months": MONTHS,
    "quarters": [f"the {one} quarter" for one in ("first", "second", "third", "fourth")],
    "weekdays": list(calendar.day_name),
    "hours": [f"{hour:02}:00" for hour in range(24)],
}
# Computed numbers have at most this many digits more than the data.
EXTRA = 1
SAMPLE = 1000


@dataclass
class Finding:
    """A part of a sentence: how many numbers it has, and whether they are right."""

    rule: str
    line: str
    text: str
    expected: str
    is_right: bool
    numbers: int
    # "rule", "fallback" or "none": how the numbers were found again.
    means: str = "rule"


@dataclass
class Line:
    """A line with what a rule needs to check it."""

    reader: Reader
    text: str
    index: int
    fields: dict[str, str] = field(default_factory=dict)
    rule: str = ""
    # Whether the name of the series stands before it.
    is_named: bool = False
    findings: list[Finding] = field(default_factory=list)

    @property
    def chart(self) -> Chart:
        return self.reader.chart

    @property
    def series(self) -> Series:
        return self.chart.series[self.index]

    @property
    def facts(self) -> dict[str, Any]:
        return self.chart.facts["series"][self.index]

    @property
    def axis(self) -> Axis:
        return self.chart.y(self.series)

    def add(self, text: str, expected: Any, is_right: object, numbers: int | None = None) -> None:
        count = len(self.reader.tokens(text)) if numbers is None else numbers
        said = expected if isinstance(expected, str) else f"{expected!r}"
        self.findings.append(Finding(self.rule, self.text, text, said, bool(is_right), count))

    def claim(self, text: str, expected: Any, is_right: object) -> None:
        self.add(text, expected, is_right, 0)

    # How many digits values have

    def range(self) -> tuple[float, float, str]:
        values = self.series.values
        if len(self.chart.series) > 1 and len(values) and np.min(values) < np.max(values):
            return float(np.min(values)), float(np.max(values)), self.axis.scale
        return self.axis.low, self.axis.high, self.axis.scale

    def data_place(self) -> int | None:
        """The power of ten of the last digit of the values."""
        ys = self.series.ys
        sample = ys[:: max(1, len(ys) // SAMPLE)]
        places = [last_digit(float(y)) for y in sample if math.isfinite(y)]
        return min(places, default=None)

    def value_place(self, value: float) -> int | None:
        return place_in(*self.range(), value) if self.axis.kind in ("number", "year") else None

    def computed_place(
        self, value: float, extra: int = EXTRA, whole_axis: bool = False
    ) -> int | None:
        if self.axis.kind != "number":
            return self.value_place(value)
        bounds = (self.axis.low, self.axis.high, self.axis.scale) if whole_axis else self.range()
        place, data = place_in(*bounds, value), self.data_place()
        if data is None or not -15 <= data < 15:
            return place
        return max(place, data - extra)

    # Parts of sentences

    def count(self, name: str, expected: int) -> None:
        self.add(self.fields[name], expected, number(self.fields[name]).value == expected)

    def value(
        self, text: str, expected: float | None, extra: int | None = None, **more: bool
    ) -> None:
        shown = self.reader.value(text, self.axis)
        if expected is None:
            self.add(text, "no value", False)
            return
        place = (
            self.value_place(expected)
            if extra is None
            else self.computed_place(expected, extra, **more)
        )
        self.add(text, expected, shown.fits(expected, place))

    def point(self, text: str, expected: dict[str, Any] | None) -> None:
        """A value and where it is: the point that a fact names."""
        shown, place = self.reader.point(text, self.axis)
        if expected is None:
            self.add(text, "no point", False)
            return
        x, y = self.chart.x.number(expected["x"]), self.axis.number(expected["y"])
        self.add(text, expected, shown.fits(y, self.value_place(y)) and place.fits(x))

    def raw_point(self, text: str) -> list[int]:
        """Returns the indices of the points that a text may name, all that it fits."""
        shown, place = self.reader.point(text, self.axis)
        return [
            index
            for index in np.flatnonzero(self.series.present)
            if place.fits(self.series.xs[index])
            and shown.fits(self.series.ys[index], self.value_place(self.series.ys[index]))
        ]

    def digits(self, text: str, expected: float | None, digits: int) -> None:
        shown = number(text)
        self.add(text, expected, expected is not None and shown.fits_digits(expected, digits))

    def coefficient(self, text: str, expected: float | None) -> None:
        shown = number(text)
        # Only exactly ±1 is written as ±1.
        right = expected is not None and (
            shown.fits(expected) or abs(shown.value) == 0.99 and 0.99 <= abs(expected) < 1
        )
        right = right and (abs(shown.value) < 1 or abs(expected or 0) == 1)
        self.add(text, expected, right)

    def percent(self, text: str, share: float) -> None:
        """A share in whole percent, or in hundredths near 0 and 100, which are only none and all."""
        shown = number(text)
        right = shown.fits(100 * share)
        if 0 < share < 1 and (share < 0.01 or not 1 <= round(100 * share) <= 99):
            right = shown.fits(100 * share, -2) or shown.value in (0.01, 99.99)
        self.add(text, 100 * share, right and (0 < shown.value < 100 or share in (0, 1)))

    def length(self, text: str, expected: float | None) -> None:
        """A length along x: a whole number of units within 2 %, otherwise two or three digits."""
        if expected is None:
            self.add(text, "no length", False)
            return
        axis = self.chart.x
        if axis.kind in ("date", "year", "duration"):
            shown, unit = time_length(text)
            unit /= UNITS["year"] if axis.kind == "year" else 1.0
        else:
            try:
                shown, unit = time_length(text)
            except Unreadable:
                shown, unit = number(self.reader.without_unit(text, axis)), 1.0
        count = abs(expected) / unit
        is_whole = shown.place >= 0 and abs(count - shown.value) <= 0.02 * count * (1 + 1e-9)
        self.add(text, expected, is_whole or shown.fits_digits(count, 2 if count < 10 else 3))

    def roughly(self, x: float) -> float:
        """An x of a smooth curve: rounded to a power of ten of which the axis has twenty."""
        axis = self.chart.x
        if axis.kind not in ("number", "year"):
            return x
        power = 10.0 ** math.floor(math.log10((axis.high - axis.low) / 20))
        return round(x / power) * power

    def rough_place(self, text: str, x: float) -> None:
        """A place to which an x is rounded, a tie either way."""
        place = self.reader.place(text)
        rounded = self.roughly(x)
        near = 1e-6 * (self.chart.x.high - self.chart.x.low)
        right = any(place.fits(one) for one in (x, rounded, rounded - near, rounded + near))
        self.add(text, rounded, right)

    def named(self, text: str, expected: dict[str, Any] | None) -> None:
        """A point that may have a name: "Mazda RX4 with 21 at 110", "21 for Mazda RX4"."""
        label = harmless((expected or {}).get("label") or "", 60)
        if label and text.startswith(label + " with "):
            text = text.removeprefix(label + " with ")
        self.point(text, expected)

    def rate(self, text: str, per_x: float | None) -> None:
        """A rate of change: `per_x` is that for 1 of x, in JSON's units."""
        if per_x is None:
            self.add(text, "no rate", False)
            return
        per_x = per_x * self.axis.per_unit / self.chart.x.per_unit
        found = re.fullmatch(rf"(.+?) an? ({'|'.join(UNITS)})", text)
        if found:
            length = UNITS[found[2]] / (UNITS["year"] if self.chart.x.kind == "year" else 1.0)
            self.amount(text, found[1], abs(per_x) * length)
            return
        found = re.fullmatch(rf"(.+?) for each increase of ({NUMBER}) in .+", text)
        if found:
            step = number(found[2]).value
            self.claim(text, "a power of ten", math.isclose(math.log10(step) % 1, 0, abs_tol=1e-9))
            self.amount(text, found[1], abs(per_x) * step)
            return
        found = re.fullmatch(r"(.+?) per (.+)", text)
        if not found:
            raise Unreadable(f"no rate: {text}")
        step = 1.0
        if re.search(r"\d", found[2]):
            step = number(self.reader.without_unit(found[2], self.chart.x)).value
        self.amount(text, found[1], abs(per_x) * step)

    def amount(self, text: str, amount: str, expected: float) -> None:
        """A difference of values in two digits, or three if the first is 1."""
        if self.axis.kind in ("date", "duration"):
            shown, unit = time_length(amount)
            near = abs(shown.value * unit - expected) <= max(
                0.5 * 10.0**shown.place * unit, 0.02 * expected
            )
            self.add(text, expected, near)
            return
        shown = number(self.reader.without_unit(amount, self.axis))
        leading = 10.0 ** math.floor(math.log10(expected)) if expected > 0 else 1.0
        digits = 3 if expected / leading < 2 else 2
        self.add(text, expected, shown.fits_digits(expected, digits, rounds_whole=True))


def last_digit(value: float) -> int:
    """The power of ten of the last digit of a number as its author wrote it."""
    digits, _, power = repr(abs(value)).partition("e")
    whole, _, decimals = digits.partition(".")
    decimals = decimals.rstrip("0")
    if decimals:
        return int(power or 0) - len(decimals)
    return int(power or 0) + len(whole) - len(whole.rstrip("0")) if whole.strip("0") else 0


# The frame


def title_line(line: Line) -> None:
    text = line.fields["kind"]
    title = harmless(line.chart.title, 100)
    if line.fields.get("title", title) != title or not re.match(r"an? ", text):
        raise Unreadable("no frame")
    found = re.fullmatch(r"(.+?) of (\d+) series", text)
    parts = len(line.chart.series) - (1 if line.chart.is_stacked else 0)
    kind = found[1] if found else text
    if found:
        line.add(found[2], parts, int(found[2]) == parts)
    words = {
        "line": "line chart",
        "bar": "bar chart",
        "scatter": "scatter chart",
        "histogram": "histogram",
    }
    line.claim(kind, line.chart.kind, words[line.chart.kind] in kind)


def x_axis(line: Line) -> None:
    axis_text(line, line.fields["axis"], line.chart.x)


def y_axis(line: Line) -> None:
    axis_text(line, line.fields["axis"], line.chart.ys[0])


def other_axis(line: Line) -> None:
    for axis in line.chart.ys[1:]:
        if line.fields["axis"].startswith(harmless(axis.title, 100)):
            try:
                axis_text(line, line.fields["axis"], axis)
                return
            except Unreadable:
                continue
    raise Unreadable("no such axis")


def axis_text(line: Line, text: str, axis: Axis) -> None:
    """Returns nothing; checks "year, 1917 to 1975"."""
    title = harmless(axis.title, 100)
    rest = text.removeprefix(title).removeprefix(", ")
    rest = rest.removesuffix(", logarithmic")
    if axis.kind == "category":
        found = re.fullmatch(r"(\d[\d,]*) (?:categories|bins), (?:the first )?(.+)", rest)
        if not found:
            line.claim(rest or text, axis.categories, len(axis.categories) <= 1)
            return
        count = len(axis.categories)
        line.add(found[1], count, number(found[1]).value == count)
        ends = [harmless(axis.categories[place], 100) for place in (0, -1)]
        said = found[2].replace(", the last ", " to ")
        line.add(found[2], ends, said == f"{ends[0]} to {ends[1]}")
        return
    if rest.startswith("always "):
        shown = line.reader.value(rest.removeprefix("always "), axis)
        line.add(rest, axis.low, shown.fits(axis.low))
        return
    low, found, high = rest.rpartition(" to ")
    if not found:
        raise Unreadable(f"no range: {text}")
    for text, end in ((low, axis.low), (high, axis.high)):
        shown = line.reader.value(text, axis)
        place = place_in(axis.low, axis.high, axis.scale, end)
        is_number = axis.kind in ("number", "year")
        line.add(text, end, shown.fits(end, place if is_number else None))


def brief_frame(line: Line) -> None:
    """Both axes in one sentence; what separates them may be in their titles."""
    content, x, y = line.fields["content"], line.fields["x"], line.fields["y"]
    inner = Line(line.reader, line.text, 0, {**line.fields, "kind": content}, line.rule)
    title_line(inner)
    axis_text(inner, x, line.chart.x)
    axis_text(inner, y, line.chart.ys[0])
    line.findings += inner.findings


def names_line(line: Line) -> None:
    text = line.fields["names"]
    found = re.search(r" and (\d+) more$", text)
    shown = min(10, len(line.chart.series)) if found else len(line.chart.series)
    shown -= 1 if line.chart.is_stacked and not found else 0
    if found:
        rest = len(line.chart.series) - (1 if line.chart.is_stacked else 0) - 10
        line.add(found[1], rest, int(found[1]) == rest)
    line.claim(
        text, line.reader.names[:shown], all(name in text for name in line.reader.names[:shown])
    )


def all_series(direction: str) -> Callable[[Line], None]:
    def check(line: Line) -> None:
        said = [one["trend"] and one["trend"]["direction"] for one in line.chart.facts["series"]]
        line.claim(line.text, said, all(one == direction for one in said))

    return check


# Counts


def points(line: Line) -> None:
    expected = sum(len(one.xs) for one in counted(line))
    line.count("count", expected)


def counted(line: Line) -> list[Series]:
    """The series whose points a sentence counts."""
    if line.chart.is_stacked:
        return line.chart.series[:-1]
    return line.chart.series if len(line.chart.series) > 1 and line.index == 0 else [line.series]


def missing(line: Line) -> None:
    series = counted(line)
    line.count("points", sum(len(one.xs) for one in series))
    line.count("count", sum(int(np.sum(~one.present)) for one in series))


def all_missing(line: Line) -> None:
    series = counted(line)
    line.count("count", sum(len(one.xs) for one in series))
    line.claim(line.text, 0, not any(one.present.any() for one in series))


def constant(line: Line) -> None:
    values = line.series.values
    line.count("count", len(values))
    line.value(line.fields["value"], float(values[0]))
    line.claim(line.text, "equal", np.min(values) == np.max(values))


def single(line: Line) -> None:
    line.point(line.fields["point"], line.facts["first"])
    line.claim(line.text, 1, len(line.series.values) == 1)


def more_series(line: Line) -> None:
    parts = len(line.chart.series) - (1 if line.chart.is_stacked else 0)
    line.count("count", parts - 10)


# Values


def extreme(fact: str) -> Callable[[Line], None]:
    def check(line: Line) -> None:
        text, said = line.fields["point"], line.facts[fact]
        if line.chart.x.kind == "row" and " for " in text:
            labelled(line, text, said)
        else:
            line.point(text, said)

    return check


def labelled(line: Line, text: str, said: dict[str, Any]) -> None:
    """A value and the name of its row."""
    found = np.flatnonzero(line.series.xs == line.chart.x.number(said["x"]))
    label = harmless(line.series.labels[found[0]], 60)
    if not label or not text.endswith(" for " + label):
        raise Unreadable(f"not named: {text}")
    y = line.axis.number(said["y"])
    shown = line.reader.value(text.removesuffix(" for " + label), line.axis)
    line.add(text, [y, label], shown.fits(y, line.value_place(y)))


def reached(fact: str) -> Callable[[Line], None]:
    def check(line: Line) -> None:
        said = line.facts[fact]
        y = line.axis.number(said["y"])
        line.value(line.fields["value"], y)
        times = int(np.sum(line.series.ys == y))
        if "count" in line.fields:
            line.count("count", times)
        else:
            line.claim("twice", times, times == 2)
        if "place" in line.fields:
            place = line.reader.place(line.fields["place"])
            line.add(line.fields["place"], said["x"], place.fits(line.chart.x.number(said["x"])))
        if "places" in line.fields:
            tied(line, line.fields["places"], line.series.xs[line.series.ys == y], times)

    return check


def tied(line: Line, text: str, xs: np.ndarray, count: int) -> None:
    found = re.search(r" and (\d+) more$", text)
    if found:
        line.add(found[1], count - 5, int(found[1]) == count - 5)
        text = text[: found.start()]
    names = (
        [harmless(line.chart.x.categories[int(x)], 60) for x in xs[:5]]
        if line.chart.x.categories
        else []
    )
    line.claim(text, names, all(name in text for name in names))


def mean(line: Line) -> None:
    said = line.facts
    line.value(line.fields["mean"], line.axis.number(said["mean"]), EXTRA)
    spread(line, line.fields["deviation"], said["standardDeviation"])


def spread(line: Line, text: str, expected: float | None) -> None:
    """A difference of values, in their unit."""
    if expected is None or line.axis.kind == "date":
        if expected is not None:
            shown, unit = time_length(text)
            near = max(0.5 * 10.0**shown.place * unit, 0.02 * expected * DAY)
            line.add(text, expected, abs(shown.value * unit - expected * DAY) <= near)
            return
        line.add(text, "no value", False)
        return
    if line.axis.kind == "duration":
        line.add(text, expected, line.reader.value(text, line.axis).fits(expected))
        return
    shown = number(line.reader.without_unit(text, line.axis))
    line.add(text, expected, shown.fits(expected, line.computed_place(expected)))


def median(line: Line) -> None:
    names = {"median": "median", "lower": "lowerQuartile", "upper": "upperQuartile"}
    for part, fact in names.items():
        line.value(line.fields[part], line.axis.number(line.facts[fact]), EXTRA)


def skewness(line: Line) -> None:
    line.digits(line.fields["skewness"], line.facts["skewness"], 2)
    line.claim(
        line.text, line.facts["skewness"], (line.facts["skewness"] > 0) == ("high" in line.text)
    )


# Trends


def trend_rate(line: Line) -> None:
    trend = line.facts["trend"]
    line.rate(line.fields["rate"], trend and trend["slope"])
    direction(line)


def direction(line: Line) -> None:
    """Whether "rises" and "falls" are those of the trend."""
    said = (
        "rising"
        if re.search(
            r"\brises\b",
            line.text.partition(" overall")[0][-40:] + " " + line.text.partition("verall ")[2][:12],
        )
        else "falling"
    )
    trend = line.facts["trend"]
    line.claim(line.text, trend and trend["direction"], trend and trend["direction"] == said)


def factor(line: Line) -> None:
    first, last = (line.axis.number(line.facts[fact]["y"]) for fact in ("first", "last"))
    line.digits(line.fields["factor"], last / first if last > first else first / last, 3)
    direction(line)


def no_trend(line: Line) -> None:
    trend = line.facts["trend"]
    if "p" in line.fields:
        line.digits(line.fields["p"], trend and trend["pValue"], 2)
    line.claim(line.text, trend, trend and trend["direction"] == "none")


def straight(line: Line) -> None:
    fit = line.facts["linearFit"]["rSquared"]
    line.coefficient(line.fields["r"], fit)
    line.claim(line.text, fit, fit >= (0.9 if "closely" in line.text else 0.5))


def ends(line: Line) -> None:
    line.point(line.fields["first"], line.facts["first"])
    line.point(line.fields["last"], line.facts["last"])


def course(line: Line) -> None:
    """From turn to turn: each point is one of the data, and the extreme between its neighbours."""
    clause = r"(?:, | and |^)(?:[Ii]t )?(rises|falls) (?:from )?(?=.)"
    parts = re.split(clause, line.fields["clauses"])
    if parts[0].strip() or len(parts) < 3:
        raise Unreadable("no course")
    found: list[tuple[str, list[int]]] = []
    directions = []
    for word, text in zip(parts[1::2], parts[2::2]):
        text = text.removeprefix("to ")
        if not found:
            start, separator, text = text.partition(" to ")
            if not separator:
                raise Unreadable("no start")
            found.append((start, line.raw_point(start)))
        found.append((text, line.raw_point(text)))
        directions.append(word)
    for text, indices in found:
        line.add(text, indices[:3], len(indices) > 0)
    if all(indices for _, indices in found):
        way(line, [(text, indices[0]) for text, indices in found], directions)


def way(line: Line, found: list[tuple[str, int]], directions: list[str]) -> None:
    ys = line.series.ys
    for (before, start), (after, end), word in zip(found, found[1:], directions):
        is_right = ys[end] > ys[start] if word == "rises" else ys[end] < ys[start]
        line.claim(
            f"{before} {word} to {after}",
            [float(ys[start]), float(ys[end])],
            is_right and start < end,
        )
    for place in range(1, len(found) - 1):
        between = ys[found[place - 1][1] : found[place + 1][1] + 1]
        expected = np.nanmax(between) if directions[place - 1] == "rises" else np.nanmin(between)
        line.claim(
            f"turn at {found[place][0]}",
            f"extreme {expected:.12g}",
            ys[found[place][1]] == expected,
        )


def bends(line: Line) -> None:
    said = line.facts["segments"]
    parts = re.split(r"(?:, | and |^)(rises by|falls by|stays level)", line.fields["clauses"])[1:]
    texts = list(zip(parts[::2], parts[1::2]))
    line.claim(line.text, len(said), len(texts) == len(said))
    for (word, text), part in zip(texts, said):
        text = text.strip()
        found = re.search(r"(?:until|up to) (?!.*\b(?:until|up to) ).+$", text)
        if not found:
            raise Unreadable("no bend")
        end = line.reader.place(found[0])
        line.add(found[0], part["to"], end.fits(line.chart.x.number(part["to"])))
        if word != "stays level":
            line.rate(text[: found.start()].strip(), part["slope"])
            line.claim(text, part["slope"], (part["slope"] > 0) == (word == "rises by"))


# What is notable


def step(line: Line) -> None:
    place = line.reader.place("after " + line.fields["start"])
    xs = line.series.at
    for said in line.facts["steps"]:
        index = int(np.flatnonzero(xs == line.chart.x.number(said["x"]))[0])
        if index > 0 and place.fits(float(xs[index - 1])):
            break
    else:
        line.add(line.text, "no such step", False)
        return
    line.add(line.fields["start"], float(xs[index - 1]), True)
    before, after = (line.axis.number(said[fact]) for fact in ("before", "after"))
    shown = [line.reader.value(line.fields[name], line.axis) for name in ("before", "after")]
    # With enough digits for the difference to have two, at most two more than the data.
    data = line.data_place() or 0
    extra = next((one for one in range(3) if abs(after - before) * 10.0 ** (one - data) >= 10), 2)
    for text, one, value in zip(
        (line.fields["before"], line.fields["after"]), shown, (before, after)
    ):
        line.add(text, value, one.fits(value, line.computed_place(value, extra)))
    # The size is the difference of the two levels as they are shown.
    amount = line.fields["amount"]
    size = abs(after - before)
    if isinstance(shown[0], Shown):
        size = abs(shown[1].value - shown[0].value)
    if line.axis.kind == "date":
        length, unit = time_length(amount)
        line.add(amount, size, abs(length.value * unit - size) <= 0.02 * size)
        return
    line.add(amount, size, line.reader.value(amount, line.axis).fits(size))
    line.claim(line.text, after - before, (after > before) == ("jumps" in line.text))


def further_steps(line: Line) -> None:
    line.count("count", len(line.facts["steps"]) - 5)


def period(line: Line) -> None:
    said = line.facts["period"]
    if said is None:
        line.add(line.text, "no period", False)
        return
    period_length(line, line.fields["length"], said)
    if "r" in line.fields:
        line.coefficient(line.fields["r"], said["strength"])
        words = {"clearly": (0.7, 1.01), "loosely": (0.5, 0.7), "faintly": (0.0, 0.5)}
        word = next(one for one in words if one in line.text)
        low, high = words[word]
        line.claim(word, said["strength"], low <= said["strength"] < high)
    if "rate" in line.fields:
        line.rate(line.fields["rate"], line.facts["trend"]["slope"])


def period_length(line: Line, text: str, said: dict[str, Any]) -> None:
    if text.endswith((" points", " point")):
        shown, unit, expected = number(text.rpartition(" ")[0]), 1.0, said["points"]
    elif line.chart.x.kind in ("date", "year", "duration"):
        shown, unit = time_length(text)
        expected = said["length"] * line.chart.x.per_unit
        unit = unit / UNITS["year"] if line.chart.x.kind == "year" else unit
    else:
        shown = number(line.reader.without_unit(text, line.chart.x))
        unit, expected = 1.0, said["length"]
    # A length within 2 % of a whole number of units is rounded to it.
    limit = max(0.5 * 10.0**shown.place * unit, 0.0201 * expected if shown.place == 0 else 0)
    line.add(text, expected, abs(shown.value * unit - expected) <= limit * (1 + 1e-9))


def outlier(line: Line) -> None:
    said = line.facts["outliers"]
    if len(said) != 1:
        line.add(line.text, len(said), False)
        return
    outlier_point(line, line.fields["point"], said)
    line.digits(line.fields["deviations"], abs(said[0]["deviations"]), 2)
    if "ring" not in line.text:
        is_above = said[0]["deviations"] > 0
        line.claim(line.text, said[0]["deviations"], is_above == ("above" in line.text))


def outlier_point(line: Line, text: str, said: list[dict[str, Any]]) -> None:
    for one in said:
        label = harmless(one.get("label", ""), 60)
        point = text
        if label:
            if not text.startswith(label + " with "):
                continue
            point = text.removeprefix(label + " with ")
        try:
            shown, place = line.reader.point(point, line.axis)
        except Unreadable:
            continue
        y = line.axis.number(one["y"])
        if shown.fits(y, line.value_place(y)) and place.fits(line.chart.x.number(one["x"])):
            line.add(text, one, True)
            return
    # It may be the text of several.
    line.reader.point(text.rpartition(" with ")[2], line.axis)
    line.add(text, "no such outlier", False)


def outliers(line: Line) -> None:
    said = line.facts["outliers"]
    line.count("count", len(said))
    shown = len(said) if len(said) <= 5 else 3
    counted = list(line.findings)
    tried: list[Finding] = []
    for texts in line.reader.items(line.fields["points"], shown):
        line.findings = list(counted)
        try:
            for text in texts:
                outlier_point(line, text, said)
        except Unreadable:
            continue
        tried = tried or line.findings
        if all(one.is_right for one in line.findings):
            return
    if not tried:
        raise Unreadable("no outliers")
    line.findings = tried


def gap(line: Line) -> None:
    gap_span(line, line.fields["length"], line.fields["span"])


def span_ends(line: Line, span: str) -> tuple[Place, Place]:
    text = span.removeprefix("from ")
    for found in re.finditer(" to ", text):
        try:
            return line.reader.x(text[: found.start()]), line.reader.x(text[found.end() :])
        except Unreadable:
            continue
    raise Unreadable(f"no span: {span}")


def gap_span(line: Line, length: str, span: str) -> None:
    first, last = span_ends(line, span)
    for one in line.facts["gaps"]:
        low, high = line.chart.x.number(one["from"]), line.chart.x.number(one["to"])
        if first.fits(low) and last.fits(high):
            line.add(span, one, True)
            gap_length(line, length, one, high - low)
            return
    line.add(span, "no such gap", False)


def gap_length(line: Line, text: str, said: dict[str, Any], length: float) -> None:
    if text.endswith((" values", " value")):
        count = number(text.split()[0]).value
        line.add(text, said["count"], count == said["count"])
        return
    parts = re.findall(rf"({NUMBER}) (\w+?)s?(?= |$)", text)
    seconds = sum(number(amount).value * UNITS[unit] for amount, unit in parts)
    if line.chart.x.kind == "year":
        seconds /= UNITS["year"]
    # The rows fill one step more than lies between the first and the last.
    expected = length * said["count"] / (said["count"] - 1) if said["count"] > 1 else length
    line.add(text, expected, abs(seconds - expected) <= 0.04 * expected)


def gaps(line: Line) -> None:
    line.count("count", len(line.facts["gaps"]))
    if "length" in line.fields:
        gap_span(line, line.fields["length"], line.fields["span"])


def missing_at(line: Line) -> None:
    place = line.reader.place(line.fields["place"])
    xs = [line.chart.x.number(one["from"]) for one in line.facts["gaps"]]
    line.add(line.fields["place"], xs[:5], any(place.fits(x) for x in xs))


# Relations


def of_measure(line: Line) -> None:
    """Of several series on axes of their own, the name is that of the measure."""
    if line.index == 0 and line.fields.get("y") in line.reader.names:
        line.index = line.reader.series(line.fields["y"])


def with_name(fact: str, check: Callable[[Line], None]) -> Callable[[Line], None]:
    """Checks a sentence about a series that it must name, unless there is only one; where it does
    not, the series is sought that it may be about."""

    def checked(line: Line) -> None:
        said = line.chart.facts["series"]
        if len(said) == 1 or line.is_named:
            check(line)
            return
        line.claim(line.text, "the name of a series", False)
        tried: list[Finding] = []
        for index in (index for index, one in enumerate(said) if one[fact]):
            inner = Line(line.reader, line.text, index, line.fields, line.rule)
            try:
                check(inner)
            except Unreadable:
                continue
            tried = tried or inner.findings
            if all(one.is_right for one in inner.findings):
                tried = inner.findings
                break
        line.findings += tried

    return checked


def relation(line: Line) -> None:
    of_measure(line)
    said = line.facts["correlation"]
    line.coefficient(line.fields["spearman"], said["spearman"])
    line.coefficient(line.fields["pearson"], said["pearson"])
    is_level = re.search("no clear relation|neither rises nor falls", line.text) is not None
    line.claim(line.text, said["isSignificant"], said["isSignificant"] != is_level)
    if "strength" not in line.fields:
        if is_level:
            depends = line.facts["isDependent"] is True
            line.claim(line.text, depends, depends == ("no clear" not in line.text))
        return
    words = ["very weak", "weak", "moderate", "strong", "very strong"]
    expected = words[min(4, int(abs(said["spearman"]) / 0.2 + 1e-12))]
    line.claim(line.fields["strength"], expected, line.fields["strength"] == expected)
    line.claim(line.text, said["spearman"], (said["spearman"] > 0) == ("falls as" not in line.text))
    pace = line.facts["form"] and line.facts["form"].get("pace")
    told = "faster" if "ever faster" in line.text else "slower" if "ever more" in line.text else ""
    line.claim(line.text, pace, (pace if pace in ("faster", "slower") else "") == told)


def one_turn(line: Line) -> None:
    of_measure(line)
    form = line.facts["form"]
    line.claim(line.text, form, form["risesFirst"] == (" then falls" in line.text))
    if len(form["turns"]) != 1:
        line.add(line.text, form["turns"], False)
        return
    line.rough_place(line.fields["until"], line.chart.x.number(form["turns"][0]))
    line.coefficient(line.fields["spearman"], line.facts["correlation"]["spearman"])
    line.coefficient(line.fields["pearson"], line.facts["correlation"]["pearson"])


def several_turns(line: Line) -> None:
    of_measure(line)
    form = line.facts["form"]
    line.count("count", len(form["turns"]))
    line.claim(line.text, form, form["risesFirst"] == ("rises at first" in line.text))
    texts = next(line.reader.items(line.fields["places"], len(form["turns"])), [])
    for text, turn in zip(texts, form["turns"]):
        line.rough_place(text, line.chart.x.number(turn))


def ring(line: Line) -> None:
    form = line.facts["form"]
    if not form or form["kind"] != "ring":
        raise Unreadable("no ring")
    x, y = line.chart.x.number(form["x"]), line.axis.number(form["y"])
    for found in re.finditer(", ", line.fields["centre"]):
        try:
            left = line.fields["centre"][: found.start()]
            right = line.fields["centre"][found.end() :]
            left = left.removeprefix(harmless(line.chart.x.title, 60) or "x").strip()
            height = line.reader.value(right.rpartition(" ")[2], line.axis)
            place = line.reader.x(left)
        except Unreadable:
            continue
        line.add(left, line.roughly(x), place.fits(line.roughly(x)) or place.fits(x))
        line.add(right, y, height.fits(y, line.computed_place(y, 0)))
        return
    raise Unreadable("no centre")


def spread_along_x(line: Line) -> None:
    of_measure(line)
    expected = "growing" if "grows" in line.text else "shrinking"
    line.claim(line.text, line.facts["spread"], line.facts["spread"] == expected)


def one_point(effect: str) -> Callable[[Line], None]:
    def check(line: Line) -> None:
        said = line.facts["leveragePoint"]
        if said is None:
            line.add(line.text, "no such point", False)
            return
        line.named(line.fields["point"], said)
        line.claim(line.text, said["effect"], said["effect"] == effect)
        if "without" in line.fields:
            line.coefficient(line.fields["without"], said["pearsonWithout"])
            line.coefficient(line.fields["pearson"], line.facts["correlation"]["pearson"])
        else:
            line.claim(line.text, said, said["pearsonWithout"] is None)

    return with_name("leveragePoint", check)


def category_means(line: Line) -> None:
    said = line.facts["categories"]
    text = line.fields["means"]
    found = re.search(r" and (\d+) more$", text)
    shown = said[:5]
    if found:
        line.add(found[1], len(said) - 5, int(found[1]) == len(said) - 5)
        text = text[: found.start()]
    for one in shown:
        name = re.escape(harmless(str(one["x"]), 60))
        item = re.search(rf"(?:^|, | and ){name} (.+?) \(n ({NUMBER})\)", text)
        if not item:
            line.add(text, one, False)
            continue
        line.value(item[1], line.axis.number(one["mean"]), EXTRA)
        line.add(item[2], one["count"], number(item[2]).value == one["count"])


def signs_of_series(line: Line) -> list[int]:
    said = [one["correlation"] for one in line.chart.facts["series"]]
    return [
        (1 if one["spearman"] > 0 else -1) if one["isSignificant"] else 0 for one in said if one
    ]


def reversal(line: Line) -> None:
    pooled = line.chart.facts["pooled"]
    line.coefficient(line.fields["spearman"], pooled["spearman"])
    rises = pooled["spearman"] > 0
    line.claim(line.text, pooled, rises == ("falls as" not in line.text.partition("but")[0]))
    signs = signs_of_series(line)
    opposite = sum(one == (-1 if rises else 1) for one in signs)
    if "count" in line.fields:
        line.count("count", opposite)
        line.count("all", len(signs))
        line.claim(line.text, signs, 2 * opposite > len(signs))
    elif "every series" in line.text:
        line.claim(line.text, signs, opposite == len(line.chart.series))
    else:
        line.claim(line.text, signs, not any(signs))


def separated(line: Line) -> None:
    titles = {"x": line.chart.x.title or "x", "y": line.axis.title or "y"}
    for one in line.chart.facts["separations"]:
        if harmless(titles[one["axis"]], 60) != line.fields["measure"]:
            continue
        for part in ("higher", "lower"):
            names = [line.reader.names[index] for index in one[part]]
            told = line.fields[part]
            line.claim(told, names, all(name in told for name in names[-10:]))
        return
    line.claim(line.text, line.chart.facts["separations"], False)


def related_alike(sign: int) -> Callable[[Line], None]:
    def check(line: Line) -> None:
        signs = signs_of_series(line)
        right = len(signs) == len(line.chart.series) and set(signs) == {sign}
        line.claim(line.text, signs, right)

    return check


def mean_slope(line: Line) -> None:
    line.rate(line.fields["rate"], line.facts["linearFit"]["slope"])


def groups(line: Line) -> None:
    said = line.facts["clusters"]
    line.count("count", len(said))
    texts = next(line.reader.items(line.fields["groups"], len(said)), [])
    line.claim(line.text, len(said), len(texts) == len(said))
    for text, one in zip(texts, said):
        count, found, point = text.partition(" around ")
        if not found:
            raise Unreadable("no group")
        line.add(count, one["count"], number(count).value == one["count"])
        shown, place = line.reader.point(point, line.axis)
        x, y = line.chart.x.number(one["x"]), line.axis.number(one["y"])
        right = shown.fits(y, line.computed_place(y, 0)) and place.fits(x)
        line.add(point, [x, y], right)


# Growth, spread and seasons


def wanders(line: Line) -> None:
    ends(line)
    trend = line.facts["trend"]
    memory = line.facts["lag1Autocorrelation"]
    line.claim(line.text, trend, trend["direction"] == "none")
    line.claim(line.text, memory, memory >= 0.8)


def growing(law: str, direction: str) -> Callable[[Line], None]:
    def check(line: Line) -> None:
        found = lines.growth(line.series.at, line.series.values)
        said = line.facts["trend"]["direction"]
        line.claim(line.text, found, found is not None and found.law == law)
        line.claim(line.text, said, said == direction)
        if found is None:
            return
        if "length" in line.fields:
            line.length(line.fields["length"], found.number)
        if "step" in line.fields:
            line.digits(line.fields["step"], found.number, 2)
        if "level" in line.fields:
            line.value(line.fields["level"], found.number, 0)
        if "first" in line.fields:
            ends(line)

    return check


def spread_change(line: Line) -> None:
    ratio = lines.spread_ratio(line.series.values)
    if ratio is None:
        line.add(line.text, "no change of the spread", False)
        return
    line.digits(line.fields["factor"], max(ratio, 1 / ratio), 2)
    line.claim(line.text, ratio, (ratio > 1) == ("at the end as" in line.text))


def found_seasons(line: Line) -> list[lines.Season]:
    period = line.facts["period"]
    length = period["length"] * line.chart.x.per_unit if period and period["length"] else None
    return lines.seasons(line.series.at, line.series.values, length)


def season(*cycles: str) -> Callable[[Line], None]:
    def check(line: Line) -> None:
        found = [one for one in found_seasons(line) if one.cycle in cycles]
        if not found:
            line.add(line.text, "no such season", False)
            return
        names = PART_NAMES[found[0].cycle]
        profile = found[0].profile
        # Parts may have equal averages but for rounding.
        near = 1e-9 * found[0].swing
        for text, extreme in (("high", np.nanmax(profile)), ("low", np.nanmin(profile))):
            said = line.fields[text]
            expected = [name for name, y in zip(names, profile) if abs(y - extreme) <= near]
            line.add(said, expected, said in expected)
        line.amount(line.fields["amount"], line.fields["amount"], found[0].swing)
        if "factor" in line.fields:
            swing(line)

    return check


def swing(line: Line) -> None:
    ratios = [one.growth for one in found_seasons(line) if one.growth]
    shown = number(line.fields["factor"])
    right = any(shown.fits_digits(max(one, 1 / one), 2) for one in ratios)
    line.add(line.fields["factor"], ratios, right)
    grows = "grows" in line.text
    line.claim(line.text, ratios, any((one > 1) == grows for one in ratios))


# Equal and far values


def most_equal(line: Line) -> None:
    said = line.facts["majority"]
    line.percent(line.fields["percent"], said["count"] / len(line.series.values))
    line.value(line.fields["value"], line.axis.number(said["y"]))
    for name, fact in (("low", "low"), ("high", "high"), ("other", "low")):
        if name in line.fields:
            line.value(line.fields[name], line.axis.number(said[fact]))
    line.claim(line.text, said, ("other" in line.fields) == (said["low"] == said["high"]))


def rare_events(line: Line) -> None:
    """How often the others come, in the smallest unit of time that has one."""
    values = line.series.values
    events = len(values) - line.facts["majority"]["count"]
    found = re.fullmatch(rf"({NUMBER}) an? ({'|'.join(UNITS)})", line.fields["rate"])
    if not found:
        raise Unreadable("no rate")
    extent = float(line.series.at[-1] - line.series.at[0])
    extent *= UNITS["year"] if line.chart.x.kind == "year" else 1.0
    count = events * UNITS[found[2]] / extent
    shown = number(found[1])
    line.add(found[1], count, shown.fits_digits(round(count), 1 if count < 9.5 else 2, True))
    line.claim(line.fields["rate"], count, count >= 1)


def equal_run(line: Line) -> None:
    said = line.facts["equalRun"]
    line.value(line.fields["value"], line.axis.number(said["y"]))
    line.count("count", said["count"])
    first, last = span_ends(line, line.fields["span"])
    x_of = line.chart.x.number
    line.add(line.fields["span"], said, first.fits(x_of(said["from"])) and last.fits(x_of(said["to"])))


def far_values(line: Line) -> None:
    said = line.facts["farValues"]
    line.percent(line.fields["percent"], (said["above"] + said["below"]) / len(line.series.values))
    is_above = said["above"] > 0 and " above" in line.text
    is_below = said["below"] > 0 and " below" in line.text
    both = " above or below " in line.text
    right = both == (said["above"] > 0 < said["below"]) and (is_above or is_below)
    line.claim(line.text, said, right)


def all_but_one(line: Line) -> None:
    values, counts = np.unique(line.series.values, return_counts=True)
    best = int(np.argmax(counts))
    line.count("same", int(counts[best]))
    line.count("all", len(line.series.values))
    line.value(line.fields["value"], float(values[best]))
    other = "minimum" if line.axis.number(line.facts["minimum"]["y"]) != values[best] else "maximum"
    line.point(line.fields["point"], line.facts[other])


# Shares


def nearly_equal(line: Line) -> None:
    values = line.series.values
    mean = float(np.mean(values))
    distance = float(np.max(np.abs(values - mean))) / mean
    expected = max(1, math.ceil(distance * 100 - 1e-9))
    line.add(line.fields["percent"], expected, number(line.fields["percent"]).value == expected)
    line.value(line.fields["mean"], mean, EXTRA)


def largest_share(line: Line) -> None:
    values = line.series.values
    whole = math.fsum(values)
    best = int(np.argmax(values))
    name = line.reader.x(line.fields["name"])
    line.add(line.fields["name"], best, name.fits(float(line.series.at[best])))
    line.percent(line.fields["percent"], float(values[best]) / whole)
    shown = line.reader.value(line.fields["sum"], line.axis)
    line.add(line.fields["sum"], whole, shown.fits(whole, line.computed_place(whole, 0)))
    has_means = re.search("averaged|mean", line.chart.note) is not None
    line.claim(line.text, line.chart.note, not has_means)


def few_shares(line: Line) -> None:
    order = np.sort(line.series.values)[::-1]
    sums = np.cumsum(order)
    few = int(np.argmax(sums >= sums[-1] / 2)) + 1
    line.count("count", few)
    line.count("all", len(order))
    line.percent(line.fields["percent"], float(sums[few - 1] / sums[-1]))


def lead(line: Line) -> None:
    values = line.series.values
    order = np.argsort(-values, kind="stable")
    factor = float(values[order[0]] / values[order[1]])
    line.digits(line.fields.get("factor", "2"), factor, 2)
    for text, index in ((line.fields["name"], order[0]), (line.fields["second"], order[1])):
        place = line.reader.x(text)
        equal = line.series.at[values == values[index]]
        line.add(text, float(line.series.at[index]), any(place.fits(x) for x in equal))


def row_counts(line: Line) -> None:
    """How many rows of the table each value is the mean of."""
    tables = None
    if line.chart.table is not None:
        tables = points_of_table.groups(line.chart, line.chart.table)
    if not tables:
        raise Unreadable("not the names of the table")
    counts = [int(count) for table in tables for count in table["count"]]
    line.count("count", max(counts))
    if "min" in line.fields:
        line.count("min", min(counts))
    else:
        line.claim(line.text, counts[:5], min(counts) == max(counts))


# Histograms


def bins(line: Line) -> tuple[np.ndarray, np.ndarray]:
    return line.series.xs, np.nan_to_num(line.series.ys)


def bin_name(line: Line, x: float) -> str:
    return harmless(line.chart.x.categories[int(x)], 60)


def fullest(line: Line) -> None:
    xs, ys = bins(line)
    best = int(np.argmax(ys))
    line.count("count", round(float(ys[best])))
    name = bin_name(line, xs[best])
    line.add(line.fields["bin"], name, line.fields["bin"] == name)


def fullest_of_each(line: Line) -> None:
    for series, name in list(zip(line.chart.series, line.reader.names))[:5]:
        best = harmless(line.chart.x.categories[int(series.xs[np.nanargmax(series.ys)])], 60)
        line.add(f"{best} for {name}", best, f"{best} for {name}" in line.text)


def peaks(line: Line) -> None:
    names = [harmless(str(mode), 60) for mode in line.facts["modes"]]
    line.count("count", len(names))
    text = ", ".join(names[:-1]) + " and " + names[-1]
    line.add(line.fields["bins"], text, line.fields["bins"] == text)


def middle(line: Line) -> None:
    xs, ys = bins(line)
    sums = np.cumsum(ys)
    parts = {"lower": 0.25, "median": 0.5, "upper": 0.75, "bin": 0.5}
    for name, part in parts.items():
        if name in line.fields:
            expected = bin_name(line, xs[int(np.argmax(sums >= part * sums[-1]))])
            line.add(line.fields[name], expected, line.fields[name] == expected)


def tail(line: Line) -> None:
    xs, ys = bins(line)
    weights = ys / np.sum(ys)
    distance = xs - np.sum(xs * weights)
    expected = np.sum(weights * distance**3) / np.sum(weights * distance**2) ** 1.5
    line.digits(line.fields["skewness"], float(expected), 2)


def binned(line: Line) -> None:
    parts = line.chart.series[:-1] if line.chart.is_stacked else line.chart.series
    parts = parts if len(parts) > 1 else [line.series]
    line.count("count", round(sum(float(np.nansum(one.ys)) for one in parts)))
    line.count("bins", len(line.chart.x.categories))


def empty_bins(line: Line) -> None:
    line.count("count", int(np.sum(line.series.ys == 0)))


# Several series


def trends_by_direction(line: Line) -> None:
    said = line.chart.facts["series"]
    words = {"rising": "rising in ", "falling": "falling in ", "none": "none clear in "}
    found = 0
    for part in re.split(r"; (?=rising in |falling in |none clear in )", line.fields["groups"]):
        for direction, start in words.items():
            if not part.startswith(start):
                continue
            names = [
                name
                for name, one in zip(line.reader.names, said)
                if one["trend"] and one["trend"]["direction"] == direction
            ]
            found += len(names)
            listed(line, part.removeprefix(start), names)
    line.claim(line.text, len(said), found == len(said))


def listed(line: Line, text: str, names: list[str]) -> None:
    """A list of names, the first ten of more."""
    shown = list_text(names[:10], len(names))
    line.add(text, shown, text == shown, 1 if len(names) > 10 else 0)


def list_text(names: list[str], count: int) -> str:
    if count > len(names):
        return f"{', '.join(names)} and {count - len(names)} more"
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def difference(line: Line) -> None:
    first, second = line.chart.series[:2]
    others = dict(zip(second.at.tolist(), second.values.tolist()))
    pairs = [(x, y, others[x]) for x, y in zip(first.at, first.values) if x in others]
    best = max(pairs, key=lambda one: abs(one[1] - one[2]))
    place = line.reader.place(line.fields["place"])
    line.add(line.fields["place"], best[0], place.fits(float(best[0])))
    for index, (name, value) in enumerate((("first", "one"), ("second", "other"))):
        line.index = index
        line.claim(line.fields[name], index, line.fields[name] == line.reader.names[index])
        line.value(line.fields[value], float(best[1 + index]))


def aligned_lines(line: Line) -> tuple[np.ndarray, np.ndarray]:
    found = lines.aligned([(one.at, one.values) for one in line.chart.series])
    if found is None:
        raise Unreadable("lines have few x in common")
    return found


def shared_course(line: Line) -> None:
    """Each leg ends at an extreme of the mean of all lines, and four of five lines go its way."""
    xs, ys = aligned_lines(line)
    mean = np.mean([lines.standardised(one) for one in ys], axis=0)
    parts = re.split(r"(?:, | and |^)(rise|fall) (?=until |up to )", line.fields["clauses"])
    if parts[0] or len(parts) < 3:
        raise Unreadable("no course")
    places = [0]
    for text in parts[2::2]:
        place = line.reader.place(text)
        fitting = [index for index in np.flatnonzero(xs > xs[places[-1]]) if place.fits(xs[index])]
        line.add(text, "an x of all lines", len(fitting) > 0)
        if not fitting:
            return
        rises = parts[1::2][len(places) - 1] == "rise"
        # Rounded, several x may have one text.
        places.append(max(fitting, key=lambda index: mean[index] if rises else -mean[index]))
    line.claim(line.text, float(xs[-1]), places[-1] == len(xs) - 1)
    for number_of, (word, start, end) in enumerate(zip(parts[1::2], places, places[1:])):
        rises = word == "rise"
        same = int(np.sum((ys[:, end] > ys[:, start]) == rises))
        line.claim(f"{word} {parts[2::2][number_of]}", f"{same} lines", same >= 0.8 * len(ys))
        line.claim(word, float(mean[end] - mean[start]), (mean[end] > mean[start]) == rises)
        if number_of + 2 < len(places):
            leg = mean[start : places[number_of + 2] + 1]
            extreme = np.max(leg) if rises else np.min(leg)
            line.claim(parts[2::2][number_of], "the extreme", mean[end] == extreme)
    correlation = lines.shared_correlation(ys)
    line.claim(line.text, correlation, correlation >= 0.5)


def delayed(line: Line) -> None:
    xs, ys = aligned_lines(line)
    leader, follower = (line.reader.series(line.fields[name]) for name in ("leader", "follower"))
    found = [
        lines.delay(ys, leader, follower, rows) for rows in range(min(60, len(xs) // 10) + 1)
    ]
    rows = int(np.argmax(found[1:])) + 1
    line.length(line.fields["length"], rows * float(xs[-1] - xs[0]) / (len(xs) - 1))
    is_clear = found[rows] >= 0.6 and found[rows] ** 2 - found[0] ** 2 >= 0.2
    line.claim(line.text, found[rows], is_clear)


def far_above(line: Line) -> None:
    index = line.reader.series(line.fields["name"])
    others = [one for number, one in enumerate(line.chart.series) if number != index]
    own = float(np.min(line.chart.series[index].values))
    highest = max(float(np.max(one.values)) for one in others)
    lowest = min(float(np.min(one.values)) for one in others)
    line.index = index
    for text, value in ((line.fields["own"], own), (line.fields["other"], highest)):
        line.value(text, value, EXTRA, whole_axis=True)
    line.claim(line.text, [own, highest, lowest], own - highest > highest - lowest)


def of_all(fact: str) -> Callable[[Line], None]:
    def check(line: Line) -> None:
        said = line.chart.facts["series"]
        parts = [one for one in said if one[fact]]
        number_of = line.axis.number
        pick = min if fact == "minimum" else max
        best = pick(number_of(one[fact]["y"]) for one in parts)
        if "point" in line.fields:
            line.index = line.reader.series(line.fields["name"])
            line.point(line.fields["point"], line.facts[fact])
            line.claim(line.fields["name"], best, number_of(line.facts[fact]["y"]) == best)
            return
        holders = [
            i for i, one in enumerate(said) if one[fact] and number_of(one[fact]["y"]) == best
        ]
        line.index = holders[0]
        line.value(line.fields["value"], best)
        line.claim(
            line.fields["names"],
            holders,
            all(line.reader.names[i] in line.fields["names"] for i in holders[:10]),
        )

    return check


def ranking(line: Line) -> None:
    means = {name: index for index, name in enumerate(line.reader.names)}
    text = line.fields["means"]
    names = "|".join(re.escape(name) for name in sorted(means, key=len, reverse=True))
    item = rf"(?:^|, | and | is )({names}) with (.+?)"
    following = rf"(?=(?:, | and (?:the lowest is )?)(?:{names}) with |, and the lowest|$)"
    found = list(re.finditer(item + following, text))
    if not found:
        raise Unreadable("no ranking")
    values = []
    for one in found:
        line.index = means[one[1]]
        expected = line.axis.number(line.facts["mean"])
        line.value(one[2], expected, EXTRA, whole_axis=True)
        values.append(expected)
    line.claim(text, values, values == sorted(values, reverse=True))


def equal_means(line: Line) -> None:
    line.value(line.fields["mean"], line.axis.number(line.facts["mean"]), EXTRA, whole_axis=True)


def leaders(line: Line) -> None:
    """At how many x a series alone is the highest."""
    parts = line.chart.series[:-1] if line.chart.is_stacked else line.chart.series
    index = line.reader.series(line.fields["name"])
    rows = [(x, y, i) for i, one in enumerate(parts) for x, y in zip(one.at, one.values)]
    by_x: dict[float, list[tuple[float, int]]] = {}
    for x, y, i in rows:
        by_x.setdefault(float(x), []).append((float(y), i))
    compared = [sorted(one) for one in by_x.values() if len({i for _, i in one}) > 1]
    if "lowest" in line.text:
        wins = sum(one[0][1] == index and one[0][0] < one[1][0] for one in compared)
    else:
        wins = sum(one[-1][1] == index and one[-1][0] > one[-2][0] for one in compared)
    if "count" in line.fields:
        line.count("count", wins)
        line.count("all", len(compared))
    else:
        line.claim(line.text, [wins, len(compared)], wins == len(compared))


def shared_extreme(line: Line) -> None:
    fact = "maximum" if "highest" in line.text else "minimum"
    place = line.reader.place(line.fields["place"])
    xs = [line.chart.x.number(one[fact]["x"]) for one in line.chart.facts["series"]]
    count = sum(place.fits(x) for x in xs)
    if "count" in line.fields:
        line.count("count", count)
        line.count("all", len(xs))
    else:
        line.claim(line.text, xs, count == len(xs))
    line.add(line.fields["place"], xs, count > 0)


def crossing(line: Line) -> None:
    first, second = (line.reader.series(line.fields[name]) for name in ("first", "second"))
    place = line.reader.place(line.fields["place"])
    is_above = "rises above" in line.text
    found = [
        one
        for one in line.chart.facts["crossings"]
        if one["series"] == [first, second] and place.fits(place_of(line.chart, one))
    ]
    line.add(line.fields["place"], line.chart.facts["crossings"][:3], len(found) > 0)
    if found:
        met = facts.meeting(line.chart, found[0])
        line.claim(line.text, met, met and met.first_is_above == is_above)


def place_of(chart: Chart, crossing: dict[str, Any]) -> float:
    """Where a crossing is said to be: among years and dates, at the next point."""
    met = facts.meeting(chart, crossing)
    x = met.x if met else chart.x.number(crossing["x"])
    if chart.x.kind not in ("year", "date"):
        return x
    series = [chart.series[index] for index in crossing["series"]]
    after = [one.at[one.at >= x][0] for one in series if one.at[-1] >= x]
    return float(min(after, default=x))


def cross_count(line: Line) -> None:
    said = line.chart.facts["crossings"]
    line.count("count", len(said))
    pairs: dict[tuple[int, ...], int] = {}
    for one in said:
        pairs[tuple(one["series"])] = pairs.get(tuple(one["series"]), 0) + 1
    if "pair" not in line.fields:
        return
    best = max(pairs, key=lambda pair: pairs[pair])
    names = " and ".join(line.reader.names[index] for index in best)
    line.claim(line.fields["pair"], names, line.fields["pair"] == names)
    if "often" in line.fields:
        line.count("often", pairs[best])
    if "first" in line.fields:
        for name, one in (("first", said[0]), ("last", said[-1])):
            place = line.reader.place(line.fields[name])
            line.add(line.fields[name], one, place.fits(place_of(line.chart, one)))


def each_range(line: Line) -> None:
    line.index = line.reader.series(line.fields["name"])
    if "median" in line.fields:
        line.value(line.fields["median"], line.axis.number(line.facts["median"]), EXTRA)
    line.point(line.fields["lowest"], line.facts["minimum"])
    line.point(line.fields["highest"], line.facts["maximum"])
    if "rate" in line.fields:
        line.rate(line.fields["rate"], line.facts["trend"]["slope"])
    if " overall " in line.text:
        trend = line.facts["trend"]
        said = "rising" if " rises overall " in line.text else "falling"
        line.claim(line.text, trend, trend and trend["direction"] == said)


# Stacks and bars


def shares(line: Line) -> None:
    parts = line.chart.series[:-1]
    sums = [float(np.nansum(one.ys)) for one in parts]
    whole = math.fsum(sums)
    shown = line.reader.value(line.fields["sum"], line.axis)
    line.add(line.fields["sum"], whole, shown.fits(whole, line.computed_place(whole, 0)))
    text = re.sub(r" and \d+ more$", "", line.fields["shares"])
    names = "|".join(re.escape(name) for name in sorted(line.reader.names, key=len, reverse=True))
    found = re.findall(rf"({names}) with ({NUMBER})%", text)
    if not found:
        raise Unreadable("no shares")
    for name, percent in found:
        expected = 100 * sums[line.reader.series(name)] / whole
        line.add(
            percent,
            expected,
            number(percent).fits(expected) or number(percent).value in (0.01, 99.99),
        )


def largest_part(line: Line) -> None:
    leaders(line)


def bar_ratio(line: Line) -> None:
    low, high = (line.axis.number(line.facts[fact]["y"]) for fact in ("minimum", "maximum"))
    line.digits(line.fields.get("factor", "2"), high / low, 2)


def next_bars(line: Line) -> None:
    ys = line.series.values
    order = sorted(range(len(ys)), key=lambda index: (-ys[index], index))[1:3]
    text = line.fields["points"]
    for found in re.finditer(" and ", text):
        try:
            for part, index in zip((text[: found.start()], text[found.end() :]), order):
                shown, place = line.reader.point(part, line.axis)
                y = float(ys[index])
                line.add(
                    part,
                    y,
                    shown.fits(y, line.value_place(y)) and place.fits(float(line.series.at[index])),
                )
            return
        except Unreadable:
            line.findings.clear()
    raise Unreadable("no bars")


def brief_values(line: Line) -> None:
    line.point(line.fields["lowest"], line.facts["minimum"])
    line.point(line.fields["highest"], line.facts["maximum"])
    if "rate" in line.fields:
        line.rate(line.fields["rate"], line.facts["trend"]["slope"])
    if "verall " in line.text and "no clear" not in line.text:
        direction(line)


def brief_spread(line: Line) -> None:
    median(line)
    brief_values(line)


def brief_course(line: Line) -> None:
    course(line)
    if "rate" in line.fields:
        line.rate(line.fields["rate"], line.facts["trend"]["slope"])


def highest_of_all(line: Line) -> None:
    of_all("maximum")(line)


def nothing(line: Line) -> None:
    """A sentence without a number."""


SWINGS = (
    "The swing grows: it is {factor} times as large in the second half as in the first.",
    "The swing shrinks: it is {factor} times as large in the first half as in the second.",
)

# Each row: a class of sentences, a template, and what checks it. Lines of one series of several
# begin with its name and a colon, which is removed first.
RULES: list[tuple[str, str, Callable[[Line], None]]] = [
    ("x axis", "The x axis is {axis}.", x_axis),
    ("y axis", "The y axis is {axis}.", y_axis),
    ("y axis", "The y axis for {names} is {axis}.", other_axis),
    ("y axis", "Another y axis is {axis}.", other_axis),
    ("series", "The series are {names}.", names_line),
    ("counts", "There are {count} points, none missing.", points),
    ("counts", "There are {count} bars, none missing.", points),
    ("counts", "There are {count} points, each with a value.", points),
    ("counts", "There is {count} point.", points),
    ("counts", "There is {count} bar.", points),
    ("counts", "There is {count} point, with a value.", points),
    ("counts", "There are {points} points; {count} have no value.", missing),
    ("counts", "There are {points} points; {count} has no value.", missing),
    ("counts", "There are {count} points, and none has a value.", all_missing),
    ("counts", "All {count} values are {value}.", constant),
    ("counts", "There is one value: {point}.", single),
    ("counts", "There are {count} more series.", more_series),
    ("counts", "There is {count} more series.", more_series),
    ("extremes", "The lowest value is {value}, reached twice, first {place}.", reached("minimum")),
    (
        "extremes",
        "The lowest value is {value}, reached {count} times, first {place}.",
        reached("minimum"),
    ),
    ("extremes", "The highest value is {value}, reached twice, first {place}.", reached("maximum")),
    (
        "extremes",
        "The highest value is {value}, reached {count} times, first {place}.",
        reached("maximum"),
    ),
    ("extremes", "The lowest value is {lowest}, the highest {highest}.", brief_values),
    ("extremes", "The lowest value is {point}.", extreme("minimum")),
    ("extremes", "The highest value is {point}.", extreme("maximum")),
    ("mean", "The mean is {mean}, and the standard deviation is {deviation}.", mean),
    (
        "median",
        "The median is {median}; the middle half of the values lies between {lower} and "
        "{upper}.",
        median,
    ),
    ("skewness", "The values spread farther towards the high end (skewness {skewness}).", skewness),
    ("skewness", "The values spread farther towards the low end (skewness {skewness}).", skewness),
    ("one value", "{same} of the {all} values are {value}; one is {point}.", all_but_one),
    (
        "brief",
        "Half of the values lie between {lower} and {upper}, with a median of {median}; the "
        "lowest is {lowest}, the highest {highest}.",
        brief_spread,
    ),
    ("no trend", "It goes from {first} to {last}, without a clear overall trend.", wanders),
    ("growth", "It doubles for each increase of {step} in {title}.", growing("doubling", "rising")),
    ("growth", "It halves for each increase of {step} in {title}.", growing("doubling", "falling")),
    ("growth", "It doubles every {length}.", growing("doubling", "rising")),
    ("growth", "It halves every {length}.", growing("doubling", "falling")),
    (
        "growth",
        "It rises ever more slowly and levels off near {level}.",
        growing("levelling", "rising"),
    ),
    (
        "growth",
        "It falls ever more slowly and levels off near {level}.",
        growing("levelling", "falling"),
    ),
    ("growth", "It rises ever faster, from {first} to {last}.", growing("faster", "rising")),
    ("growth", "It falls ever faster, from {first} to {last}.", growing("faster", "falling")),
    ("growth", "It rises ever more slowly, from {first} to {last}.", growing("slower", "rising")),
    ("growth", "It falls ever more slowly, from {first} to {last}.", growing("slower", "falling")),
    ("spread", "The values spread {factor} times as far at the end as at the start.", spread_change),
    ("spread", "The values spread {factor} times as far at the start as at the end.", spread_change),
    *[
        (
            "season",
            f"Over the {cycle} it is highest {at} {{high}} and lowest {at} {{low}}, on average "
            f"{{amount}} apart.{rest}",
            season(*parts),
        )
        for cycle, at, parts in (
            ("year", "in", ("months", "quarters")),
            ("week", "on", ("weekdays",)),
            ("day", "at", ("hours",)),
        )
        for rest in ("", *(" " + text for text in SWINGS))
    ],
    *[("season", text, swing) for text in SWINGS],
    (
        "equal values",
        "{percent}% of the values are {value}; the others range from {low} to {high}.",
        most_equal,
    ),
    ("equal values", "{percent}% of the values are {value}; the others are {other}.", most_equal),
    ("equal values", "The others come about {rate}.", rare_events),
    ("equal values", "The value stays at {value}, {count} times in a row, {span}.", equal_run),
    *[
        ("far values", f"{{percent}}% of the values {text}.", far_values)
        for text in (
            "lie far above the others",
            "lie far below the others",
            "lie far above or below the others",
            "are spikes, far above their neighbours",
            "are single drops, far below their neighbours",
            "lie far above or below their neighbours",
        )
    ],
    ("shares", "All values are within {percent}% of their mean, {mean}.", nearly_equal),
    ("shares", "{name} has {percent}% of the total, which is {sum}.", largest_share),
    ("shares", "The largest {count} of the {all} have {percent}% of the total.", few_shares),
    ("shares", "{name} is {factor} times as large as the second, {second}.", lead),
    ("shares", "{name} is twice as large as the second, {second}.", lead),
    ("shares", "Each value is the mean of {count} rows.", row_counts),
    ("shares", "The values are means of {min} to {count} rows.", row_counts),
    ("together", "All series move together: they {clauses}.", shared_course),
    ("together", "{follower} follows {leader} with a delay of {length}.", delayed),
    (
        "together",
        "{name} is far above the others: it is never below {own}, and they are never above "
        "{other}.",
        far_above,
    ),
    ("together", "{first} and {second} differ most {place}: {one} and {other}.", difference),
    (
        "each",
        "{name} has a median of {median} and ranges from {lowest} to {highest}.",
        each_range,
    ),
    (
        "outliers",
        "One value stands out: {point}, {deviations} robust deviations off the ring.",
        outlier,
    ),
    ("no trend", "There is no clear overall trend (p {p}).", no_trend),
    (
        "brief",
        "There is no clear overall trend; the lowest value is {lowest}, the highest " "{highest}.",
        brief_values,
    ),
    ("brief", "There is no clear overall trend: it {clauses}.", brief_course),
    ("brief", "There is no clear overall trend, but it repeats about every {length}.", period),
    (
        "brief",
        "Overall it rises by {rate}; the lowest value is {lowest}, the highest {highest}.",
        brief_values,
    ),
    (
        "brief",
        "Overall it falls by {rate}; the lowest value is {lowest}, the highest {highest}.",
        brief_values,
    ),
    (
        "brief",
        "Overall it rises at a changing rate; the lowest value is {lowest}, the highest "
        "{highest}.",
        brief_values,
    ),
    (
        "brief",
        "Overall it falls at a changing rate; the lowest value is {lowest}, the highest "
        "{highest}.",
        brief_values,
    ),
    ("brief", "Overall it rises at a changing rate: it {clauses}.", brief_course),
    ("brief", "Overall it falls at a changing rate: it {clauses}.", brief_course),
    ("brief", "Overall it rises by {rate}: it {clauses}.", brief_course),
    ("brief", "Overall it falls by {rate}: it {clauses}.", brief_course),
    ("brief", "Overall it rises at a changing rate and repeats about every {length}.", period),
    ("brief", "Overall it falls at a changing rate and repeats about every {length}.", period),
    ("brief", "Overall it rises by {rate} and repeats about every {length}.", period),
    ("brief", "Overall it falls by {rate} and repeats about every {length}.", period),
    ("trend", "Overall it rises at a changing rate.", direction),
    ("trend", "Overall it falls at a changing rate.", direction),
    ("trend", "Overall it rises, ending at {factor} times the first value.", factor),
    ("trend", "Overall it falls, ending at the first value divided by {factor}.", factor),
    ("trend", "Overall it rises by {rate}.", trend_rate),
    ("trend", "Overall it falls by {rate}.", trend_rate),
    ("trend", "Overall it rises.", direction),
    ("trend", "Overall it falls.", direction),
    ("straight", "It follows a straight line closely (R squared {r}).", straight),
    ("straight", "It roughly follows a straight line (R squared {r}).", straight),
    ("ends", "It starts at {first} and ends at {last}.", ends),
    ("course", "Apart from smaller turns, it {clauses}.", course),
    ("bends", "The rate changes: it {clauses}.", bends),
    ("step", "The level jumps by {amount} after {start}, from {before} to {after}.", step),
    ("step", "The level drops by {amount} after {start}, from {before} to {after}.", step),
    ("step", "There are {count} more such changes.", further_steps),
    ("step", "There is {count} more such change.", further_steps),
    ("period", "It clearly repeats about every {length} (autocorrelation {r}).", period),
    ("period", "It loosely repeats about every {length} (autocorrelation {r}).", period),
    ("period", "It faintly repeats about every {length} (autocorrelation {r}).", period),
    (
        "outliers",
        "One value stands out: {point}, {deviations} robust deviations above what is "
        "usual there.",
        outlier,
    ),
    (
        "outliers",
        "One value stands out: {point}, {deviations} robust deviations below what is "
        "usual there.",
        outlier,
    ),
    ("outliers", "{count} values stand out: {points}.", outliers),
    ("outliers", "{count} values stand out, most clearly {points}.", outliers),
    ("gaps", "There is a gap of {length}, {span}.", gap),
    ("gaps", "There are {count} gaps, the longest of {length}, {span}.", gaps),
    ("gaps", "There is a gap {place}.", missing_at),
    ("gaps", "A value is missing {place}.", missing_at),
    ("gaps", "{count} single values are missing.", gaps),
    *[
        (
            "relation",
            f"{{y}} {way}{pace}; the relation is {{strength}} (Spearman {{spearman}}, Pearson "
            "{pearson}).",
            relation,
        )
        for way in ("rises with {x}", "falls as {x} rises")
        for pace in (", ever more slowly", ", ever faster", "")
    ],
    *[
        ("relation", text + " (Spearman {spearman}, Pearson {pearson}).", relation)
        for text in (
            "{y} has no clear relation to {x}",
            "Overall, {y} neither rises nor falls with {x}",
            "{y} depends on {x}, but neither rises nor falls with it overall",
        )
    ],
    ("relation", "On average it rises by {rate}.", mean_slope),
    ("relation", "On average it falls by {rate}.", mean_slope),
    ("form", "{y} rises {until}, then falls (Spearman {spearman}, Pearson {pearson}).", one_turn),
    ("form", "{y} falls {until}, then rises (Spearman {spearman}, Pearson {pearson}).", one_turn),
    ("form", "{y} rises at first, then turns {count} times: {places}.", several_turns),
    ("form", "{y} falls at first, then turns {count} times: {places}.", several_turns),
    ("form", "The points form a ring around {centre}.", ring),
    ("form", "The spread of {y} grows with {x}.", spread_along_x),
    ("form", "The spread of {y} shrinks as {x} rises.", spread_along_x),
    ("form", "The points follow a curve, not a straight line.", nothing),
    *[
        (
            "one point",
            f"One point {verb}: without {{point}}, Pearson is {{without}} instead of {{pearson}}.",
            one_point(effect),
        )
        for effect, verb in (
            ("makes", "makes the correlation"),
            ("hides", "hides the correlation"),
            ("turns", "turns the correlation round"),
        )
    ],
    (
        "one point",
        "One point makes the correlation: without {point}, {x} or {y} never changes.",
        one_point("makes"),
    ),
    ("categories", "By {x}, the means are {means}.", category_means),
    *[
        ("reversal", f"Over all points together {{y}} {way} (Spearman {{spearman}}), but {rest}.", reversal)
        for way, other in (("rises with {x}", "falls"), ("falls as {x} rises", "rises"))
        for rest in (
            f"within {{count}} of the {{all}} series it {other}",
            f"within every series it {other}",
            "within no series it clearly does",
        )
    ],
    ("separation", "{measure} separates {higher}, with higher values, from {lower}.", separated),
    (
        "groups",
        "The points form {count} groups: {groups}.",
        with_name("clusters", groups),
    ),
    ("histogram", "The fullest bin is {bin}, with {count} values.", fullest),
    ("histogram", "The fullest bin is {bin}, with {count} value.", fullest),
    ("histogram", "The fullest bins are {bins}.", fullest_of_each),
    ("histogram", "The values cluster around {count} peaks: {bins}.", peaks),
    (
        "histogram",
        "The middle half of the values lies in the bins {lower} through {upper}; the "
        "median is in the bin {median}.",
        middle,
    ),
    ("histogram", "The middle half of the values and their median lie in the bin {bin}.", middle),
    ("histogram", "The tail is longer towards high values (skewness {skewness}).", tail),
    ("histogram", "The tail is longer towards low values (skewness {skewness}).", tail),
    ("histogram", "There are {count} values in {bins} bins.", binned),
    ("histogram", "{count} bins are empty.", empty_bins),
    ("histogram", "{count} bin is empty.", empty_bins),
    ("brief", "All series rise overall; the highest value is {point}, in {name}.", highest_of_all),
    ("brief", "All series fall overall; the highest value is {point}, in {name}.", highest_of_all),
    (
        "brief",
        "None of the series has a clear overall trend; the highest value is {point}, in " "{name}.",
        highest_of_all,
    ),
    ("directions", "All series rise overall.", all_series("rising")),
    ("directions", "All series fall overall.", all_series("falling")),
    ("directions", "None of the series has a clear overall trend.", all_series("none")),
    ("directions", "Overall trends: {groups}.", trends_by_direction),
    ("directions", "In all series, {y} rises with {x}.", related_alike(1)),
    ("directions", "In all series, {y} falls as {x} rises.", related_alike(-1)),
    (
        "directions",
        "In none of the series does {y} have a clear relation to {x}.",
        related_alike(0),
    ),
    ("shared", "All series are highest {place}.", shared_extreme),
    ("shared", "All series are lowest {place}.", shared_extreme),
    ("shared", "{count} of the {all} series are highest {place}.", shared_extreme),
    ("shared", "{count} of the {all} series are lowest {place}.", shared_extreme),
    ("of all", "The lowest value of all is {point}, in {name}.", of_all("minimum")),
    ("of all", "The highest value of all is {point}, in {name}.", of_all("maximum")),
    ("of all", "The lowest value of all is {value}, in {names}.", of_all("minimum")),
    ("of all", "The highest value of all is {value}, in {names}.", of_all("maximum")),
    ("ranking", "All series have a mean of {mean}.", equal_means),
    ("ranking", "By mean, from highest to lowest: {means}.", ranking),
    ("ranking", "By mean, the highest are {means}.", ranking),
    ("leaders", "{name} is highest throughout.", leaders),
    ("leaders", "{name} is lowest throughout.", leaders),
    ("leaders", "{name} is highest most often, {count} of {all} times.", leaders),
    ("leaders", "{name} is lowest most often, {count} of {all} times.", leaders),
    ("crossings", "{first} rises above {second} {place}.", crossing),
    ("crossings", "{first} falls below {second} {place}.", crossing),
    ("crossings", "The series cross {count} times; {pair} most often, {often} times.", cross_count),
    ("crossings", "The series cross {count} times; {pair} most often, twice.", cross_count),
    ("crossings", "The series cross {count} times.", cross_count),
    ("crossings", "{pair} cross {count} times, first {first}, last {last}.", cross_count),
    ("each", "{name} rises overall by {rate} and ranges from {lowest} to {highest}.", each_range),
    ("each", "{name} falls overall by {rate} and ranges from {lowest} to {highest}.", each_range),
    (
        "each",
        "{name} rises overall at a changing rate and ranges from {lowest} to {highest}.",
        each_range,
    ),
    (
        "each",
        "{name} falls overall at a changing rate and ranges from {lowest} to {highest}.",
        each_range,
    ),
    ("each", "{name} ranges from {lowest} to {highest}.", each_range),
    ("stacks", "Of {sum} in all, the parts are {shares}.", shares),
    ("stacks", "{name} is the largest part throughout.", largest_part),
    ("stacks", "{name} is the largest part most often, in {count} of {all} stacks.", largest_part),
    ("bars", "The largest value is {value}, reached twice: {places}.", reached("maximum")),
    ("bars", "The largest value is {value}, reached {count} times: {places}.", reached("maximum")),
    ("bars", "The smallest value is {value}, reached twice: {places}.", reached("minimum")),
    ("bars", "The smallest value is {value}, reached {count} times: {places}.", reached("minimum")),
    ("brief", "The largest value is {highest}, the smallest {lowest}.", brief_values),
    ("bars", "The largest value is {point}.", extreme("maximum")),
    ("bars", "The smallest value is {point}.", extreme("minimum")),
    ("bars", "Next come {points}.", next_bars),
    ("bars", "The largest is {factor} times the smallest.", bar_ratio),
    ("bars", "The largest is twice the smallest.", bar_ratio),
    ("frame", "{title}: {content}; x is {x}; y is {y}.", brief_frame),
    ("frame", "This is {content}; x is {x}; y is {y}.", brief_frame),
    ("frame", "{title}: {kind}.", title_line),
    ("frame", "This is {kind}.", title_line),
    ("course", "{clauses}.", course),
]


# What a placeholder stands for, if that is narrower than any text.
PARTS = {
    **dict.fromkeys(
        "count all often deviations spearman pearson without r p skewness factor percent same min "
        "step".split(),
        NUMBER,
    ),
    "place": "(?:in|on|at|for) .+?",
    "until": "(?:until|up to) .+?",
    "span": "from .+?",
}


def compiled(template: str) -> re.Pattern[str]:
    """A template as a regular expression; after a colon it may begin with a small letter."""
    parts = re.split(r"\{(\w+)\}", template)
    text = "".join(
        re.escape(part) if index % 2 == 0 else rf"(?P<{part}>{PARTS.get(part, '.+?')})"
        for index, part in enumerate(parts)
    )
    if template[0].isalpha():
        text = f"[{template[0].lower()}{template[0].upper()}]{text[1:]}"
    return re.compile(text)


TABLE = [(name, compiled(template), check) for name, template, check in RULES]


def findings(chart: Chart, detail: str) -> Iterator[Finding]:
    """Yields what was found of the numbers of all lines."""
    reader = Reader(chart)
    pool: KnownNumbers | None = None
    for text in chart.texts[detail]:
        for index, part in subjects(reader, text):
            found = by_rule(reader, part, index, part != text)
            if found is not None:
                break
        if found is None:
            pool = pool or KnownNumbers(chart)
            found = by_fallback(reader, text, pool)
        yield from found


def subjects(reader: Reader, text: str) -> Iterator[tuple[int, str]]:
    """Yields the series that a line may be about, and the line without its name."""
    for index, name in enumerate(reader.names):
        if len(reader.names) > 1 and text.startswith(name + ": "):
            yield index, text.removeprefix(name + ": ")
    if reader.chart.is_stacked and text.startswith("Total: "):
        yield len(reader.names) - 1, text.removeprefix("Total: ")
    yield 0, text


def by_rule(reader: Reader, text: str, index: int, is_named: bool) -> list[Finding] | None:
    for name, pattern, check in TABLE:
        found = pattern.fullmatch(text)
        if not found:
            continue
        line = Line(reader, text, index, found.groupdict(), name, is_named)
        try:
            check(line)
        except (Unreadable, KeyError, TypeError, IndexError):
            continue
        return line.findings
    return None


class KnownNumbers:
    """All numbers of a chart: of its points, its axes and its facts."""

    def __init__(self, chart: Chart):
        numbers: set[float] = set()
        for series in chart.series:
            numbers.update(series.values.tolist())
            numbers.update(series.xs.tolist())
            numbers.add(float(len(series.values)))
        collect(chart.facts, numbers)
        numbers.add(float(len(chart.x.categories)))
        # Differences and counts have no sign.
        self.sorted = np.array(sorted(numbers | {-one for one in numbers}))

    def has(self, shown: Shown | Span) -> bool:
        if isinstance(shown, Span):
            low, high = shown.start, shown.end
        else:
            half = 0.5 * 10.0**shown.place * (1 + 1e-9)
            low, high = shown.value - half, shown.value + half
        place = int(np.searchsorted(self.sorted, low))
        return place < len(self.sorted) and self.sorted[place] <= high


def collect(value: Any, numbers: set[float]) -> None:
    if isinstance(value, dict):
        for one in value.values():
            collect(one, numbers)
    elif isinstance(value, list):
        numbers.add(float(len(value)))
        for one in value:
            collect(one, numbers)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        numbers.add(float(value))


def by_fallback(reader: Reader, text: str, pool: KnownNumbers) -> list[Finding]:
    found = []
    for token in reader.tokens(text):
        if token in reader.pure:
            continue
        try:
            shown: Shown | Span = number(token)
        except Unreadable:
            shown = date(token)
        is_known = pool.has(shown)
        means = "fallback" if is_known else "none"
        found.append(Finding("no rule", text, token, "a known number", is_known, 1, means))
    if not found:
        found.append(Finding("no rule", text, text, "no number", True, 0, "fallback"))
    return found


__all__ = ["Finding", "findings", "Place"]
