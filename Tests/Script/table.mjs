// A small table, as Swift writes them for a chart of two series of years.

const place = (level, index, x, y) => ({
  first: index, x, y, where: `${index + 1} of 6, series ${level + 1} of 2`,
  ...(y === undefined ? { yTexts: ["missing", "missing", "missing"] } : {}),
});

const level = (series, name, ys, more) => ({
  series, axis: 0, name, titled: "cups: {value}", isJoined: true, start: series, statistics: `${name} in short`,
  landmarks: { all: [], gaps: [] }, stops: ys.map((y, index) => place(series, index, 2000 + index, y)), ...more,
});

export function table() {
  const lowest = { series: 0, stop: 4, x: 2004, text: "lowest", form: "value" };
  return {
    x: {
      form: "year", low: 2000, high: 2005, scale: "linear", gridlines: [2002, 2004], titled: "year: {value}",
      pointAt: "{y} in {x}",
    },
    axes: [{
      form: "number", low: 1, high: 30, scale: "linear", gridlines: [10, 20], unit: ["{number} cup", "{number} cups"],
      hasRatios: true,
    }],
    hasBars: false, isFlipped: [false, false], description: "Two series.",
    levels: [
      level(0, "tea", [10, 12.5, undefined, 20, 1, 30], { lowest, landmarks: { all: [lowest], gaps: [] } }),
      level(1, "coffee", [2, 4, 6, 8, 10, 12]),
    ],
    passages: [[0, 0, 0, 1], [0, 1, 1, 2], [0, 3, 3, 4], [0, 4, 4, 5], [0, 5, 5, 6]],
    sound: {
      level: 0.1, pitches: [220, 1760], pitchScale: "log", isInverted: false, ticks: "x", panOfX: [-0.9, 0.9],
      volume: [0, -60, 6, 3], speeds: [0.5, 1, 1.4], toneLength: 0.2, stackBeat: 0.15, factorsFrom: 40,
      factorsPerOctave: 1, timbres: [{ partials: [1], factors: [1, 2, 4] }], loudness: [1, 2, 4], cueRate: 16_000,
      cues: Object.fromEntries(["tick", "knock", "gap", "mark", "edge"].map((kind) =>
        [kind, { gain: 1, sounds: [{ samples: "AAA=" }] }])),
    },
    keys: {
      ArrowRight: "nextPoint", ArrowLeft: "previousPoint", Home: "firstPoint", End: "lastPoint", j: "nextSeries",
      f: "lowestOfSeries", n: "nextLandmark", "+": "zoomIn", "-": "zoomOut", ">": "panRight", z: "wholeChart",
      m: "setMark", E: "eraseMark", M: "compare", x: "sayX", y: "sayY", w: "whereAmI", Enter: "repeatPoint", p: "play", V: "louder",
      ".": "faster", r: "nextLandmarkChoice", g: "legend",
    },
    keepsPlaying: ["play", "sayX", "louder", "faster"],
    words: {
      next: "{first}, {second}", range: "{low} to {high}", firstPoint: "first point", lastPoint: "last point",
      startOfView: "start of the view", endOfView: "end of the view", lastLevel: "last series, {name}",
      noCloserView: "cannot zoom in further", allInView: "the whole chart is in view", endOfChart: "end of the chart",
      afterGap: "after a gap", beforeGap: "before a gap", marked: "marked, {point}", noMark: "no mark yet",
      markedAs: "marked as {mark}, {point}", mark: "mark {number}", erased: "erased, {mark}", noMarkHere: "no mark here",
      compared: "{comparison}, from {mark}",
      atMark: "at the mark", noValue: "nothing to compare", less: "{amount} less", more: "{amount} more",
      noDifference: "no difference", ratio: "{ratio} times as much", twice: "twice as much", year: "{year}",
      cancelled: "cancelled", notFound: '"{text}" is not in the chart', nearest: "nearest to {x}",
      outside: "{x} is outside the chart", noSuchKey: "no such key, {key}", speed: "speed {speed}",
      fastest: "fastest speed, {speed}", volume: "volume {decibels} dB", loudest: "loudest, volume {decibels} dB",
      playing: "playing", complete: "complete, {point}", paused: "paused, {point}", negative: "-{time}", onDay: "{time} on day {day}",
      microseconds: "{number} µs", nanoseconds: "{number} ns",
      combined: "{longer} {shorter}", legendWithGridlines: "legend: from {low} to {high}, gridlines {values}",
    },
    counted: {
      whole: ["whole chart, {range}, {count} points", "whole chart, {range}, {count} point"],
      part: ["view {range}, {count} points", "view {range}, {count} point"],
      stepsAfter: ["{count} points after the mark", "{count} point after the mark"],
      stepsBefore: ["{count} points before the mark", "{count} point before the mark"],
      all: ["{count} landmarks", "{count} landmark"], gaps: ["{count} gaps", "{count} gap"],
      years: ["{count} years", "{count} year"], months: ["{count} months", "{count} month"],
      days: ["{count} days", "{count} day"], hours: ["{count} hours", "{count} hour"],
      minutes: ["{count} minutes", "{count} minute"], seconds: ["{count} seconds", "{count} second"],
    },
    ticks: { x: "ticks on", none: "ticks off" },
    choices: {
      all: { name: "landmarks", none: "no landmarks", noneAhead: "no more ahead", noneBehind: "no more behind" },
      gaps: { name: "gaps", none: "no gaps", noneAhead: "no more ahead", noneBehind: "no more behind" },
    },
    times: [["days", 86_400], ["hours", 3600], ["minutes", 60], ["seconds", 1]]
      .map(([name, seconds]) => ({ name, seconds, part: `{number} ${name}` })),
    clock: ["{seconds} s", "{seconds} s", "{minutes} min", "{minutes} min {seconds} s", "{hours} h",
      "{hours} h {seconds} s", "{hours} h {minutes} min", "{hours} h {minutes} min {seconds} s"],
    help: [], plurals: "01" + "0".repeat(198), notation: { decimal: ".", groups: [",", [3], 1] },
  };
}
