"""Checks of sentences about a chart and its values: frame, counts, extremes, means, equal and far
values, shares, bins and bars."""

import math
import re
from collections.abc import Callable
from typing import Any

import numpy as np

import points as points_of_table
from chart import DAY, Axis, Series
from line import EXTRA, Finding, Line
from rules_course import direction, span_ends
from shown import NUMBER, UNITS, Unreadable, duration, harmless, number, place_in, time_length

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


def ways(line: Line) -> list[str | None]:
    """The way of each series: that of its trend, or of all of five or more values."""
    found = []
    for one, series in zip(line.chart.facts["series"], line.chart.series):
        way = one["trend"] and one["trend"]["direction"]
        steps = np.diff(series.values)
        if way == "none" and len(steps) > 3 and (np.all(steps > 0) or np.all(steps < 0)):
            way = "rising" if steps[0] > 0 else "falling"
        found.append(way)
    return found


def all_series(direction: str) -> Callable[[Line], None]:
    def check(line: Line) -> None:
        said = ways(line)
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
    y = line.axis.number(said["y"])
    found = (line.series.xs == line.chart.x.number(said["x"])) & (line.series.ys == y)
    labels = [harmless(line.series.labels[index], 60) for index in np.flatnonzero(found)]
    value, _, name = text.partition(" for ")
    line.add(text, [y, labels], line.reader.value(value, line.axis).fits(y, line.value_place(y)))
    line.claim(name, labels, name in labels)


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
    if line.axis.kind in ("duration", "timeOfDay"):
        line.add(text, expected, duration(text).fits(expected))
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
    line.add(
        line.fields["span"], said, first.fits(x_of(said["from"])) and last.fits(x_of(said["to"]))
    )


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
    has_means = re.search(r"\baveraged\b", line.chart.note) is not None
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
    """How many rows of the table each value is the mean of, where the note tells the columns."""
    counts = None
    if line.chart.table is not None:
        counts = points_of_table.row_counts(line.chart, line.chart.table)
    told = [number(line.fields[name]).value for name in ("min", "count") if name in line.fields]
    if counts is None:
        right = told == sorted(told) and told[0] >= 1
        line.findings.append(
            Finding(line.rule, line.text, line.text, "rows", right, len(told), "none")
        )
        return
    ends = [min(counts), max(counts)]
    line.add(line.text, ends, ends[-len(told) :] == told)
    line.claim(line.text, ends, len(told) == 2 or ends[0] == ends[1])


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


# Bars and briefs


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


def nothing(line: Line) -> None:
    """A sentence without a number."""
