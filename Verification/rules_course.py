"""Checks of sentences about lines: trends, courses, steps, periods, outliers, gaps, growth, spread
and seasons."""

import calendar
import re
from collections.abc import Callable
from typing import Any

import numpy as np

import lines
from line import Finding, Line
from shown import MONTHS, NUMBER, UNITS, Place, Shown, Unreadable, harmless, number, time_length

PART_NAMES = {
    "months": MONTHS,
    "quarters": [f"the {one} quarter" for one in ("first", "second", "third", "fourth")],
    "weekdays": list(calendar.day_name),
    "hours": [f"{hour:02}:00" for hour in range(24)],
}


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
    line.count("count", line.facts["stepCount"] - 5)


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
    elif line.chart.x.kind in ("date", "year", "duration", "timeOfDay"):
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
    line.count("count", line.facts["outlierCount"])
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
    is_between = span.startswith("between ")
    text = span.removeprefix("between " if is_between else "from ")
    for found in re.finditer(" and " if is_between else " to ", text):
        try:
            return line.reader.x(text[: found.start()]), line.reader.x(text[found.end() :])
        except Unreadable:
            continue
    raise Unreadable(f"no span: {span}")


def gap_span(line: Line, length: str, span: str) -> None:
    first, last = span_ends(line, span)
    # Without rows, a gap lies between the points before and after it.
    is_between = span.startswith("between ")
    for one in line.facts["gaps"]:
        ends = one["between"] if is_between else (one["from"], one["to"])
        low, high = (line.chart.x.number(end) for end in ends)
        if first.fits(low) and last.fits(high):
            line.add(span, one, True)
            gap_length(line, length, one, high - low, is_between)
            return
    line.add(span, "no such gap", False)


def gap_length(
    line: Line, text: str, said: dict[str, Any], length: float, is_between: bool
) -> None:
    if text.endswith((" values", " value")):
        count = number(text.split()[0]).value
        line.add(text, said["count"], count == said["count"])
        return
    parts = re.findall(rf"({NUMBER}) (\w+?)s?(?= |$)", text)
    seconds = sum(number(amount).value * UNITS[unit] for amount, unit in parts)
    if line.chart.x.kind == "year":
        seconds /= UNITS["year"]
    # The rows fill one step more than lies between the first and the last.
    is_of_rows = said["count"] > 1 and not is_between
    expected = length * said["count"] / (said["count"] - 1) if is_of_rows else length
    line.add(text, expected, abs(seconds - expected) <= 0.04 * expected)


def gaps(line: Line) -> None:
    line.count("count", line.facts["gapCount"])
    if "length" in line.fields:
        gap_span(line, line.fields["length"], line.fields["span"])


def missing_at(line: Line) -> None:
    place = line.reader.place(line.fields["place"])
    xs = [line.chart.x.number(one["from"]) for one in line.facts["gaps"]]
    line.add(line.fields["place"], xs[:5], any(place.fits(x) for x in xs))


# Growth, spread and seasons


def wanders(line: Line) -> None:
    ends(line)
    trend = line.facts["trend"]
    memory = line.facts["lag1Autocorrelation"]
    line.claim(line.text, trend, trend["direction"] == "none")
    line.claim(line.text, memory, memory >= 0.8)


def growing(law: str, direction: str) -> Callable[[Line], None]:
    """The law itself is checked among the facts."""

    def check(line: Line) -> None:
        said = line.facts["growth"]
        kind = "halving" if law == "doubling" and direction == "falling" else law
        line.claim(line.text, said, said and said["kind"] == kind)
        way = line.facts["trend"]["direction"]
        line.claim(line.text, way, way == direction)
        if not said:
            return
        if "length" in said:
            length = said["length"] * line.chart.x.per_unit
            if "length" in line.fields:
                line.length(line.fields["length"], length)
            else:
                line.digits(line.fields["step"], length, 2)
        if "level" in line.fields:
            line.value(line.fields["level"], line.axis.number(said["y"]), 0)
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
    said = [one["cycle"] for one in line.facts["seasons"]]
    return lines.seasons(line.series.at, line.series.values, length, said)


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


def brief_course(line: Line) -> None:
    course(line)
    if "rate" in line.fields:
        line.rate(line.fields["rate"], line.facts["trend"]["slope"])
