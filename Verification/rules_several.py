"""Checks of sentences about several series: what they share, how they differ, and stacks."""

import math
import re
from collections.abc import Callable
from typing import Any

import numpy as np

import facts_together
import points as points_of_table
from chart import Chart
from line import EXTRA, Finding, Line
from rules_course import span_ends
from rules_scatter import correlation_text
from rules_values import ways
from shown import NUMBER, Reader, Shown, Unreadable, harmless, number, place_in

# Several series


def trends_by_direction(line: Line) -> None:
    said = ways(line)
    words = {"rising": "rising in ", "falling": "falling in ", "none": "none clear in "}
    found = 0
    for part in re.split(r"; (?=rising in |falling in |none clear in )", line.fields["groups"]):
        for direction, start in words.items():
            if not part.startswith(start):
                continue
            names = [name for name, way in zip(line.reader.names, said) if way == direction]
            found += len(names)
            listed(line, part.removeprefix(start), names)
    line.claim(line.text, len(said), found == len(said))


def listed(line: Line, text: str, names: list[str]) -> None:
    """A list of names, the first ten of more; the stop of an abbreviation may end the sentence, too."""
    shown = list_text(names[:10], len(names))
    is_right = text.rstrip(".") == shown.rstrip(".")
    line.add(text, shown, is_right, 1 if len(names) > 10 else 0)


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


def shared_course(line: Line) -> None:
    """The legs of the course, which itself is checked among the facts."""
    turns = line.chart.facts["sharedCourse"]["turns"]
    parts = re.split(r"(?:, | and |^)(rise|fall) (?=until |up to )", line.fields["clauses"])
    if parts[0] or len(parts) < 3:
        raise Unreadable("no course")
    line.claim(line.text, len(turns) - 1, len(parts[1::2]) == len(turns) - 1)
    for word, text, start, end in zip(parts[1::2], parts[2::2], turns, turns[1:]):
        place = line.reader.place(text)
        line.add(text, end, place.fits(line.chart.x.number(end["x"])))
        line.claim(f"{word} {text}", end, (end["level"] > start["level"]) == (word == "rise"))


def delayed(line: Line) -> None:
    """The delay itself is checked among the facts."""
    said = line.chart.facts["delay"]
    for name in ("leader", "follower"):
        line.claim(line.fields[name], said, line.reader.series(line.fields[name]) == said[name])
    line.length(line.fields["length"], said["length"] * line.chart.x.per_unit)


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


def means_of_all(line: Line) -> list[float | None]:
    """The mean of each series: of all rows of the table if its values are means of some, which is
    nil where the table is not read; otherwise of its values."""
    said = line.chart.facts["series"]
    means = [line.chart.y(one).number(s["mean"]) for one, s in zip(line.chart.series, said)]
    if not rows_are_averaged(line.chart):
        return means
    found = None
    if line.chart.table is not None:
        found = points_of_table.row_means(line.chart, line.chart.table)
    return found or [None] * len(means)


def rows_are_averaged(chart: Chart) -> bool:
    return re.search(r"\baveraged (?:up to )?\d+ rows\b", chart.note) is not None


def mean_of_rows(line: Line, text: str, mean: float | None) -> None:
    """A mean of a series; where the table is not read, it lies among the means of its rows."""
    if mean is not None:
        line.value(text, mean, EXTRA, whole_axis=True)
        return
    shown = line.reader.value(text, line.axis)
    low, high = (line.axis.number(line.facts[fact]["y"]) for fact in ("minimum", "maximum"))
    near = isinstance(shown, Shown) and low - shown.unit <= shown.value <= high + shown.unit
    line.findings.append(Finding(line.rule, line.text, text, f"{low} to {high}", near, 1, "none"))


def ranking(line: Line) -> None:
    names = {name: index for index, name in enumerate(line.reader.names)}
    means = means_of_all(line)
    text = line.fields["means"]
    choice = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    item = rf"(?:^|, | and | is )({choice}) with (.+?)"
    following = rf"(?=(?:, | and (?:the lowest is )?)(?:{choice}) with |, and the lowest|$)"
    found = list(re.finditer(item + following, text))
    if not found:
        raise Unreadable("no ranking")
    values = []
    for one in found:
        line.index = names[one[1]]
        mean_of_rows(line, one[2], means[line.index])
        values.append(means[line.index])
    if None not in values:
        line.claim(text, values, values == sorted(values, reverse=True))
        known = [mean for mean in means if mean is not None and math.isfinite(mean)]
        ends = [max(known), min(known)]
        right = values[0] == ends[0] and (len(values) < len(known) or values[-1] == ends[1])
        line.claim(text, ends, right and ("lowest is" not in text or values[-1] == ends[1]))


