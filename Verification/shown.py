"""Numbers, dates and names as sentences show them, and whether they are a value rightly rounded."""

import calendar
import datetime
import decimal
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass

from chart import DAY, Axis, Chart

MONTHS = [calendar.month_name[number] for number in range(1, 13)]
MONTH = "|".join(MONTHS)
NUMBER = r"-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e-?\d+)?"
CLOCK = r"\d\d:\d\d(?::\d\d(?:\.\d+)?)?"
DATE = rf"(?:(?:\d{{1,2}} )?(?:{MONTH}) \d+(?: BC)?(?: {CLOCK})?|Q[1-4] \d+(?: BC)?)"
# A number does not begin inside a word, as in "x2", nor after another number.
TOKEN = re.compile(rf"{DATE}|(?<![\w.,]){NUMBER}(?![\d])")
UNITS = {
    "second": 1.0,
    "minute": 60.0,
    "hour": 3600.0,
    "day": DAY,
    "week": 7 * DAY,
    "month": 365.2425 * DAY / 12,
    "year": 365.2425 * DAY,
    "decade": 3652.425 * DAY,
    "century": 36524.25 * DAY,
}
CLOCK_UNITS = {"h": 3600.0, "min": 60.0, "s": 1.0}
NO_BREAKS = "\u00a0\u202f"
HALF = decimal.Decimal("0.5")
EPOCH = datetime.datetime(1970, 1, 1)


class Unreadable(Exception):
    """A text is not of the form that a rule expects; another rule may know it."""


@dataclass
class Shown:
    """A number as it is shown: its value, and the power of ten of its last digit."""

    text: str
    value: float
    place: int

    @property
    def unit(self) -> float:
        """One of its last digit."""
        return 10.0**self.place

    def fits(self, value: float, place: int | None = None) -> bool:
        """Returns whether this is a value rounded once to the digits shown; or, with a place, to
        that place, whose zeros at the end are not shown."""
        last = self.place if place is None else place if place > 0 else min(place, self.place)
        if is_tie(value, last):
            return abs(self.value - even(value, last)) <= 1e-9 * 10.0**last + 1e-13 * abs(value)
        return abs(self.value - value) <= 0.5 * 10.0**last * (1 + 1e-9) + 1e-13 * abs(value)

    def fits_digits(self, value: float, digits: int, rounds_whole: bool = False) -> bool:
        """Returns whether this is a value rounded to a number of digits; digits before the decimal
        sign are rounded only in rates."""
        if value == 0:
            return self.value == 0
        place = math.floor(math.log10(abs(value)) + 1e-12) - digits + 1
        if not rounds_whole:
            place = min(0, place)
        unit = 10.0**place
        is_rounded = abs(self.value / unit - round(self.value / unit)) < 1e-6
        near = abs(self.value - value) <= 0.5 * unit * (1 + 1e-9) + 1e-13 * abs(value)
        return near and is_rounded


def is_tie(value: float, place: int) -> bool:
    """Whether a number, as its digits are written, is half way between two at a place."""
    if not math.isfinite(value):
        return False
    return decimal.Decimal(repr(float(value))).scaleb(-place) % 1 in (HALF, -HALF)


def even(value: float, place: int) -> float:
    rounded = decimal.Decimal(repr(float(value))).scaleb(-place)
    return float(rounded.to_integral_value(decimal.ROUND_HALF_EVEN).scaleb(place))


@dataclass
class Span:
    """A date as it is shown: from its first second to before the next."""

    text: str
    start: float
    end: float

    def fits(self, seconds: float, place: int | None = None) -> bool:
        del place
        # Times are rounded to the second.
        return self.start - 0.5 <= seconds < self.end - 0.5


def number(text: str) -> Shown:
    text = text.strip()
    if not re.fullmatch(NUMBER, text):
        raise Unreadable(f"no number: {text}")
    digits, _, power = text.replace(",", "").partition("e")
    decimals = len(digits.partition(".")[2])
    exponent = int(power or 0)
    return Shown(text, float(digits) * 10.0**exponent, exponent - decimals)


