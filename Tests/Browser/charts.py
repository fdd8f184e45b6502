"""The charts of the tests: all samples, and made ones for what no sample has."""

import csv
import io
import math
import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

SAMPLES = Path(__file__).resolve().parents[2] / "Samples"
MARKUP = "<script>document.title='ran'</script> & \"quotes\" ]]> </style></svg>"


@dataclass(frozen=True)
class Chart:
    """A file or the text of a table, and the options that make a chart of it."""

    name: str
    path: Path | None = None
    text: str = ""
    options: tuple[str, ...] = ()


SAMPLE_CHARTS = [
    Chart(path.name.split(".")[0], path)
    for path in sorted(SAMPLES.iterdir())
    if path.suffix in (".csv", ".json")
]
MADE_CHARTS: list[Chart] = []

Rows = list[tuple]


# Samples whose pages differ from those of others in their data alone.
ALIKE = {"cars-economy", "nile", "seattle-weather", "sunspots"}


def charts() -> list[Chart]:
    """A chart of each sort, or those that SONIFY_BROWSER_CHARTS names, as "births nile", or "all"."""
    names = os.environ.get("SONIFY_BROWSER_CHARTS", "").split()
    return [
        chart
        for chart in SAMPLE_CHARTS + MADE_CHARTS
        if names == ["all"] or (chart.name in names if names else chart.name not in ALIKE)
    ]


def named(name: str) -> Chart:
    return next(chart for chart in SAMPLE_CHARTS + MADE_CHARTS if chart.name == name)


def made(name: str, *header: str, options: str = "") -> Callable[[Callable[..., Rows]], None]:
    """Adds the chart of a function's rows; each has a chance of its own."""

    def add(rows: Callable[[random.Random], Rows]) -> None:
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(rows(random.Random(name)))
        MADE_CHARTS.append(Chart(name, text=text.getvalue(), options=tuple(options.split())))

    return add


@made("two-axes", "month", "temperature in °C", "rain in mm")
def two_axes(_: random.Random) -> Rows:
    months = "January February March April May June July August September October November December"
    waves = [math.sin(2 * math.pi * month / 12) for month in range(12)]
    return [
        (month, round(9 - 9 * wave, 1), round(1040 + 420 * wave))
        for month, wave in zip(months.split(), waves, strict=True)
    ]


@made("gaps", "year", "level")
def gaps(_: random.Random) -> Rows:
    missing = {3, 20, 21, 22, 39}
    return [
        (1950 + i, "" if i in missing else round(50 + i / 2 + 8 * math.sin(i), 1))
        for i in range(60)
    ]


@made("long-categories", "trade", "turnover")
def long_categories(_: random.Random) -> Rows:
    trades = (
        "Books, newspapers, magazines and stationery",
        "Pharmaceutical, medical and orthopaedic goods",
        "Telecommunications equipment",
        "Donaudampfschifffahrtsgesellschaftskapitän",
        "Fuel",
        "Food, beverages and tobacco in specialised shops",
        "Second-hand goods",
    )
    return [(trade, 10 + 7 * i) for i, trade in enumerate(trades)]


@made("dense-line", "step", "price")
def dense_line(chance: random.Random) -> Rows:
    price = 100.0
    rows = []
    for step in range(10_000):
        rows.append((step, round(price, 2)))
        price += chance.gauss(0, 1)
    return rows


@made("dense-scatter", "x", "y", options="--kind scatter --x x --y y")
def dense_scatter(chance: random.Random) -> Rows:
    return [
        (round(x, 3), round(0.6 * x + 0.8 * chance.gauss(0, 1), 3))
        for x in (chance.gauss(0, 1) for _ in range(10_000))
    ]


@made("eight-series", "year", *(f"town number {town}" for town in range(1, 9)))
def eight_series(chance: random.Random) -> Rows:
    def height(year: int, town: int) -> float:
        return round(10 + 3 * town + year * (0.2 + 0.1 * town) + chance.gauss(0, 0.5), 2)

    return [(2000 + year, *(height(year, town) for town in range(8))) for year in range(21)]


@made("above-and-below", "year", "change", options="--kind bar")
def above_and_below(chance: random.Random) -> Rows:
    return [(year, round(chance.gauss(0, 3), 1)) for year in range(2005, 2025)]


