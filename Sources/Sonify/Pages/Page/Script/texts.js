// Numbers, lengths of time and sentences, as the terminal writes them.

/**
 * @typedef {object} Axis
 * @property {"number" | "row" | "year" | "duration" | "timeOfDay" | "date" | "name"} form of its values
 * @property {number} low the lower end
 * @property {number} high the upper end
 * @property {"linear" | "log"} scale
 * @property {number[]} gridlines rising
 * @property {string} [titled] of x: a value after the title
 * @property {boolean} [hasMonths] whether dates are months, quarters or years
 * @property {[string, string]} [unit] a number with the unit: for one, and for any other number
 * @property {[number, [string, string]][]} [sizes] of bytes: how many a unit has, and how it is written; rising
 * @property {boolean} [hasRatios] whether one value can be twice another
 * @property {string} [pointAt] of x: a value at an x
 * @property {Record<number, string>} [names] of values: categories, and what the author calls numbers
 *
 * @typedef {object} Figure the values of an element
 * @property {(number | null)[]} values in the usual order of its parts; null if missing
 * @property {[number, number?]} [outliers] how many, and the only one
 *
 * @typedef {object} Place a stop, or a point within one or beside it
 * @property {number} first the index of its first point
 * @property {number} [rows] how many points, if not one
 * @property {number} x
 * @property {number} [y] of several points the median; nil if missing
 * @property {[number, number]} [xs] the range of several points
 * @property {[number, number]} [ys] the range of their values
 * @property {string} where which point of which series it is
 * @property {string[]} [xTexts] of dates and of several points: without and with the unit
 * @property {string[]} [yTexts] of missing values, several points and stacks: without and with the unit, and
 *   without the number of points
 * @property {string} [from] the text as the start of a range, if another
 * @property {string} [to] the text as the end of a range, if another
 * @property {string[]} [additional] further values
 * @property {string} [label] of the author
 * @property {boolean} [followsGap] whether rows are absent before it
 * @property {boolean} [hasPing] whether it is an outlier or labelled
 * @property {number} [soundingY] if another than y sounds
 * @property {[number, number, number][]} [noises] under the tone: two pitches and a gain
 * @property {[number, number][]} [parts] of a stack: series and value
 * @property {[number, number, number][]} [steps] of an element: value, first half beat, half beats
 * @property {Figure} [figure] of an element
 * @property {number[]} [point] x and y in each picture
 *
 * @typedef {object} Arrival a landmark or an extreme
 * @property {number} series
 * @property {number} stop
 * @property {number} x
 * @property {string} text what it is
 * @property {"coordinates" | "value" | "afterGap" | "nothing"} form of the point after the text
 * @property {Place} [place] if it is not the stop itself
 *
 * @typedef {object} Level a series, or whole stacks
 * @property {number} series
 * @property {boolean} [isOfStacks]
 * @property {string} [part] the value of each element that it has, if not all
 * @property {number} axis
 * @property {string} name
 * @property {string} titled a value after the title of y
 * @property {boolean} isJoined whether its tones glide
 * @property {number} [pan]
 * @property {number} start of its sound, in seconds
 * @property {string} statistics
 * @property {Arrival} [lowest]
 * @property {Arrival} [highest]
 * @property {Arrival} [lowestOfAll]
 * @property {Arrival} [highestOfAll]
 * @property {Record<string, Arrival[]>} landmarks by choice
 * @property {Stop[]} stops with their level and index, once they are read
 *
 * @typedef {object} Cue
 * @property {number} gain beside a tone
 * @property {{pitch?: number, samples: string}[]} sounds of 16 bits, 8192 for 1
 *
 * @typedef {object} SoundTable
 * @property {number} level
 * @property {[number, number]} pitches
 * @property {"log" | "linear" | "erb"} pitchScale
 * @property {boolean} isInverted
 * @property {"x" | "y" | "both" | "none"} ticks
 * @property {[number, number]} [panOfX] at the ends of x
 * @property {[number, number, number, number]} volume usual, lowest, highest and a step
 * @property {number[]} speeds
 * @property {number} toneLength
 * @property {number} stackBeat
 * @property {number} factorsFrom
 * @property {number} factorsPerOctave
 * @property {{partials: number[], factors: number[]}[]} timbres
 * @property {number[]} loudness factors of cues
 * @property {number} cueRate
 * @property {Record<string, Cue>} cues
 *
 * @typedef {object} Choice of landmarks
 * @property {string} name
 * @property {string} none
 * @property {string} noneAhead
 * @property {string} noneBehind
 *
 * @typedef {object} Table what the page knows of its chart
 * @property {Axis} x
 * @property {Axis[]} axes of y
 * @property {boolean} hasBars whether values start from zero
 * @property {boolean[]} isFlipped whether x runs downwards in each picture
 * @property {[string, ...number[]][]} figureTexts what is said of an element: sentences and their values
 * @property {string} description
 * @property {Level[]} levels
 * @property {[number, number, number, number][]} passages level, stop, start and end in the sound
 * @property {SoundTable} sound
 * @property {Record<string, string>} keys the command of each
 * @property {string[]} keepsPlaying commands
 * @property {Record<string, string>} words sentences
 * @property {Record<string, string[]>} counted sentences with a form for each class of counts, and those of
 *   chosen landmarks by their choice
 * @property {Record<string, string>} ticks what is heard
 * @property {Record<string, Choice>} choices of landmarks
 * @property {{seconds: number, name: string, part: string}[]} times units, the longest first
 * @property {string[]} clock sentences: 1 for seconds, 2 for minutes, 4 for hours
 * @property {string[]} help
 * @property {string} plurals the class of each count
 * @property {{decimal: string, groups: [string, number[], number], months: string[]}} notation
 *
 * @typedef {Place & {level: Level, index: number}} Stop
 */

