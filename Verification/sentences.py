"""Finds each number and date of a description again, and some of its claims.

RULES in rules.py is a table of sentences: a template, and a function that computes what it shows
from the points, or takes it from the facts that facts.py has recomputed. The first rule whose
template fits a line, and whose function can read it, checks the line. A line that no rule reads is
checked by fallback: each of its numbers must be one of the known numbers of the chart.
"""

import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from chart import Chart
from line import Finding, Line
from rules import RULES
from shown import NUMBER, Reader, Shown, Span, Unreadable, date, number

# What a placeholder stands for, if that is narrower than any text.
PARTS = {
    **dict.fromkeys(
        "count all often deviations spearman pearson without r p skewness factor percent same min "
        "step".split(),
        NUMBER,
    ),
    "place": "(?:in|on|at|for) .+?",
    "until": "(?:until|up to) .+?",
    "span": "(?:from|between) .+?",
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