@made("histogram", "size", options="--kind histogram")
def histogram(chance: random.Random) -> Rows:
    return [(round(chance.lognormvariate(3, 0.5), 1),) for _ in range(500)]


@made("growth", "year", "users", options="--y-scale log")
def growth(_: random.Random) -> Rows:
    return [(1990 + i, round(3 * 1.6**i)) for i in range(25)]


@made("markup", "year", MARKUP)
def markup(_: random.Random) -> Rows:
    return [(1950 + i, i * i % 17) for i in range(20)]


@made("single", "year", "value")
def single(_: random.Random) -> Rows:
    return [(2000, 5)]


# A title is one argument, whatever spaces it has.
MADE_CHARTS.append(
    Chart(
        "titles",
        text="year,value\n" + "".join(f"{1950 + i},{i * i % 17}\n" for i in range(20)),
        options=("--title", MARKUP, "--x-title", MARKUP, "--y-title", "level " * 30),
    )
)


@made("boxes", "feed", "weight", options="--kind box")
def boxes(chance: random.Random) -> Rows:
    return [
        (feed, round(chance.gauss(middle, 20), 1))
        for feed, middle in (("casein", 320), ("horsebean", 160), ("linseed", 220), ("meat meal", 280))
        for _ in range(30)
    ] + [("linseed", 390.5), ("linseed", 401)]


@made("fine-boxes", "sample", "length", options="--kind box --y-unit mm")
def fine_boxes(chance: random.Random) -> Rows:
    """In a part of the chart, values have more digits than in the whole."""
    return [
        (name, round(chance.gauss(middle, 0.4), 4))
        for name, middle in (("A", 10), ("B", 10.3), ("C", 10.1), ("D", 400), ("E", 9.8))
        for _ in range(25)
    ]


@made("grouped-boxes", "feed", "weight", "sex", options="--kind box --series sex")
def grouped_boxes(chance: random.Random) -> Rows:
    return [
        (feed, round(chance.gauss(middle, 20), 1), sex)
        for feed, middle in (("casein", 320), ("linseed", 220), ("meat meal", 280))
        for sex in ("female", "male")
        for _ in range(12)
        if (feed, sex) != ("linseed", "male")
    ]


@made("candles", "Date", "Open", "High", "Low", "Close")
def candles(chance: random.Random) -> Rows:
    rows, last = [], 100.0
    for day in range(1, 29):
        first, last = last, last + chance.gauss(0.3, 2)
        top, bottom = max(first, last) + chance.random(), min(first, last) - chance.random()
        rows.append((f"2024-02-{day:02}", *(round(price, 2) for price in (first, top, bottom, last))))
    return rows


@made("band", "month", "forecast", "lower", "upper")
def band(_: random.Random) -> Rows:
    return [
        (f"20{23 + month // 12}-{month % 12 + 1:02}", 50 + month, *(
            (50 + month - width, 50 + month + width) if width else ("", "")
        ))
        for month in range(24)
        for width in [max(0, month - 11)]
    ]


@made("error-bars", "group", "score", "sd", options="--kind band")
def error_bars(_: random.Random) -> Rows:
    return [("control", 12.5, 2), ("low dose", 14, 1.5), ("high dose", 19.25, 3)]


@made("cells", "day", *(f"{hour} h" for hour in range(0, 24, 3)), options="--kind heatmap")
def cells(chance: random.Random) -> Rows:
    """One cell has no value, and one is the highest by far."""
    rows = []
    for number, day in enumerate("Monday Tuesday Wednesday Thursday Friday".split()):
        visits = [round(20 + 15 * math.sin(hour / 4 - 1.6) + chance.gauss(0, 3)) for hour in range(0, 24, 3)]
        rows.append((day, *("" if (number, hour) == (2, 1) else visits[hour] for hour in range(8))))
    return rows


@made("many-cells", "place", *(f"{minute} min" for minute in range(60)), options="--kind heatmap")
def many_cells(_: random.Random) -> Rows:
    """Too many for numbers on them."""
    return [
        (f"place {place}", *(round(9 * math.sin(minute / 9 + place / 5), 2) for minute in range(60)))
        for place in range(24)
    ]
