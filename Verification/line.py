"""A line of a description with what a rule needs to check it, and how many digits values have."""

import math
import re
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from chart import Axis, Chart, Series
from shown import NUMBER, UNITS, Reader, Unreadable, harmless, number, place_in, time_length

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
        ys = self.series.ys if self.series.written is None else self.series.written
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

    def extreme(self, text: str, fact: str, is_bare: bool = False) -> None:
        """The smallest or the largest value, and where it is if it is only there."""
        expected = self.facts[fact]
        y = self.axis.number(expected["y"])
        times = int(np.sum(self.series.ys == y))
        try:
            self.point(text, expected)
        except Unreadable:
            self.value(text, y)
            self.claim(text, f"{times} times", times > 1 or is_bare)
            return
        self.claim(text, f"{times} times", not is_bare)

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
        """A share in whole percent, or in hundredths near its ends; 0 and 100 are none and all."""
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
        if axis.kind in ("date", "year", "duration", "timeOfDay"):
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
        near = 1e-6 * (self.chart.x.high - self.chart.x.low)
        rounded = [self.roughly(one) for one in (x, x - near, x + near)]
        right = any(place.fits(one + side) for one in rounded for side in (0, -near, near))
        self.add(text, rounded[0], right or place.fits(x))

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
        if self.axis.kind in ("date", "duration", "timeOfDay"):
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
