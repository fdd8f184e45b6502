#!/usr/bin/env python3
"""Makes the open charts and their answers: charts/*.csv and answers.json, the same at each run."""

import math
import random
from datetime import date, datetime, timedelta
from pathlib import Path

from features import (
    ALL_SERIES,
    COMPARED,
    COURSE,
    CURVE,
    FALLS,
    NO_RELATION,
    ONE_POINT,
    OVERALL,
    REVERSED,
    RISES,
    WEEKLY,
    YEARLY,
    Charts,
    Table,
    between,
    day_texts,
    days_near,
    month_of_year,
    month_texts,
    months_named,
    poisson,
    scatter,
    time_texts,
    wave,
)

charts = Charts(Path(__file__).parent, seed=1871)


@charts.add(
    "lake-temperature",
    feature="The water is warmest in August, at about 21 °C, and coldest in February, at about 4, "
    "every year.",
    wordings=[
        "It repeats every 12 months: high in August, low in February, with a swing of 17.",
        "A clear season: it peaks at 21.1 in Aug and has its lowest values, 3.8, in Feb.",
    ],
    needs=[
        [YEARLY],
        [months_named(7, 8, 9), "summer"],
        [months_named(1, 2, 3), "winter"],
        [between(14.5, 19.5), between(20, 23)],
    ],
    never=[r"(highest|warmest|peaks?|high) (in|around|about) (January|February|March)\b", OVERALL],
)
def lake_temperature(dice: random.Random) -> Table:
    rows = []
    for index, month in enumerate(month_texts(2010, 144)):
        level = 12.7 + 8.5 * wave(index, 12, 7)
        rows.append([month, f"{level + dice.gauss(0, 0.8):.1f}"])
    return ["month", "water temperature (°C)"], rows


@charts.add(
    "ferry-passengers",
    feature="Each year has its high in July and its low in January, and the swing grows with the "
    "years as the level rises.",
    wordings=[
        "It rises overall and repeats every 12 months, highest in July and lowest in January, "
        "with a range that becomes larger.",
        "A yearly season, high in July and low in January; it swings by 19,000 at the start and "
        "by 60,000 at the end.",
    ],
    needs=[
        [YEARLY],
        [months_named(6, 7, 8), "summer"],
        [months_named(12, 1, 2), "winter"],
        [
            r"(swing|range|season|amplitude|difference|cycle|wave)\w*[^.]*"
            r"(grow|widen|wider|larger|increas|bigger|doubl|tripl|become|stronger)",
            r"(grow|widen|wider|larger|bigger|increas|stronger)\w*[^.]*"
            r"(swing|range|season|amplitude|difference|cycle)",
            r"swing\w*[^.]*(at first|at the start|in (the first year|2009))",
        ],
    ],
    never=[r"(highest|peaks?|high) (in|around|about) (January|February|December)\b"],
)
def ferry_passengers(dice: random.Random) -> Table:
    rows = []
    for index, month in enumerate(month_texts(2009, 132)):
        level = 17000 * math.exp(index * 0.0095)
        season = math.exp(0.5 * wave(index, 12, 6))
        rows.append([month, round(level * season * math.exp(dice.gauss(0, 0.035)))])
    return ["month", "passengers"], rows


@charts.add(
    "bakery-orders",
    feature="Each week has its high on Saturday, with about 240 orders, and its low on Monday, "
    "with about 90.",
    wordings=[
        "It repeats every 7 days: Saturdays are highest and Mondays lowest, 146 lower.",
        "A weekly cycle: on Saturday orders are 2.6 times those of Monday.",
    ],
    needs=[
        [WEEKLY],
        [r"\bSat(urday)?s?\b", "weekends?"],
        [r"\bMon(day)?s?\b"],
        [between(125, 170), between(225, 255), between(2.2, 3.1)],
    ],
    never=[OVERALL, r"(highest|busiest|peaks?|high) on (Mon|Tues|Wednes|Thurs)day"],
)
def bakery_orders(dice: random.Random) -> Table:
    usual = [92, 121, 128, 135, 168, 241, 187]
    start = date(2023, 3, 6)
    rows = []
    for index, day in enumerate(day_texts(start, 182)):
        rows.append([day, round(usual[index % 7] + dice.gauss(0, 11))])
    return ["date", "orders"], rows