def ranking_in_brief(line: Line) -> None:
    means = means_of_all(line)
    known = [mean for mean in means if mean is not None and math.isfinite(mean)]
    for part, pick in (("first", max), ("last", min)):
        for index, name in enumerate(line.reader.names):
            if not line.fields[part].startswith(name + " with "):
                continue
            line.index = index
            mean_of_rows(line, line.fields[part].removeprefix(name + " with "), means[index])
            if means[index] is not None:
                line.claim(line.fields[part], pick(known), means[index] == pick(known))
            break
        else:
            raise Unreadable("no series")


def equal_means(line: Line) -> None:
    mean_of_rows(line, line.fields["mean"], means_of_all(line)[0])


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
        met = facts_together.meeting(line.chart, found[0])
        line.claim(line.text, met, met and met.first_is_above == is_above)


def place_of(chart: Chart, crossing: dict[str, Any]) -> float:
    """Where a crossing is said to be: among years and dates, at the next point where the lines are
    apart."""
    met = facts_together.meeting(chart, crossing)
    if met is None:
        return chart.x.number(crossing["x"])
    return met.apart if chart.x.kind in ("year", "date") else met.x


def cross_count(line: Line) -> None:
    said = line.chart.facts["crossings"]
    line.count("count", line.chart.facts["crossingCount"])
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
    """The range of a series, before which stands its trend or its median."""
    name = line.fields["name"]
    if name in line.reader.names:
        line.index = line.reader.series(name)
    elif name != (harmless(line.axis.title, 60) or "y"):
        raise Unreadable(f"no series: {name}")
    has_median = "median" in line.fields
    # Rows of a table are no place, and a median stands before extremes with any other place.
    is_of_rows = line.chart.x.kind == "row"
    counted = list(line.findings)
    for found in re.finditer(" to ", line.fields["range"]):
        ends = line.fields["range"][: found.start()], line.fields["range"][found.end() :]
        line.findings = list(counted)
        try:
            for text, fact in zip(ends, ("minimum", "maximum")):
                line.extreme(text, fact, has_median and is_of_rows)
            break
        except Unreadable:
            continue
    else:
        raise Unreadable("no range")
    if has_median:
        line.value(line.fields["median"], line.axis.number(line.facts["median"]), EXTRA)
    if "rate" in line.fields:
        line.rate(line.fields["rate"], line.facts["trend"]["slope"])
    if " overall " in line.text:
        trend = line.facts["trend"]
        said = "rising" if " rises overall " in line.text else "falling"
        line.claim(line.text, trend, trend and trend["direction"] == said)


def associated(line: Line) -> None:
    """The two series that go together where x has no order."""
    said = line.chart.facts["association"]
    told = [line.reader.series(line.fields[name]) for name in ("x", "y")]
    line.claim(line.text, said, said and told == said["series"])
    correlation_text(line, said)


# Parts and axes


def within_whole(line: Line) -> None:
    """What the whole has of which the chart is a part."""
    whole = line.chart.whole
    name = line.series.name
    same = [i for i, one in enumerate(whole.series) if one.name == name] if whole else []
    if whole is None or not same:
        raise Unreadable("no whole")
    outer = Line(Reader(whole), line.text, same[0], line.fields, line.rule)
    values = outer.series.values
    line.claim(line.text, len(values), len(outer.series.xs) > len(line.series.xs))
    line.claim(line.text, whole.x.kind, ("span" in line.fields) == whole.x.is_ordered)
    if "span" in line.fields:
        first, last = span_ends(outer, line.fields["span"])
        right = first.fits(whole.x.low) and last.fits(whole.x.high)
        outer.add(line.fields["span"], [whole.x.low, whole.x.high], right)
    outer.value(line.fields["mean"], math.fsum(values) / len(values), EXTRA)
    own = line.series.values
    outer.value(line.fields["own"], math.fsum(own) / len(own), EXTRA)
    for text, fact in ((line.fields["lowest"], "minimum"), (line.fields["highest"], "maximum")):
        outer.point(text, outer.facts[fact])
    line.findings += outer.findings


def squeezed(line: Line) -> None:
    """Outliers without which the values of an axis have less than a quarter of it."""
    texts = line.fields["low"], line.fields["high"]
    for number_of, axis in enumerate(line.chart.ys):
        found = facts_together.squeeze(line.chart, number_of)
        if found is None:
            continue
        try:
            shown = [line.reader.value(text, axis) for text in texts]
        except Unreadable:
            continue
        right = []
        for one, end in zip(shown, (found.low, found.high)):
            is_number = axis.kind in ("number", "year")
            place = place_in(axis.low, axis.high, axis.scale, end) if is_number else None
            right.append(one.fits(end, place))
        if len(line.chart.ys) > 1 and not all(right):
            continue
        for text, end, is_right in zip(texts, (found.low, found.high), right):
            line.add(text, end, is_right)
        line.count("count", found.outliers)
        line.claim(line.text, found.share, found.share < facts_together.MAX_SQUEEZED)
        return
    line.claim(line.text, "no such axis", False)


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


def highest_of_all(line: Line) -> None:
    of_all("maximum")(line)
