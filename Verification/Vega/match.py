"""Finds the points of a chart among the marks of a drawing."""

import collections
import math
import re
from typing import Any, Callable

from drawn import Mark, Moment
from heard import BIN, Heard, Series, is_at, moment_of, number_of, parts_of_time

# Values that are added up are rounded to a part of the largest.
NEAR = 1e-9
# What says that something is left out, or played as something else.
MARKS_LEFT = re.compile(r"^layers? \d|is skipped|are skipped|is ignored|is not used|is played as|are the two ends"
                        r"|is not supported")
ROWS_LEFT = re.compile(r"^skipped|^summed|left out|outside the|\.stack: .* is not supported")
# What the layers that are left out are called, by the marks that they become.
LAYERS = {"rect": r"\((bar|rect|tick|boxplot)\)", "symbol": r"\((point|circle|square)\)"}
# A mark that stands for many records is played as the records themselves.
CHANGED = re.compile(r'(boxplot|errorbar|errorband)"? is played as')

Pair = tuple[str, str]


def number(value: Any) -> float | None:
    """Returns a value as a scale takes it."""
    if isinstance(value, bool):
        return float(value)
    if isinstance(value, float):
        return value
    if isinstance(value, Moment):
        return value.time
    if isinstance(value, str):
        try:
            return float(value)
        except ValueError:
            return None
    return None


def near(one: float, other: float, size: float = 0.0) -> bool:
    return abs(one - other) <= NEAR * max(1e-300, abs(one), abs(other), size)


def at(text: Any, x_kind: str) -> Callable[[list[Any]], bool]:
    """Returns a test for whether an x of a document is that of a mark with these values."""
    if x_kind == "row":
        return lambda values: True
    if isinstance(text, (int, float)) and x_kind != "category":
        wanted = float(text)
        year = moment_of(str(int(wanted))) if x_kind == "year" and wanted == int(wanted) else None

        def numeric(values: list[Any]) -> bool:
            numbers = [n for n in map(number, values) if n is not None]
            if any(near(n, wanted) for n in numbers):
                return True
            if year is not None and any(n == year for n in numbers):
                return True
            # The middle of a bin.
            return len(numbers) > 1 and near((min(numbers) + max(numbers)) / 2, wanted)

        return numeric
    text = str(text)
    moment = moment_of(text) if len(text) >= 4 else None
    parts = parts_of_time(text)
    ends = BIN.match(text)
    low, high = (number_of(ends.group(1)), number_of(ends.group(2))) if ends else (None, None)
    plain = number_of(text)

    def named(values: list[Any]) -> bool:
        for value in values:
            match = BIN.match(value) if isinstance(value, str) and ends else None
            if match and [number_of(part) for part in match.groups()] == [low, high]:
                return True
            if value == text or value is None and text in ("(empty)", "null"):
                return True
            if value == "" and text == "(empty)":
                return True
            if isinstance(value, str) and " ".join(value.split()) == text:
                return True
            if isinstance(value, bool) and str(value).lower() == text:
                return True
            n = number(value)
            if n is None:
                if isinstance(value, str) and moment is not None and moment_of(value) == moment:
                    return True
                continue
            if moment is not None and abs(n - moment) < 1:
                return True
            if plain is not None and abs(n - plain) <= 1e-8 * max(1, abs(n)):
                return True
            if parts and (isinstance(value, Moment) or abs(n) >= 1e9) and is_at(parts, n):
                return True
        if moment is not None and len(values) == 2 and is_within(moment, values):
            return True
        if low is not None and high is not None:
            numbers = [n for n in map(number, values) if n is not None]
            if any(near(n, (low + high) / 2) for n in numbers):
                return True
            return any(near(n, low, 1e-3) for n in numbers) and (
                any(near(n, high, 1e-3) for n in numbers) or len(numbers) == 1)
        return False

    return named


def is_within(moment: float, values: list[Any]) -> bool:
    """Whether a date is between the two ends of a bar, which may be drawn around it."""
    ends = [value.time if isinstance(value, Moment) else value for value in values]
    return all(isinstance(end, float) for end in ends) and min(ends) <= moment <= max(ends)


# Channels whose values belong together: the two ends of a bin are one x.
TOGETHER = {
    "x": ("x", "x2", "xc"), "y": ("y", "y2", "yc"), "theta": ("startAngle", "endAngle"),
}  # fmt: skip


def places(item: dict[str, list[Any]], channel: str) -> list[Any]:
    return [value for name in TOGETHER.get(channel, (channel,)) for value in item.get(name, [])]