/**
 * The first chart of the document that no script has opened; each has a script.
 * @type {any}
 */
const root = document.querySelector('[data-sonify="page"]:not([data-sonify-ready])');
root.setAttribute("data-sonify-ready", "");

/**
 * A part of the page by its name.
 * @param {string} name
 * @returns {any}
 */
function part(name) {
  return root.querySelector(`[data-sonify="${name}"]`);
}

/** @type {Table} */
const table = JSON.parse(part("chart").textContent);
const { levels } = table;

/**
 * The first element with the smallest measure.
 * @template T
 * @param {T[]} list
 * @param {(one: T) => number} measure
 */
function least(list, measure) {
  const measures = list.map(measure);
  return list[measures.indexOf(Math.min(...measures))];
}

/**
 * Fills in a sentence.
 * @param {string} pattern
 * @param {Record<string, string>} values
 */
function fill(pattern, values) {
  return pattern.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}

/**
 * @param {string} name of a sentence
 * @param {Record<string, string>} values
 */
function text(name, values = {}) {
  return fill(table.words[name], values);
}

/**
 * A sentence in its form for a count.
 * @param {string} name
 * @param {number} count
 */
function counted(name, count, range = "") {
  const form = Number(table.plurals[count < 200 ? count : 100 + count % 100]);
  return fill(table.counted[name][form], { range, count: grouped(String(count)) });
}

/**
 * Independent things in a row; empty ones are left out.
 * @param {(string | undefined)[]} items
 */
function listed(...items) {
  const parts = /** @type {string[]} */ (items.filter(Boolean));
  return parts.length ? parts.reduce((first, second) => text("next", { first, second })) : "";
}

/** @param {string} digits before the decimal sign */
function grouped(digits) {
  const [sign, sizes, minimum] = table.notation.groups;
  if (!sign || digits.length < sizes[0] + minimum) return digits;
  /** @type {string[]} */
  const groups = [];
  for (let rest = digits; rest; rest = rest.slice(0, -groups[0].length)) {
    groups.unshift(rest.slice(-(sizes[groups.length] ?? sizes[sizes.length - 1])));
  }
  return groups.join(sign);
}

/**
 * The power of ten of the first digit.
 * @param {number} value
 */
function exponent(value) {
  return +value.toExponential().split("e")[1];
}

/**
 * Rounds the shortest decimal of a number to a multiple of 10^place; a tie goes to the even one.
 * @param {number} value
 * @param {number} place
 */
