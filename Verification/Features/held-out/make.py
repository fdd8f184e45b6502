#!/usr/bin/env python3
"""Makes the charts held out and their answers. Authors of the rules of words do not read this."""

import math
import random
import sys
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from features import (  # noqa: E402
    COURSE,
    FALLS,
    OVERALL,
    REVERSED,
    RISES,
    YEARLY,
    Charts,
    Table,
    between,
    day_texts,
    month_of_year,
    months_named,
    scatter,
    wave,
)

charts = Charts(Path(__file__).resolve().parent, seed=60493)


@charts.add(
    "post",
    feature="The two go opposite ways: letters fall from about 890 to 320 million, and parcels "
    "rise from 115 to 545.",
    wordings=[
        "Letters fall overall while parcels rise.",
        "Parcels rise by 22 a year, and letters fall by 31 a year.",
        "One series rises overall: parcels; one falls overall: letters.",
    ],
    needs=[
        [r"letters[^;,.]*" + FALLS, FALLS + r"[^,.]*letters", r"opposite"],
        [r"parcels[^;,.]*" + RISES, RISES + r"[^,.]*parcels", r"opposite"],
    ],
    first=2,
    never=[r"parcels (\([a-z]+\) )?falls?\b", r"letters (\([a-z]+\) )?rises?\b", r"\brepeats?\b"],
)
def post(dice: random.Random) -> Table:
    rows = []
    for index in range(76):
        part = index / 75
        day = date(2004 + index // 4, index % 4 * 3 + 1, 1)
        letters = 905 - 595 * part**1.2 + dice.gauss(0, 13)
        parcels = 120 + 425 * part**1.4 + dice.gauss(0, 10)
        rows.append([day.isoformat(), f"{letters:.0f}", f"{parcels:.0f}"])
    return ["quarter from", "letters (million)", "parcels (million)"], rows


@charts.add(
    "museum-visits",
    feature="The Naval Museum is far above all others, at about 3,300 a week against 820 to 1,150.",
    wordings=[
        "Naval Museum leads by far, with a mean of 3,301.",
        "Naval Museum is always highest, about three times as high as the next.",
    ],
    needs=[
        [r"Naval"],
        [
            r"\bfar\b|times|well above|\balways\b|(much|clearly) (higher|larger|more)"
            r"|more than (all|the)"
        ],
        [
            between(3230, 3370),
            between(2.7, 3.1),
            between(3.8, 4.3),
            r"(three|four) times|threefold|fourfold|\balways\b",
        ],
    ],
    first=2,
    never=[OVERALL, COURSE, r"\bcross(es|ings?)? \d"],
)
def museum_visits(dice: random.Random) -> Table:
    levels = {"Glass House": 940, "Naval Museum": 3300, "Toy Museum": 820, "Old Mint": 1150}
    rows: list[list[object]] = []
    for day in day_texts(date(2023, 1, 2), 64, step=7):
        row: list[object] = [day]
        for level in levels.values():
            row.append(round(dice.gauss(level, level * (0.045 if level > 2000 else 0.11))))
        rows.append(row)
    return ["week of", *levels], rows


@charts.add(
    "bird-count",
    feature="Three of 44 species hold half of all birds: starling, wood pigeon and rook.",
    wordings=[
        "3 of 44 hold more than half of the total: rook, wood pigeon and starling.",
        "Starling, wood pigeon and rook together make up 51% of the whole.",
    ],
    needs=[
        [r"\bhalf\b|50 ?%|" + r"5[0-5](\.\d+)? ?(%|per ?cent)"],
        [between(3, 3), r"starling[^.]*wood pigeon[^.]*rook|rook[^.]*wood pigeon[^.]*starling"],
    ],
    first=2,
    never=[r"\b(rises|falls) (from|to|overall|with)\b", r"\brepeats?\b|\btrend\b"],
)
def bird_count(dice: random.Random) -> Table:
    names = (
        "blackbird,blackcap,blue tit,bullfinch,buzzard,carrion crow,chaffinch,chiffchaff,"
        "coal tit,collared dove,cuckoo,dunnock,fieldfare,goldcrest,goldfinch,great tit,"
        "green woodpecker,greenfinch,grey heron,house sparrow,jackdaw,jay,kestrel,kingfisher,"
        "lapwing,linnet,long-tailed tit,magpie,mallard,mistle thrush,nuthatch,robin,rook,"
        "siskin,skylark,song thrush,starling,stock dove,swift,tree creeper,wagtail,whitethroat,"
        "wood pigeon,wren"
    ).split(",")
    many = {"starling": 3441, "wood pigeon": 2710, "rook": 2164}
    rows: list[list[object]] = []
    for name in names:
        rows.append([name, many.get(name) or round(40 * math.exp(dice.uniform(0, 2.45)))])
    return ["species", "birds"], rows


@charts.add(
    "bus-seats",
    feature="All eight depots are nearly equal: each has between 1,480 and 1,535 seats.",
    wordings=[
        "The categories hardly differ; all lie within 4% of each other.",
        "All are about the same, close to 1,507.",
        "They are almost equal: the largest, 1,533, is only 3% above the smallest.",
    ],
    needs=[
        [
            r"(nearly|almost|about|roughly|practically|virtually) (the same|equal|alike|even)"
            r"|similar|alike|close together|all (are )?close\b|hardly|barely|differ(s"
            r"|ence)? (by |of )?(only|at most"
            r"|less|no more|little)|little (difference|variation)|evenly|within \d"
            r"|only \d+(\.\d+)? ?%"
            r"|small(er)? difference"
        ],
    ],
    never=[r"\bby far\b|leads far|far above", r"\b(rises|falls) (from|to|overall|with)\b"],
)
def bus_seats(dice: random.Random) -> Table:
    names = "Abbey Road,Brook Street,Castle Lane,Dock Gate,East Yard,Ferry Hill,Grange,Hollow Way"
    rows: list[list[object]] = []
    for name in names.split(","):
        rows.append([name, round(dice.uniform(1482, 1534))])
    return ["depot", "seats"], rows


@charts.add(
    "decay-counts",
    feature="The counts halve about every 14 minutes, from 52,000 down to about 140.",
    wordings=[
        "It decays exponentially, by 4.8% a minute.",
        "It falls by half every 14.1 minutes.",
    ],
    needs=[
        [
            r"\bhalv|\bhalf\b|exponential|decays?|constant (rate|ratio|factor)|half-life"
            r"|by (about )?[45](\.\d+)? ?(%|per ?cent)"
        ],
        [between(13.2, 14.8), between(4.5, 5.1), between(0.95, 0.955)],
    ],
    never=[r"straight line|steady rate of \d", r"level (drops|jumps)|stands? out|doubl"],
)
def decay_counts(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for minute in range(0, 121, 2):
        mean = 52000 * 0.5 ** (minute / 14)
        rows.append([minute, round(mean * math.exp(dice.gauss(0, 0.035)))])
    return ["minute", "counts"], rows


@charts.add(
    "train-start",
    feature="The distance rises ever faster, to 818 m after 63 s: it speeds up.",
    wordings=[
        "It rises and accelerates.",
        "It rises at an increasing rate.",
        "It rises from 0 to 818, more and more steeply.",
        "It lies on a curve that bends upwards.",
    ],
    needs=[
        [
            r"speeds? up|accelerat|faster|steep|ever more|more and more|(increasing|growing"
            r"|higher|rising)"
            r" (rate|speed|slope)|curv|quadratic|\bsquare\b|bends? up|parabola"
        ],
        [RISES],
    ],
    never=[r"doubl\w+ every|level\w* off|slows? down", r"straight line closely|\brepeats?\b"],
)
def train_start(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for index in range(43):
        time = index * 1.5
        rows.append([f"{time:.1f}", f"{max(0, 0.209 * time * time + dice.gauss(0, 4)):.0f}"])
    return ["time (s)", "distance (m)"], rows


@charts.add(
    "metro-rides",
    feature="Rides fall from about 95 to a low of 10 million in April 2020 and rise slowly again.",
    wordings=[
        "It has a trough in Apr 2020.",
        "It is lowest in April 2020, at 10.8, and recovers by 2021.",
        "It falls to 10.8 in the week of 13 April 2020, then rises to about 90.",
    ],
    needs=[
        [
            r"\blow(est|s)?\b|trough|minimum|bottom|falls?\b.*\brises?|collaps|dips?\b"
            r"|drops?\b.*(ris|recover)"
        ],
        [month_of_year((2020, 3), (2020, 4), (2020, 5))],
    ],
    never=[r"\brepeats?\b", r"(rises|falls) overall|overall,? it (rises|falls)"],
)
def metro_rides(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for index, day in enumerate(day_texts(date(2019, 1, 7), 136, step=7)):
        since = index - 66
        depth = math.exp(-0.5 * (since / 2.6) ** 2) if since < 0 else math.exp(-since / 21)
        rows.append([day, f"{95 - 85 * depth + dice.gauss(0, 1.3):.1f}"])
    return ["week of", "rides (million)"], rows


@charts.add(
    "rangefinder-errors",
    feature="The errors fan out: their spread grows with distance, from about 1 cm to 5 cm.",
    wordings=[
        "The points lie in a fan that opens with distance.",
        "The spread of error grows as distance rises; there is no trend.",
        "Errors scatter four times as widely at large distances.",
    ],
    needs=[
        [r"\bfans?\b|spread|scatter|variab|\bvar(y|ies|iation)|\bcone\b|funnel|wedge"],
        [
            r"gr[eo]w|widen|wider|widely|increas|larger|opens?|\bfans?\b|spread(s)? (out|farther)"
            r"|\d times|fold|bigger|cone|funnel|wedge|(spread|scatter|variability)\b[^.]*\brises?"
        ],
    ],
    first=2,
    never=[r"(error|it) (rises|falls) with", r"stands? out|outlier|groups|clusters"],
    options=scatter("distance (m)", "error (cm)"),
)
def rangefinder_errors(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for _ in range(165):
        distance = dice.uniform(2, 60)
        rows.append([f"{distance:.1f}", f"{dice.gauss(0, 0.3 + 0.095 * distance):.2f}"])
    return ["distance (m)", "error (cm)"], rows


@charts.add(
    "spring-extension",
    feature="The points lie close to a straight line: extension rises by 0.083 mm for each gram.",
    wordings=[
        "Extension rises with mass; the relation is very strong.",
        "It follows a straight line closely.",
        "Extension is nearly proportional to mass.",
    ],
    needs=[
        [
            r"straight|\bline\b|linear|very strong|proportional|almost perfect|nearly perfect"
            r"|closely"
        ],
        [RISES + r"|proportional|straight|line"],
    ],
    never=[r"no (clear )?relation|groups|clusters|bent|curve"],
    options=scatter("mass (g)", "extension (mm)"),
)
def spring_extension(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for _ in range(54):
        mass = dice.uniform(20, 480)
        rows.append([f"{mass:.0f}", f"{3.1 + 0.083 * mass + dice.gauss(0, 0.7):.1f}"])
    return ["mass (g)", "extension (mm)"], rows


@charts.add(
    "glacier-length",
    feature="It falls steadily by about 14 m a year, from 4,210 m in 1938 to 3,040 in 2022.",
    wordings=[
        "Overall it falls by 14 a year.",
        "A steady decline of 140 m a decade.",
        "It falls from 4,210 to 3,040 on a straight line.",
    ],
    needs=[
        [FALLS],
        [
            between(13.4, 14.6),
            r"1[34]\d(\.\d+)? (m )?(a|per|each|every|for each) decade",
            between(1130, 1220),
            between(4180, 4230),
        ],
    ],
    never=[r"\brepeats?\b|level (drops|jumps)|\bpeaks?\b|\bhalves\b|\bhalve\b", r"\brises\b"],
)
def glacier_length(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for year in range(1938, 2023):
        rows.append([year, f"{4210 - 13.9 * (year - 1938) + dice.gauss(0, 26):.0f}"])
    return ["year", "length (m)"], rows


@charts.add(
    "power-demand",
    feature="Every year demand is highest in July and lowest in January, 310 GWh lower.",
    wordings=[
        "It repeats every 4 quarters: high from July on, low from January on, with a swing of 310.",
        "A season: the third quarter is highest, at 1,235, and the first quarter lowest, at 925.",
    ],
    needs=[
        [YEARLY],
        [months_named(6, 7, 8, 9), r"Q3|third quarter|winter|quarter 3"],
        [months_named(12, 1, 2, 3), r"Q1|first quarter|summer|quarter 1"],
        [between(270, 350), between(1205, 1265), between(895, 955)],
    ],
    never=[OVERALL, r"(highest|peaks?|high) (in|around|about|from) (January|April)\b"],
)
def power_demand(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for index in range(72):
        day = date(2001 + index // 4, index % 4 * 3 + 1, 1)
        rows.append([day.isoformat(), round(1080 + 155 * wave(index, 4, 2) + dice.gauss(0, 21))])
    return ["quarter from", "demand (GWh)"], rows


@charts.add(
    "saw-vibration",
    feature="The level jumps from about 3.1 to 4.6 mm/s after run 131.",
    wordings=[
        "It rises suddenly at 132, by 1.5.",
        "There is a step up near 131, from 3.08 to 4.61.",
    ],
    needs=[
        [r"\blevels?\b|\bjump|\bstep|shift|sudden|abrupt|at once|rises? (from|by)"],
        [between(129, 134)],
        [between(2.95, 3.25), between(1.35, 1.65)],
        [between(4.45, 4.75), between(1.35, 1.65)],
    ],
    never=[r"rises (overall )?by [\d.]+ (per|for each|for every) ", r"\brepeats?\b"],
)
def saw_vibration(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for run in range(1, 211):
        rows.append([run, f"{(3.1 if run <= 131 else 4.6) + dice.gauss(0, 0.33):.2f}"])
    return ["run", "vibration (mm/s)"], rows


@charts.add(
    "flat-rents",
    feature="In each of the four districts rent rises with size, but over all flats it falls.",
    wordings=[
        "In all series rent rises with size; over the whole it falls with it.",
        "Within every district rent increases with size, the opposite of the relation of all "
        "points.",
    ],
    needs=[
        [
            r"within|\bin (each|every|all)\b|inside|each (district|group|series)|groups"
            r"|every district"
        ],
        [RISES],
        [REVERSED.replace("WAY", FALLS)],
    ],
    first=3,
    options=[*scatter("size (m²)", "rent (EUR/m²)"), "--series", "district"],
)
def flat_rents(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for district, size, rent, count in [
        ("Old Town", 38, 24.5, 27),
        ("Harbour", 61, 19.8, 41),
        ("Park", 85, 15.1, 33),
        ("Hills", 112, 10.2, 22),
    ]:
        for _ in range(count):
            step = dice.uniform(-16, 16)
            value = rent + 0.11 * step + dice.gauss(0, 0.6)
            rows.append([district, round(size + step), f"{value:.2f}"])
    dice.shuffle(rows)
    return ["district", "size (m²)", "rent (EUR/m²)"], rows


if __name__ == "__main__":
    charts.write()