@charts.add(
    "branch-jobs",
    feature="All five branches fall together from 2008 to 2010, and recover by 2013.",
    wordings=[
        "All series fall from 2008 on, are lowest in early 2010 and rise again.",
        "Every branch has its low in 2010: each drops by about a fifth and then climbs back.",
    ],
    needs=[
        [ALL_SERIES],
        [FALLS, r"\b(a|its|their) low\b|\blow(est)? (in|at|around|point)\b|trough"],
        [r"\b(2008|2009|2010)\b"],
        [r"recover|regain|rebound|again|\bback\b|return|\b(rise|rises|climbs?|grows?)\b"],
    ],
    first=2,
    never=[r"\bno clear\b"],
)
def branch_jobs(dice: random.Random) -> Table:
    names = ["construction", "retail", "transport", "hospitality", "finance"]
    levels = [212.0, 338.0, 155.0, 181.0, 124.0]
    depths = [0.27, 0.17, 0.2, 0.22, 0.18]
    walks = [0.0] * 5
    rows = []
    for index, month in enumerate(month_texts(2003, 144)):
        low = 85.0
        width = 19.0 if index < low else 24.0
        dip = math.exp(-0.5 * ((index - low) / width) ** 4)
        row: list[object] = [month]
        for series in range(5):
            walks[series] = 0.6 * walks[series] + dice.gauss(0, 0.004)
            level = levels[series] * (1 + 0.0002 * index) * (1 - depths[series] * dip)
            row.append(f"{level * (1 + walks[series]):.1f}")
        rows.append(row)
    return ["month"] + [f"{name} (thousand jobs)" for name in names], rows


@charts.add(
    "heating-energy",
    feature="Heat pumps rise from 2 to 36 TWh while oil, coal, wood and peat fall.",
    wordings=[
        "Only heat pumps rise; the four others fall overall.",
        "4 series fall overall: oil, coal, wood and peat; heat pumps rise.",
    ],
    needs=[
        [r"heat pumps?\b[^.]*" + RISES, RISES + r"[^.]*heat pumps?\b"],
        [r"(others?|rest|oil|coal|all but one|four|4 series)\b[^.]*" + FALLS, FALLS],
    ],
    never=[r"heat pumps? falls?", r"\ball (five |5 )?series (rise|fall)\b"],
)
def heating_energy(dice: random.Random) -> Table:
    starts = [61.0, 48.0, 39.0, 27.0, 2.0]
    ends = [24.0, 9.0, 26.0, 8.0, 37.0]
    rows = []
    for index in range(33):
        part = index / 32
        row: list[object] = [1990 + index]
        for series, (start, end) in enumerate(zip(starts, ends)):
            bend = part**1.6 if series == 4 else part
            row.append(f"{start + (end - start) * bend + dice.gauss(0, 0.9):.1f}")
        rows.append(row)
    return ["year"] + [
        f"{name} (TWh)" for name in ["oil", "coal", "wood", "peat", "heat pumps"]
    ], rows