function rounded(value, place) {
  const [whole, fraction = ""] = Math.abs(value).toExponential().split("e")[0].split(".");
  const dropped = place - exponent(value) + fraction.length;
  if (dropped <= 0) return value;
  const unit = 10n ** BigInt(dropped);
  const digits = BigInt(whole + fraction);
  const rest = 2n * (digits % unit);
  const kept = digits / unit;
  const isUp = rest > unit || (rest === unit && kept % 2n);
  return Math.sign(value) * Number(`${isUp ? kept + 1n : kept}e${place}`);
}

/**
 * A number with some digits, or with digits to a power of ten.
 * @param {number} value
 */
function number(value, digits = 19, place = exponent(value) - digits + 1, isGrouped = true) {
  const near = rounded(value, exponent(value) < 15 ? Math.min(0, place) : place);
  const lead = exponent(near);
  const written = lead >= -5 && lead < 15 ? String(near) : near.toExponential();
  const [, minus, whole, fraction, power] = /^(-?)(\d+)\.?(\d*)(?:e\+?(.*))?$/.exec(written) ?? [];
  return minus + (isGrouped ? grouped(whole) : whole)
    + (fraction && table.notation.decimal + fraction) + (power ? "e" + power : "");
}

/**
 * A value of an axis that has no dates, with the digits that distinguish neighbours.
 * @param {number} value
 * @param {Axis} axis
 */
function valueText(value, axis, hasUnit = false) {
  const { form, scale, low, high, names, unit, sizes = [] } = axis;
  if (names?.[value]) return names[value];
  if (form === "duration") return clock(value, axis);
  if (form === "timeOfDay") return timeOfDay(value, axis);
  const [one, as] = sizes.filter(([n]) => Math.abs(value) >= n).pop() ?? [1, unit];
  const half = (high / 2 - low / 2) / one;
  const isNarrow = !(half > 0 && half < Infinity);
  const step = Math.floor(Math.log10(half / 500));
  // Small numbers have two digits, as 0.02 among thousands, but for what arithmetic leaves.
  const [head, power] = Math.abs(value / one).toExponential().split("e");
  const place = +power < step - (head.length > 10 ? 7 : 9) ? step : Math.min(step, +power - 1);
  const isLog = scale === "log";
  const written = number(value / one, isLog ? 4 : 6, isLog || isNarrow ? undefined : place, form !== "year");
  return form === "year" ? text("year", { year: written }) : hasUnit || sizes[0] ? withUnit(written, as) : written;
}

/**
 * @param {string} written
 * @param {[string, string]} [unit]
 */
function withUnit(written, unit) {
  if (!unit) return written;
  const pattern = unit[/^-?1$/.test(written) ? 0 : 1];
  const isInside = written[0] === "-" && pattern[0] !== "{";
  return isInside ? "-" + fill(pattern, { number: written.slice(1) }) : fill(pattern, { number: written });
}

/**
 * A difference of two values of an axis.
 * @param {number} difference
 * @param {Axis} axis
 */
function amount(difference, axis) {
  const { form, low, high } = axis;
  const length = Math.abs(difference);
  if (form === "timeOfDay") return clock(length, { ...axis, low: 0, high: high - low });
  const other = form === "duration" ? form : "number";
  return valueText(length, { ...axis, form: other, scale: "linear", names: {} }, true);
}

/**
 * Hours, minutes and seconds, or on axes shorter than a millisecond smaller units.
 * @param {number} seconds
 * @param {Axis} axis
 * @returns {string}
 */
function clock(seconds, axis) {
  const { low, high } = axis;
  const longest = Math.max(-low, high);
  if (longest > 0 && longest < 1e-3) {
    const each = longest < 1e-6 ? 1e9 : 1e6;
    const number = valueText(seconds * each, { ...axis, form: "number", low: low * each, high: high * each, names: {} });
    return text(each > 1e6 ? "nanoseconds" : "microseconds", { number });
  }
  const perSecond = resolution(axis, [3600, 60, 1]);
  const ticks = Math.round(Math.abs(seconds) * perSecond);
  const minute = Math.floor(ticks / (60 * perSecond) + 1e-9);
  const second = Math.max(0, Math.round(ticks - minute * 60 * perSecond)) / perSecond;
  const hour = Math.floor(minute / 60);
  const parts = 4 * Math.sign(hour) + 2 * Math.sign(minute - 60 * hour) + Math.sign(second);
  const values = { hours: number(hour), minutes: number(minute - hour * 60), seconds: number(second, 9) };
  const time = fill(table.clock[parts], values);
  return seconds < 0 && ticks > 0 ? text("negative", { time }) : time;
}