def values(item: dict[str, list[Any]], mark: Mark, channel: str) -> list[float]:
    """Returns the values that a channel may be said to show, the difference of two ends first."""
    found = [n for n in map(number, places(item, channel)) if n is not None]
    names = [name for one in TOGETHER.get(channel, (channel,)) for name in mark.fields.get(one, [])]
    result = []
    if len(found) == 2 and any(name.endswith(("_start", "_end")) for name in names):
        result.append(abs(found[0] - found[1]))
        if mark.type in ("rect", "area", "arc"):
            signed = [n for n in found]
            result.append(-abs(signed[0] - signed[1]))
    # The foot of a bar is no value of its own.
    if len(found) == 2 and ("value 0" in names and 0.0 in found or not any(found)):
        found.remove(0.0)
        return found
    return result + found


class Reading:
    """One way to read a series: which marks, which channel is x and which is y."""

    def __init__(self, mark: Mark, x: str, y: str, factor: float):
        self.mark, self.x, self.y, self.factor = mark, x, y, factor
        # The values that a point has: of each mark its number, and which of its ends.
        self.taken: set[tuple[int, int]] = set()
        # Items by y, to be found without looking at all.
        self.by_value: dict[str, list[int]] = collections.defaultdict(list)
        self.numbers: list[list[float]] = []
        for index, item in enumerate(mark.items):
            if is_missing(item):
                self.numbers.append([])
                continue
            numbers = [n * factor for n in values(item, mark, y)]
            self.numbers.append(numbers)
            for n in numbers:
                if math.isfinite(n):
                    self.by_value[key(n)].append(index)

    def find(self, point: tuple[Any, float], x_kind: str, series: str, own: set[tuple[int, int]]
             ) -> tuple[int, int] | None:
        """Returns the mark of a point that no other point has, one of the series if possible."""
        text, y = point
        is_at_x = at(text, x_kind)
        other = None
        for name in keys(y):
            for index in self.by_value.get(name, ()):
                item = self.mark.items[index]
                numbers = self.numbers[index]
                ends = [end for end, n in enumerate(numbers) if near(n, y, size(numbers))
                        and (index, end) not in self.taken and (index, end) not in own]
                if not ends or not is_at_x(places(item, self.x)):
                    continue
                if is_of(series, item):
                    return index, ends[0]
                other = other if other is not None else (index, ends[0])
        return other


def is_of(series: str, item: dict[str, list[Any]]) -> bool:
    """Whether a mark has the name of a series, or each part of it."""
    found = [value for values in item.values() for value in values]
    return all(at(part, "category")(found) for part in series.split(", "))


def size(numbers: list[float]) -> float:
    return max((abs(n) for n in numbers), default=0.0)


def key(value: float) -> str:
    return "0" if abs(value) < 1e-7 else f"{value:.6g}"


def keys(value: float) -> set[str]:
    return {key(value), key(value * (1 + 2e-6)), key(value * (1 - 2e-6))}


CHANNELS = ["x", "y", "fill", "stroke", "size", "theta", "opacity", "outerRadius", "text",
            "strokeWidth", "shape", "strokeDash", "fillOpacity", "strokeOpacity", "facet", "line",
            "angle", "detail"]


def readings(mark: Mark):
    """Returns the ways to read a mark, the usual ones first."""
    present = [c for c in CHANNELS
               if any(name in mark.fields for name in TOGETHER.get(c, (c,)))]
    for y in ["y", "x", *[c for c in present if c not in ("x", "y")]]:
        if y not in present:
            continue
        for x in [c for c in present if c != y] + [""]:
            for factor in (1.0, 100.0):
                yield x, y, factor


def read(series: Series, marks: list[Mark], x_kind: str, cache: dict
         ) -> tuple[Reading, set[int]] | tuple[None, str]:
    """Returns the first reading by which every point of a series is a mark of its own."""
    best = (-1, "")
    points = [p for p in series.points if math.isfinite(p[1])]
    for order, mark in enumerate(marks):
        for x, y, factor in readings(mark):
            if x == "" and x_kind != "row":
                continue
            name = (order, x, y, factor)
            if name not in cache:
                cache[name] = Reading(mark, x, y, factor)
            reading = cache[name]
            taken: set[tuple[int, int]] = set()
            for done, point in enumerate(points):
                index = reading.find(point, x_kind, series.name, taken)
                if index is None:
                    # A bin without rows is no mark, and is heard as zero.
                    if point[1] == 0:
                        continue
                    if done > best[0]:
                        best = (done, f"{series.name!r}: {point} is not drawn "
                                      f"({mark.name} by {x} and {y})")
                    break
                taken.add(index)
            else:
                if taken or not points:
                    reading.taken |= taken
                    return reading, {index for index, end in taken}
    return None, best[1] or f"{series.name!r}: no mark has its points"