def date(text: str) -> Span:
    text = text.strip()
    quarter = re.fullmatch(r"Q([1-4]) (\d+)( BC)?", text)
    if quarter:
        first = 3 * int(quarter[1]) - 2
        return Span(
            text,
            months(year_of(quarter[2], quarter[3]), first),
            months(year_of(quarter[2], quarter[3]), first + 3),
        )
    found = re.fullmatch(rf"(?:(\d{{1,2}}) )?({MONTH}) (\d+)( BC)?(?: ({CLOCK}))?", text)
    if not found:
        if re.fullmatch(r"\d+( BC)?", text):
            year = year_of(text.split()[0], text.endswith("BC"))
            return Span(text, months(year, 1), months(year, 13))
        raise Unreadable(f"no date: {text}")
    day, month, year = found[1], MONTHS.index(found[2]) + 1, year_of(found[3], found[4])
    start = months(year, month)
    if day is None:
        return Span(text, start, months(year, month + 1))
    start += (int(day) - 1) * DAY
    if found[5] is None:
        return Span(text, start, start + DAY)
    parts = [float(part) for part in found[5].split(":")]
    start += sum(part * unit for part, unit in zip(parts, (3600, 60, 1)))
    return Span(text, start, start + (60 if len(parts) == 2 else 1))


def year_of(text: str, is_before: object) -> int:
    return 1 - int(text) if is_before else int(text)


def months(year: int, month: int) -> float:
    """The start of a month, counted from 1 and on into other years, in seconds since 1970."""
    year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
    # Gregorian cycles of 400 years are alike.
    cycles = 0
    while not 1 <= year <= 9999:
        step = 1 if year < 1 else -1
        year, cycles = year + 400 * step, cycles - step
    since = datetime.datetime(year, month, 1) - EPOCH
    return since.days * DAY + cycles * 146_097 * DAY


def duration(text: str) -> Shown:
    """Returns "2 h 5 min" in seconds."""
    sign = -1.0 if text.startswith("-") else 1.0
    parts = re.findall(r"(\d[\d,.]*(?:e\d+)?) (h|min|s)\b", text)
    plain = " ".join(f"{amount} {unit}" for amount, unit in parts)
    if not parts or plain != text.lstrip("-"):
        raise Unreadable(f"no duration: {text}")
    last = number(parts[-1][0])
    total = sum(number(amount).value * CLOCK_UNITS[unit] for amount, unit in parts)
    unit = CLOCK_UNITS[parts[-1][1]]
    # Zero parts are left out, so the last digit may be one of hours.
    place = math.ceil(math.log10(unit)) if unit > 1 else last.place
    return Shown(text, sign * total, max(place, last.place))


def time_of_day(text: str) -> Span:
    """Returns "09:30" or "09:30 on day 2" in seconds since the first midnight."""
    found = re.fullmatch(rf"({CLOCK})(?: on day (\d+))?", text)
    if not found:
        raise Unreadable(f"no time of day: {text}")
    parts = [float(part) for part in found[1].split(":")]
    start = sum(part * unit for part, unit in zip(parts, (3600, 60, 1)))
    start += (int(found[2] or 1) - 1) * DAY
    # Whole minutes have no seconds, and others are rounded to the minute on long axes.
    return Span(text, start - (29.5 if len(parts) == 2 else 0), start + (30.5 if len(parts) == 2 else 1))


def time_length(text: str) -> tuple[Shown, float]:
    """Returns "10.7 years" as the number and its unit in seconds."""
    found = re.fullmatch(rf"({NUMBER}) ({'|'.join(UNITS)})s?", text)
    if not found:
        raise Unreadable(f"no length of time: {text}")
    return number(found[1]), UNITS[found[2]]


def harmless(text: str, limit: int) -> str:
    """A name in one line, cut as Base/Text/UntrustedText.swift cuts it."""
    # A single no-break space stays.
    text = re.sub(r"\s+", lambda found: found[0] if found[0] in NO_BREAKS else " ", text).strip()
    return text if len(text) <= limit else text[:limit].rstrip()[:-1] + "…"