@charts.add(
    "river-gauges",
    feature="Each flood at Steinau comes 9 hours later at Furth: Furth follows Steinau.",
    wordings=[
        "Furth follows Steinau with a delay of 9 hours.",
        "Furth lags Steinau by about 9 h.",
        "Furth has the peaks of Steinau 9 hours after it.",
    ],
    needs=[
        [
            r"follow|later|delay|\blags?\b|\bafter\b|behind|\bahead\b|earlier|before|precede"
            r"|\bleads?\b"
        ],
        [r"\b(8|8\.\d+|9|9\.\d+|10|nine)[ -](hours?|h\b|points?|rows?|readings?)"],
        ["Furth"],
        ["Steinau"],
    ],
    never=[
        r"Steinau( \(cm\))? (follows|lags|trails|is later|comes later|is delayed)\b",
        r"Furth( \(cm\))? (leads|precedes|is ahead|is earlier)\b",
    ],
)
def river_gauges(dice: random.Random) -> Table:
    floods = [(31, 140, 7), (74, 65, 5), (112, 190, 9), (171, 95, 6), (203, 55, 4), (251, 165, 8)]

    def level(hour: float, stretch: float) -> float:
        total = 0.0
        for start, height, length in floods:
            since = (hour - start) / (length * stretch)
            if since > 0:
                total += height * since * math.exp(1 - since)
        return total

    rows = []
    for index, time in enumerate(time_texts(datetime(2023, 4, 3), 300, 60)):
        upper = 120 + level(index, 1) + dice.gauss(0, 2.5)
        lower = 128 + 0.9 * level(index - 9, 1.02) + dice.gauss(0, 2.5)
        rows.append([time, round(upper), round(lower)])
    return ["time", "Steinau (cm)", "Furth (cm)"], rows


@charts.add(
    "imports-by-port",
    feature="Ostby takes 62% of all, more than the eight other ports together.",
    wordings=[
        "Ostby leads far with 1,488, which is 62% of the total.",
        "Ostby is by far the highest: nearly two thirds of the whole.",
    ],
    needs=[
        ["Ostby"],
        [
            between(60, 64),
            r"(nearly|almost) two[- ]thirds|(over|more than) half|most of|majority|three fifths"
            r"|more than (all|the) (eight )?(the )?others? (\w+ )?(together|combined)",
        ],
    ],
    never=[r"\b(rises|falls) (from|to|overall|with)\b", OVERALL],
)
def imports_by_port(dice: random.Random) -> Table:
    names = "Arden,Brekke,Calder Point,Holm,Kilmore,Marsund,Ostby,Saint Erme,Velten".split(",")
    amounts = [171, 64, 118, 143, 88, 152, 1488, 47, 129]
    return ["port", "imports (thousand tonnes)"], [list(row) for row in zip(names, amounts)]


@charts.add(
    "library-loans",
    feature="Harbour changes most, from 212 in 2015 to 655 in 2023; the others hardly change.",
    wordings=[
        "The largest change is at Harbour, which rises by 443.",
        "Harbour triples; no other branch changes by more than 8%.",
    ],
    needs=[
        ["Harbour"],
        [
            r"chang|differ|" + RISES + r"|tripl|threefold|three times|from 212|farthest apart",
        ],
        [
            between(212, 212),
            between(655, 655),
            between(440, 445),
            between(3.05, 3.15),
            between(205, 210),
            "tripl|threefold|three times",
        ],
    ],
    first=2,
    never=[r"Harbour[^,;.]*(falls|drops|decreas)"],
)
def library_loans(dice: random.Random) -> Table:
    names = (
        "Central,Harbour,Millgate,Northfield,Oakwood,Park Lane,Queensway,Riverside,Southend,"
        "Station Road,Valley,Westbrook"
    ).split(",")
    rows: list[list[object]] = []
    for name in names:
        before = round(dice.uniform(260, 640))
        after = round(before * dice.uniform(0.93, 1.07))
        rows.append([name, 212, 655] if name == "Harbour" else [name, before, after])
    return ["branch", "loans in 2015 (thousand)", "loans in 2023 (thousand)"], rows


