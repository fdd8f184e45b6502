"""Checks of sentences about scatter charts: relations, forms, groups and single points."""

import re
from collections.abc import Callable
from typing import Any

from line import EXTRA, Finding, Line
from shown import NUMBER, Unreadable, harmless, number

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
    is_level = re.search("no clear relation|neither rises nor falls", line.text) is not None
    line.claim(line.text, said["isSignificant"], said["isSignificant"] != is_level)
    if "strength" not in line.fields:
        line.coefficient(line.fields["spearman"], said["spearman"])
        line.coefficient(line.fields["pearson"], said["pearson"])
        if is_level:
            depends = line.facts["isDependent"] is True
            line.claim(line.text, depends, depends == ("no clear" not in line.text))
        return
    correlation_text(line, said)
    pace = line.facts["form"] and line.facts["form"].get("pace")
    told = "faster" if "ever faster" in line.text else "slower" if "ever more" in line.text else ""
    line.claim(line.text, pace, (pace if pace in ("faster", "slower") else "") == told)


def correlation_text(line: Line, said: dict[str, Any]) -> None:
    """The way and the strength of a relation, and both coefficients."""
    line.coefficient(line.fields["spearman"], said["spearman"])
    line.coefficient(line.fields["pearson"], said["pearson"])
    words = ["very weak", "weak", "moderate", "strong", "very strong"]
    expected = words[min(4, int(abs(said["spearman"]) / 0.2 + 1e-12))]
    line.claim(line.fields["strength"], expected, line.fields["strength"] == expected)
    falls = "falls as" in line.text
    line.claim(line.text, said["spearman"], (said["spearman"] > 0) != falls)


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