/**
 * The steps in a second that distinguish neighbours on an axis of times.
 * @param {Axis} axis
 * @param {number[]} units the steps of a second and more
 */
function resolution({ low, high }, units) {
  const thousandth = high / 1000 - low / 1000;
  const unit = units.find((length) => thousandth >= length);
  const decimals = thousandth > 0 ? Math.min(6, Math.ceil(-Math.log10(thousandth))) : 3;
  return unit ? 1 / unit : 10 ** decimals;
}

/**
 * A time of day, with the day if an axis has several.
 * @param {number} seconds
 * @param {Axis} axis
 */
function timeOfDay(seconds, axis) {
  const perSecond = resolution(axis, [60, 1]);
  const perDay = 86400 * perSecond;
  // Nothing before the end of a day is 24:00.
  const ticks = Math.min(Math.round(seconds * perSecond), seconds < 86400 ? perDay - 1 : Infinity);
  const hasDays = axis.low < 0 || axis.high > 86400 || ticks < 0;
  const day = hasDays ? Math.floor(ticks / perDay) : 0;
  const perMinute = 60 * perSecond;
  const minute = Math.floor((ticks - day * perDay) / perMinute + 1e-9);
  const rest = Math.max(0, Math.round(ticks - day * perDay - minute * perMinute));
  const second = Math.floor(rest / perSecond);
  const parts = [Math.floor(minute / 60), minute % 60].concat(rest ? [second] : []);
  const whole = parts.map((part) => String(part).padStart(2, "0")).join(":");
  const digits = String(Math.round(rest - second * perSecond));
  const fraction = digits === "0" ? ""
    : table.notation.decimal + digits.padStart(Math.round(Math.log10(perSecond)), "0").replace(/0+$/, "");
  const time = whole + fraction;
  return hasDays ? text("onDay", { time, day: number(day + 1) }) : time;
}

/**
 * The time between two dates.
 * @param {number} from
 * @param {number} to
 */
function span(from, to) {
  if (table.x.hasMonths) {
    const [first, last] = [from, to].map((x) => new Date(x * 1000))
      .map((date) => date.getUTCFullYear() * 12 + date.getUTCMonth());
    const months = Math.abs(last - first);
    return months % 12 ? counted("months", months) : counted("years", months / 12);
  }
  let rest = Math.abs(to - from);
  const { times } = table;
  if (!Number.isInteger(rest)) {
    const { seconds, part } = times.find((unit) => rest >= unit.seconds) ?? times[times.length - 1];
    return fill(part, { number: number(rest / seconds, 5) });
  }
  const first = times.findIndex(({ seconds }) => rest >= 2 * seconds || rest === seconds);
  const parts = times.slice(first).map(({ seconds, name }) => {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    return count > 0 ? counted(name, count) : "";
  });
  return parts.filter(Boolean).reduceRight((shorter, longer) => text("combined", { longer, shorter }));
}

/**
 * The ends of a range of dates without what they share, as the year.
 * @param {string} low
 * @param {string} high
 */
function ends(low, high) {
  const both = low + "\n" + high;
  if (low === high || low.split(" ").length !== high.split(" ").length) return { low, high };
  // "1958年3月29日" and "6月14日"; a day and its time, and another time.
  const later = /^(\S*(?![\x00-\x7f])\p{L})\S*\n\1(\S+)$/u.exec(both) ?? /^(.* )\S+\n\1(\S*:\S*)$/.exec(both);
  if (later) return { low, high: later[2] };
  const sooner = /^(\S.*?),?((?: \S+)* [^\s:]+)\n\S.*\2$/.exec(both);
  return { low: sooner ? sooner[1] : low, high };
}