@charts.add(
    "algae-cells",
    feature="The number of cells doubles about every 6 hours, from 120 to 31,000.",
    wordings=[
        "It grows exponentially, by 12% an hour.",
        "It rises by 12.2% for each hour, so that it doubles every 6 hours.",
    ],
    needs=[
        [
            r"doubl|exponential|constant (rate|ratio|factor)|twice|twofold|multipl"
            r"|by (about )?1[12](\.\d+)? ?(%|per ?cent)|times (every|each|as many)",
        ],
        [between(5.6, 6.4), between(11.4, 13), between(1.114, 1.13)],
    ],
    never=[r"level\w* off|slows? down|straight line", r"stands? out"],
)
def algae_cells(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for hour in range(49):
        rows.append([hour, round(120 * 2 ** (hour / 6) * math.exp(dice.gauss(0, 0.05)))])
    return ["hour", "cells per ml"], rows


@charts.add(
    "concrete-strength",
    feature="The strength rises fast at first and levels off near 42 MPa.",
    wordings=[
        "It rises ever more slowly towards about 42.",
        "It rises from 6.1 and flattens at 41.9 from day 30 on.",
    ],
    needs=[
        [
            r"level\w* off|flatten|plateau|saturat|slow|approach|settle|converge|tapers?"
            r"|reaches a limit|towards? (about |a |the )?(\d|limit|level)",
        ],
        [between(40.5, 43.2)],
    ],
    never=[r"speeds? up|accelerat|faster and faster", r"\brepeats?\b", r"doubl"],
)
def concrete_strength(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for day in range(1, 57):
        rows.append([day, f"{42 * (1 - math.exp(-day / 7)) + dice.gauss(0, 0.45):.1f}"])
    return ["age (days)", "strength (MPa)"], rows


@charts.add(
    "sensor-deviation",
    feature="The spread grows about sixfold, from ±0.4 at the start to ±2.4 at the end, around "
    "the same level.",
    wordings=[
        "The values scatter ever more widely: the spread is six times as large at the end.",
        "There is no clear trend, but the fluctuations become larger.",
    ],
    needs=[
        [
            r"spread|scatter|variab|swing|fluctuat|nois|\bvar(y|ies|iation)|range"
            r"|deviat\w+ (become|grow)"
        ],
        [
            r"gr[eo]w|widen|wider|widely|increas|larger|bigger|more and more|\d times|sixfold"
            r"|six times|(spread|scatter|variability|noise|fluctuations?|deviation)\b[^.]*"
            r"\b(rises?|from)\b",
        ],
    ],
    first=2,
    never=[OVERALL, COURSE],
)
def sensor_deviation(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for index, day in enumerate(day_texts(date(2021, 9, 1), 280)):
        spread = 0.4 * 6 ** (index / 279)
        rows.append([day, f"{dice.gauss(0, spread):.2f}"])
    return ["date", "deviation (mm)"], rows


@charts.add(
    "cellar-humidity",
    feature="From 5 to 8 May 2024 the value stays at exactly 61.4 for 90 hours in a row.",
    wordings=[
        "It is the same, 61.4, 90 times in a row from 5 May 2024 on.",
        "90 consecutive values equal 61.4.",
        "It does not change for 90 readings: 61.4 from 5 May to 8 May.",
    ],
    needs=[
        [
            r"\bsame\b|equal|constant|unchanged|\bstay|stuck|\bflat|not change|identical"
            r"|in a row|\bholds?\b|consecutive|repeated \d+ times|no change",
        ],
        [between(61.4, 61.4)],
        [
            between(88, 92),
            r"\b3(\.\d+)? days|three days|nearly four days|" + days_near(date(2024, 5, 5), 0),
        ],
    ],
    never=[OVERALL, r"\brepeats? (about )?every"],
)
def cellar_humidity(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    value = 61.0
    for index, time in enumerate(time_texts(datetime(2024, 5, 1), 260, 60)):
        value += 0.35 * (61.8 - value) + dice.gauss(0, 0.75)
        rows.append([time, "61.4" if 102 <= index < 192 else f"{value:.1f}"])
    return ["time", "humidity (%)"], rows


@charts.add(
    "landslide-reports",
    feature="Nearly all weeks have none: 15 of 312 weeks have a report, at most 5.",
    wordings=[
        "95% of the values are 0; the 15 others are from 1 to 5.",
        "Most values are zero, with 15 rare events, about 2.5 a year.",
    ],
    needs=[
        [r"zero|\b0\b|\bnone\b|no (reports?|landslides?|events?)|without|nothing|rare"],
        [
            between(15, 15),
            between(94.5, 95.8),
            between(4.5, 5.2),
            between(296, 298),
            between(20, 21.5),
            r"nearly all|almost all|all but|\bmost\b|\brare",
        ],
    ],
    never=[OVERALL, COURSE, r"\b(rises|falls) (from|to)\b"],
)
def landslide_reports(dice: random.Random) -> Table:
    days = day_texts(date(2014, 1, 6), 312, step=7)
    events = sorted(dice.sample(range(312), 15))
    sizes = [1, 1, 2, 1, 1, 5, 1, 1, 3, 1, 1, 2, 1, 1, 1]
    counts = [0] * 312
    for event, size in zip(events, sizes):
        counts[event] = size
    return ["week of", "landslides"], [list(row) for row in zip(days, counts)]


@charts.add(
    "checkout-time",
    feature="The level drops from about 41 s to 29 s at 24 April 2022.",
    wordings=[
        "It falls suddenly by 12 after 23 April 2022, from 41 to 29.",
        "There is a step down at 24 April, from a mean of 41.1 to 28.9.",
    ],
    needs=[
        [r"\blevels?\b|\bdrop|\bstep|shift|sudden|abrupt|at once|falls? (from|by)|jump"],
        [days_near(date(2022, 4, 24), 2)],
        [between(28, 30), between(11, 13.2)],
        [between(40, 42), between(11, 13.2)],
    ],
    never=[
        r"(falls|decreases) (overall )?by [\d.]+ (a|per|each|every) (day|week|month|year)",
        r"\brepeats?\b",
    ],
)
def checkout_time(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for index, day in enumerate(day_texts(date(2022, 2, 1), 170)):
        rows.append([day, f"{(41 if index < 82 else 29) + dice.gauss(0, 1.9):.1f}"])
    return ["date", "checkout time (s)"], rows


@charts.add(
    "flu-cases",
    feature="A single wave: cases rise from about 20 to a peak of 611 at the end of January 2018 "
    "and fall back.",
    wordings=[
        "It peaks at 611 on 29 January 2018.",
        "It rises from 21 to 611 in the week of 29 January 2018, then falls to 18.",
        "The maximum is in Jan 2018; before and after, values are near 20.",
    ],
    needs=[
        [r"peak|highest|maximum|\bwave\b|hump|rises?\b.*\bfalls?|climbs?\b.*\bfalls?|\btop\b"],
        [month_of_year((2018, 1), (2018, 2))],
    ],
    never=[r"\brepeats?\b", r"level (drops|jumps)"],
)
def flu_cases(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for index, day in enumerate(day_texts(date(2017, 1, 2), 110, step=7)):
        mean = 20 + 580 * math.exp(-0.5 * ((index - 57) / 6.5) ** 2)
        rows.append([day, max(0, round(mean + dice.gauss(0, 0.7 * math.sqrt(mean))))])
    return ["week of", "cases"], rows


@charts.add(
    "server-latency",
    feature="One value stands out: 412 ms at 14:37, where the others are near 35.",
    wordings=[
        "There is a single spike of 412 at 14:37 on 3 June 2025.",
        "It stays near 35 but for one outlier, 412.",
        "The highest value, 412, is far above all others.",
    ],
    needs=[
        [
            r"stands? (far )?out|spikes?|outlier|\bjump|\b(one|single) (value|point)|far above"
            r"|far from|but for one|except|alone",
        ],
        [between(412, 412)],
    ],
    never=[OVERALL, COURSE, r"\b(rises|falls) (from|to)\b"],
)
def server_latency(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for index, time in enumerate(time_texts(datetime(2025, 6, 3, 12), 240, 1)):
        value = 412 if index == 157 else 35 + dice.gauss(0, 2.8)
        rows.append([time, f"{value:.0f}" if index == 157 else f"{value:.1f}"])
    return ["time", "latency (ms)"], rows


@charts.add(
    "well-level",
    feature="There is a gap of 43 days without values, from 11 August to 22 September 2019.",
    wordings=[
        "No values from 11 August 2019 to 22 September 2019.",
        "43 of 210 values are missing, all in a row from 11 August on.",
        "Values are missing for six weeks from August to September 2019.",
    ],
    needs=[
        [
            r"\bgaps?\b|missing|no (values?|data|readings?)|absent|interrupt|without (values?"
            r"|data)|\bbreak\b"
        ],
        [
            between(42, 44),
            "six weeks|6 weeks",
            days_near(date(2019, 8, 11), 1),
            days_near(date(2019, 9, 22), 1),
            "August|September",
        ],
    ],
    never=[OVERALL, COURSE, "none missing"],
)
def well_level(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for index, day in enumerate(day_texts(date(2019, 5, 1), 210)):
        value = f"{6.42 + dice.gauss(0, 0.06):.2f}"
        rows.append([day, "" if 102 <= index < 145 else value])
    return ["date", "level (m)"], rows


@charts.add(
    "helpdesk-calls",
    feature="There is no clear trend and no pattern: values vary about 75 without order.",
    wordings=[
        "There is no clear overall trend.",
        "It varies at random around 75.",
        "It stays about the same, between 52 and 103.",
    ],
    needs=[
        [
            r"\bno (clear |overall |other )*(trend|pattern|change|direction)|random|noise"
            r"|(without|neither) (a |any )?(clear )?(order|trend|pattern)|steady|stationary"
            r"|(stays|is) about the same|(varies|fluctuates|scatters?) (around|about|between)",
        ],
    ],
    never=[
        OVERALL,
        COURSE,
        r"\bpeaks?\b|stands? out|\bgrows?\b|" + r"(rises|falls|climbs|drops) (from|to|by)\b",
    ],
)
def helpdesk_calls(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for day in day_texts(date(2024, 10, 1), 120):
        rows.append([day, poisson(dice, 74)])
    return ["date", "calls"], rows


@charts.add(
    "nitrogen-yield",
    feature="The points lie on a curve: yield rises up to about 140 kg/ha of nitrogen and falls "
    "beyond it.",
    wordings=[
        "The relation is bent: highest near 140, lower at both ends.",
        "An inverted U with its top at 138.",
        "Yield rises with nitrogen up to 142 and then falls with it.",
    ],
    needs=[[CURVE], [between(125, 155)]],
    never=[r"no (clear )?(relation|correlation|pattern)", r"groups|clusters"],
    options=scatter("nitrogen (kg/ha)", "yield (t/ha)"),
)
def nitrogen_yield(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for _ in range(90):
        nitrogen = dice.uniform(5, 275)
        grain = 9.1 - 5.4 * ((nitrogen - 140) / 135) ** 2 + dice.gauss(0, 0.35)
        rows.append([f"{nitrogen:.0f}", f"{grain:.2f}"])
    return ["nitrogen (kg/ha)", "yield (t/ha)"], rows


@charts.add(
    "shaft-position",
    feature="The points form a ring around 12 and −5 that is empty in the middle.",
    wordings=[
        "The points lie on a circle with a radius of 30.",
        "The cloud is hollow.",
    ],
    needs=[
        [
            r"\bring|circle|circular|hollow|ellip|\bloop|empty|\bround\b|\bhole\b|annul"
            r"|around (a|the) (cent|mid)"
        ]
    ],
    never=[r"groups|clusters", r"(rises|falls) with|stands? out"],
    options=scatter("horizontal (µm)", "vertical (µm)"),
)
def shaft_position(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for _ in range(210):
        angle = dice.uniform(0, 2 * math.pi)
        radius = 30 + dice.gauss(0, 1.6)
        rows.append(
            [f"{12 + radius * math.cos(angle):.1f}", f"{-5 + radius * math.sin(angle):.1f}"]
        )
    return ["horizontal (µm)", "vertical (µm)"], rows


@charts.add(
    "loom-breaks",
    feature="Within each of the three mills breaks fall with speed, although over all points they "
    "rise.",
    wordings=[
        "In all series breaks fall with speed, but over the whole they rise with it.",
        "Taken together breaks rise with speed; within every mill they fall: the groups reverse "
        "the whole.",
    ],
    needs=[
        [r"within|\bin (each|every|all)\b|inside|each (mill|group|series)|groups|every mill"],
        [FALLS],
        [REVERSED.replace("WAY", RISES)],
    ],
    first=3,
    options=[*scatter("speed (m/min)", "breaks per shift"), "--series", "mill"],
)
def loom_breaks(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for mill, speed, breaks, count in [
        ("Aller", 95, 11, 32),
        ("Bode", 150, 22, 38),
        ("Leine", 205, 34, 29),
    ]:
        for _ in range(count):
            step = dice.gauss(0, 13)
            rows.append(
                [mill, round(speed + step), f"{breaks - 0.17 * step + dice.gauss(0, 1.2):.1f}"]
            )
    dice.shuffle(rows)
    return ["mill", "speed (m/min)", "breaks per shift"], rows


@charts.add(
    "seed-shapes",
    feature="The points lie in three separate groups: near 4.1 and 9.8, near 6.9 and 3.1, and "
    "near 10.2 and 11.",
    wordings=[
        "There are 3 clusters of 70, 55 and 45 points.",
        "Three clouds that do not touch.",
    ],
    needs=[[r"\b(3|three) (\w+ )?(groups|clusters|clouds|clumps|bunches|sets|islands)"]],
    never=[r"stands? out|outlier", r"(rises|falls) (clearly )?with"],
    options=scatter("width (mm)", "length (mm)"),
)
def seed_shapes(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for width, length, count in [(4.1, 9.8, 70), (6.9, 3.1, 55), (10.2, 11.0, 45)]:
        for _ in range(count):
            rows.append([f"{dice.gauss(width, 0.42):.2f}", f"{dice.gauss(length, 0.5):.2f}"])
    dice.shuffle(rows)
    return ["width (mm)", "length (mm)"], rows


@charts.add(
    "advertising-sales",
    feature="One point, at 96 and 188, makes the line; without it there is no relation.",
    wordings=[
        "The relation rests on one point at 96 thousand.",
        "There is no clear relation but for one point far away, at 96 and 188.",
        "A single point stands apart at 96; the others show no relation.",
    ],
    needs=[
        [ONE_POINT],
        [between(96, 96), between(188, 188)],
        [NO_RELATION],
    ],
    never=[r"relation is (strong|very strong|moderate)(?!.*without)"],
    options=scatter("advertising (thousand)", "sales (thousand)"),
)
def advertising_sales(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for _ in range(36):
        rows.append([f"{dice.uniform(12, 27):.1f}", f"{dice.gauss(61, 6):.1f}"])
    rows.insert(14, ["96.0", "188.0"])
    return ["advertising (thousand)", "sales (thousand)"], rows


@charts.add(
    "fund-price",
    feature="It goes from 84.2 on 4 January 2021 to 106.98 on 1 July 2022, on an irregular course.",
    wordings=[
        "It starts at 84.2 and ends at 106.98, 22.78 higher.",
        "It went from 84.2 to 107; it has no trend that a random walk would not have.",
    ],
    needs=[
        [r"\bfrom\b|\bstart|\bbeg[ai]n|\bfirst\b|\bends?\b"],
        [between(84.1, 84.3)],
        [between(106.9, 107.1)],
    ],
    first=3,
    never=[
        r"\brepeats?\b",
        r"(rises|falls) overall|overall,? (it )?(rises|falls) by",
        r"level (drops|jumps)",
    ],
)
def fund_price(dice: random.Random) -> Table:
    dice.seed(1917)  # A walk that ends far from where it began.
    rows: list[list[object]] = []
    value = 84.2
    day = date(2021, 1, 4)
    while len(rows) < 390:
        if day.weekday() < 5:
            rows.append([day.isoformat(), f"{value:.2f}"])
            value += dice.gauss(0, 1.1)
        day += timedelta(1)
    return ["date", "price (EUR)"], rows


@charts.add(
    "town-years",
    feature="The population rises from 52 to 71 thousand, and unemployment falls from 11.5 to "
    "4.1%.",
    wordings=[
        "Population rises by 0.48 a year, and unemployment falls by 0.16 a year.",
        "Population (thousand) rises overall; unemployment (%) falls overall.",
    ],
    needs=[
        [r"population[^;.]*" + RISES, RISES + r"[^;.]*population"],
        [r"unemployment[^;.]*" + FALLS, FALLS + r"[^;.]*unemployment"],
    ],
    first=2,
    never=[COMPARED],
)
def town_years(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for index in range(41):
        people = 52 + 0.475 * index + dice.gauss(0, 0.25)
        jobless = 11 - 0.16 * index + dice.gauss(0, 0.35)
        rows.append([1980 + index, f"{people:.1f}", f"{jobless:.1f}"])
    return ["year", "population (thousand)", "unemployment (%)"], rows


@charts.add(
    "pump-waits",
    feature="The histogram has two peaks, near 54 and near 81 s.",
    wordings=[
        "It is bimodal: most values lie around 54 and around 81.",
        "There are two humps, at 50 to 55 and at 80 to 85, with few values near 67.",
    ],
    needs=[
        [
            r"\b(two|2|double) (\w+ )?(peaks?|humps?|groups|clusters|modes?|maxima|hills?"
            r"|heaps)|bimodal|two-peak"
        ],
        [between(48, 60)],
        [between(75, 88)],
    ],
    options=["--kind", "histogram"],
    never=[r"symmetric|bell", r"\btail is longer"],
)
def pump_waits(dice: random.Random) -> Table:
    rows: list[list[object]] = []
    for _ in range(260):
        centre, spread = (54, 4.2) if dice.random() < 0.45 else (81, 5.0)
        rows.append([f"{dice.gauss(centre, spread):.1f}"])
    return ["wait_s"], rows


@charts.add(
    "egg-weights",
    feature="The weights lie around 60.8 g, half of them between 57.3 and 64.3.",
    wordings=[
        "The median is 60.8; the middle half lies between 57.3 and 64.3.",
        "Typical values are about 60 g, from 45 to 75.",
    ],
    needs=[
        [
            r"\bhalf\b|\bmost\b|median|\bmean\b|average|typical|around|about|usual|middle"
            r"|spread|between|near"
        ],
        [between(56, 66)],
    ],
    never=[
        COURSE,
        r"\btrend\b|overall|(rises|falls|climbs|drops|jumps) (from|to|by|at|after|with)\b"
        r"|\bgrows?\b"
        r"|\brow \d|\bpeaks?\b|\bstarts?\b|\bends? at\b",
    ],
)
def egg_weights(dice: random.Random) -> Table:
    # Trays were weighed one after another, so that neighbours in the file are alike.
    rows: list[list[object]] = []
    for tray in [62.5, 56.1, 64.0, 60.2, 57.3, 63.4]:
        for _ in range(24):
            rows.append([f"{dice.gauss(tray, 4.1):.1f}"])
    return ["egg_weight_g"], rows


if __name__ == "__main__":
    charts.write()