class Reader:
    """Reads the parts of a chart's sentences."""

    def __init__(self, chart: Chart):
        self.chart = chart
        self.names = [
            harmless(one.name, 60) or f"series {index + 1}"
            for index, one in enumerate(chart.series)
        ]
        self.categories = {harmless(one, 60): i for i, one in enumerate(chart.x.categories)}
        titles = [chart.title, chart.x.title, *[axis.title for axis in chart.ys]]
        units = [unit for axis in (chart.x, *chart.ys) for unit in (axis.one, axis.other)]
        labels = {label for one in chart.series for label in one.labels if has_digit(label)}
        masked = {*titles, *self.names, *units, *chart.x.categories, *labels}
        masked |= {harmless(one, limit) for one in masked for limit in (40, 60, 100)}
        # Names that are nothing but a number are not told from one.
        self.masked = sorted(
            (one for one in masked if has_digit(one) and not re.fullmatch(NUMBER, one)),
            key=len,
            reverse=True,
        )
        self.pure = {one for one in masked if re.fullmatch(NUMBER, one)}

    def hidden(self, text: str) -> str:
        """The text with names that have digits replaced, so that no digit of theirs is a number."""
        for name in self.masked[:400]:
            if name in text:
                text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "□" * len(name), text)
        return text

    def tokens(self, text: str) -> list[str]:
        return TOKEN.findall(self.hidden(text))

    def series(self, name: str) -> int:
        if name in self.names:
            return self.names.index(name)
        raise Unreadable(f"no series: {name}")

    def value(self, text: str, axis: Axis) -> Shown | Span:
        """Returns a value on an axis, without its unit."""
        text = text.strip()
        if axis.kind == "date":
            return date(text)
        if axis.kind == "duration":
            return duration(text)
        if axis.kind == "timeOfDay":
            return time_of_day(text)
        return number(self.without_unit(text, axis))

    def without_unit(self, text: str, axis: Axis) -> str:
        for suffix in (" percentage points", " percentage point", "%"):
            if text.endswith(suffix):
                return text.removesuffix(suffix)
        for unit in sorted({axis.one, axis.other} - {""}, key=len, reverse=True):
            unit = harmless(unit, 100)
            if text.endswith(" " + unit):
                return text.removesuffix(" " + unit)
            if text.endswith(unit) and unit in ("‰", "°"):
                return text.removesuffix(unit)
            if text.lstrip("-").startswith(unit):
                return ("-" if text.startswith("-") else "") + text.lstrip("-")[len(unit) :]
        return text

    def x(self, text: str) -> "Place":
        axis = self.chart.x
        text = text.strip()
        if axis.kind == "category":
            if text not in self.categories:
                raise Unreadable(f"no category: {text}")
            return Place(text, category=self.categories[text])
        title = harmless(axis.title, 200)
        # A long title is "x", and rows are called so whatever their column is.
        for name in ("row",) if axis.kind == "row" else (title, "x"):
            if name and text.startswith(name + " "):
                text = text.removeprefix(name + " ")
                break
        return Place(text, shown=self.value(text, axis))

    def place(self, text: str) -> "Place":
        """Returns "in 1957" or "for Waseca"."""
        found = re.match(r"(?:in|on|at|for|after|until|up to) ", text)
        if not found:
            raise Unreadable(f"no place: {text}")
        return self.x(text[found.end() :])

    def point(self, text: str, axis: Axis) -> tuple[Shown | Span, "Place"]:
        """Returns "268.8 in 1957"."""
        for found in re.finditer(r" (?:in|on|at|for) ", text):
            try:
                return self.value(text[: found.start()], axis), self.x(text[found.end() :])
            except Unreadable:
                continue
        raise Unreadable(f"no point: {text}")

    def items(self, text: str, count: int) -> Iterator[list[str]]:
        """Yields each way to split "a, b and c" into so many items; names may have commas, too."""
        if count == 1:
            yield [text]
            return
        separator = " and " if count == 2 else ", "
        for found in re.finditer(separator, text):
            for rest in self.items(text[found.end() :], count - 1):
                yield [text[: found.start()], *rest]


@dataclass
class Place:
    """An x as it is shown."""

    text: str
    shown: Shown | Span | None = None
    category: int | None = None

    def fits(self, x: float) -> bool:
        if self.shown is None:
            return x == self.category
        return self.shown.fits(x)


def has_digit(text: str) -> bool:
    return any(character.isdigit() for character in text)


def place_in(low: float, high: float, scale: str, value: float) -> int:
    """The power of ten of the last digit of values on an axis: Base/Text/NumberText.swift."""
    place = 0
    if scale != "linear" or not high > low:
        digits = 4 if scale != "linear" else 6
        leading = math.floor(math.log10(abs(value)) + 1e-12) if value else 0
        place = leading - digits + 1
    else:
        place = math.floor(math.log10((high - low) / 1000))
    # Digits before the decimal sign are rounded only from there up.
    return place if abs(value) >= 1e15 else min(0, place)