def verdict(play: Heard, marks: list[Mark]) -> tuple[str, str]:
    """Judges one chart by the best view of the drawing."""
    views: dict[str, list[Mark]] = {}
    for mark in marks:
        views.setdefault(mark.view, []).append(mark)
    # Layers with data of their own in a facet have no facet value: they are in every view.
    best: tuple[str, str] | None = None
    order = {"right": 0, "told": 1, "WRONG": 2}
    for view, inside in list(views.items())[:40]:
        found = verdict_of_view(play, inside, len(views) > 1)
        if best is None or order[found[0]] < order[best[0]]:
            best = found
        if best[0] == "right":
            break
    if best is not None and best[0] == "WRONG" and len(views) > 1:
        found = verdict_of_view(play, marks, True)
        if order[found[0]] < order[best[0]]:
            best = found
    return best or ("WRONG", "nothing is drawn")


def verdict_of_view(play: Heard, marks: list[Mark], are_several: bool) -> tuple[str, str]:
    cache: dict = {}
    covered: dict[int, set[int]] = collections.defaultdict(set)
    faults, lines = [], collections.defaultdict(set)
    for series in play.series:
        reading, taken = read(series, marks, play.x_kind, cache)
        if reading is None:
            faults.append(taken)
            continue
        covered[id(reading.mark)] |= taken
        for index in taken:
            line = reading.mark.items[index].get("line")
            if line is not None and reading.mark.type in ("line", "area", "trail"):
                lines[series.name].add(repr(line))
    changed = [text for text in play.messages if CHANGED.search(text)]
    if faults:
        if changed:
            return "told", changed[0]
        return "WRONG", faults[0]
    joined = [name for name, found in lines.items() if len(found) > 1]
    if joined and not changed and play.kind == "line":
        return "WRONG", f"{joined[0]!r} joins {len(lines[joined[0]])} lines"
    left = []
    shown = [item for mark in marks for index, item in enumerate(mark.items)
             if index in covered[id(mark)]]
    seen = {place(item) for item in shown}
    told_marks = [text for text in play.messages if MARKS_LEFT.search(text)]
    told_rows = [text for text in play.messages if ROWS_LEFT.search(text)]
    for mark in marks:
        rest = [item for index, item in enumerate(mark.items)
                if index not in covered[id(mark)] and not is_missing(item)
                and place(item) not in seen and has_value(item)]
        if len(rest) <= 100:
            rest = [item for item in rest if not any(touches(item, other) for other in shown)]
        rest = [item for item in rest if not is_of_element(item, play)]
        if not rest:
            continue
        kind = LAYERS.get(mark.type, rf"\({mark.type}\)")
        named = [text for text in told_marks if re.search(kind, text)]
        told = told_rows + named if covered[id(mark)] else told_marks
        if mark.type == "text" and any("labels are from" in m for m in play.messages):
            continue
        if not told:
            return "WRONG", f"{len(rest)} of {len(mark.items)} {mark.type} of {mark.name} untold: {rest[0]}"
        left.append(told[0])
    if are_several and not any(text.startswith("view ") for text in play.messages):
        return "WRONG", "other views are not named"
    if left:
        return "told", left[0]
    return "right", "one view, which is named" if are_several else ""


def place(item: dict[str, list[Any]]) -> tuple:
    """What tells two marks apart: a point on a line is the same as the line's."""
    return tuple(tuple(str(number(v) if number(v) is not None else v) for v in places(item, c)[:1])
                 for c in ("x", "y"))


def is_of_element(item: dict[str, list[Any]], play: Heard) -> bool:
    """Whether all that a mark shows at a place are values of the element there."""
    for x, y in (("x", "y"), ("y", "x")):
        numbers = [n for n in map(number, places(item, y)) if n is not None]
        own = places(item, x)
        for text, values in play.elements:
            if numbers and all(any(near(n, value) for value in values) for n in numbers) and (
                    not own or at(text, play.x_kind)(own)):
                return True
    return False


def touches(item: dict[str, list[Any]], other: dict[str, list[Any]]) -> bool:
    """Whether two marks at times show one value, as a tick within the band of its bar."""
    ends = [[value for value in places(one, "x") if number(value) is not None]
            for one in (item, other)]
    if not all(ends) or not all(any(isinstance(v, Moment) or number(v) > 1e9 for v in one)
                                for one in ends):
        return False
    (low, high), (first, last) = [(min(map(number, one)), max(map(number, one))) for one in ends]
    tops = [set(map(number, places(one, "y"))) - {0.0, None} for one in (item, other)]
    return low <= last and first <= high and bool(tops[0] & tops[1])


def is_missing(item: dict[str, list[Any]]) -> bool:
    """Whether a point interrupts its line, or stands at zero in place of a value."""
    found = places(item, "y")
    return "hidden" in item or None in found and 0.0 in found


def has_value(item: dict[str, list[Any]]) -> bool:
    """Whether a mark shows more than a place that is the same for all."""
    return any(value is not None for name, found in item.items() if name != "defined"
               for value in found)
