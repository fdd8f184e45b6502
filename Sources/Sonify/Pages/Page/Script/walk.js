// Where the listener is in the chart, and what is said there.

/**
 * @typedef {object} Answer what is said and sounds
 * @property {string} text
 * @property {string} [point] the part of it about the point at the cursor; empty if that has not changed
 * @property {boolean} [moved] whether the slider says the text
 * @property {boolean} [sounds] whether the stop sounds
 * @property {Stop} [before] the stop before, if the cursor came from there
 * @property {"edge" | "gap" | "mark"} [cue]
 *
 * @typedef {{depth: number, start: number}} View
 *   how often the x axis was halved, and where on it, from 0 to 1, the view begins
 */

for (const level of levels) level.stops.forEach((stop, index) => Object.assign(stop, { level, index }));

/** The stop at the cursor. */
let here = levels.flatMap(({ stops }) => stops)[0];

/**
 * The stop, or the place within it or beside it that was gone to.
 * @type {Place}
 */
let place = here;

/** The x of the landmark that was gone to, or of the stop. */
let landmarkX = here.x;

/** @type {View} */
let view = { depth: 0, start: 0 };

/**
 * The points that were marked, the latest last.
 * @type {{stop: Stop, place: Place, number: number}[]}
 */
let marks = [];

/** The stop to which a change of series led, and the x where the first of several began. */
let crossing = { stop: here, x: here.x };

/**
 * The level that the text is about, and the one whose name was heard last.
 * @type {(Level | undefined)[]}
 */
let [textLevel, heardLevel] = [];

/** Whether the text may never be heard, because another key may follow. */
let isHurried = false;

/** The kind of landmarks. */
let choice = "all";

/**
 * Axes.
 * @type {Set<number>}
 */
const unitsSaid = new Set();

// Axes

/**
 * The position of a value on an axis: 0 at its lower end, 1 at its upper.
 * @param {number} value
 * @param {Axis} axis
 */
function position(value, { low, high, scale }) {
  if (!(low < high)) return value === low ? 0.5 : value < low ? -Infinity : Infinity;
  if (scale === "linear" || value === high) return (value - low) / (high - low);
  return value > 0 ? (Math.log(value) - Math.log(low)) / (Math.log(high) - Math.log(low)) : -Infinity;
}

/**
 * The x axis over a view.
 * @returns {Axis}
 */
function xAxis({ depth, start } = view) {
  const axis = table.x;
  const [first, last] = [Math.log(axis.low), Math.log(axis.high)];
  const [low, high] = [start, start + 2 ** -depth].map((at) => (at <= 0 ? axis.low : at >= 1 ? axis.high
    : axis.scale === "log" ? Math.exp(first + (last - first) * at) : axis.low * (1 - at) + axis.high * at));
  if (axis.form === "name") return { ...axis, low: Math.ceil(low - 1e-9), high: Math.floor(high + 1e-9) };
  return { ...axis, low: Math.max(low, axis.low), high: Math.min(high, axis.high) };
}

/**
 * The y axis of a level over the values in view.
 * @returns {Axis}
 */
function yAxis({ axis: index } = here.level) {
  const axis = table.axes[index];
  if (!view.depth) return axis;
  const stops = levels.filter((level) => level.axis === index).flatMap((level) => visible(level));
  const values = stops.flatMap(({ y, ys, steps }) => steps?.map(([value]) => value) ?? ys ?? y ?? []);
  if (table.hasBars && axis.scale === "linear") values.push(0);
  const low = Math.min(Math.max(Math.min(...values), axis.low), axis.high);
  const high = Math.min(Math.max(Math.max(...values), low), axis.high);
  return values.length ? { ...axis, low, high } : axis;
}

/**
 * The stops of a level in a view.
 * @param {Level} level
 */
function visible({ stops }, of = view) {
  const { low, high } = xAxis(of);
  return stops.filter(({ x }) => !of.depth || (x >= low && x <= high));
}

/**
 * How far an x is from the points of a place.
 * @param {number} to
 * @param {Place} of
 */
function distance(to, { x, xs = [x, x] }) {
  return Math.max(0, xs[0] - to, to - xs[1]);
}

/**
 * The stop in view that is nearest to an x.
 * @param {Level} level
 * @param {number} x
 */
function nearest(level, x) {
  const stops = visible(level);
  const isBeyond = stops.every((one) => (one.xs?.[1] ?? one.x) < x);
  return isBeyond ? stops[stops.length - 1] : least(stops, (one) => distance(x, one));
}

// Words

/** @param {Place} of */
function xText({ x, xTexts }, hasUnit = false) {
  return xTexts?.[Number(hasUnit)] ?? valueText(x, xAxis(), hasUnit);
}

/** The y of the place, and with the first one the unit. */
function yText(hasUnit = false, isPlace = false) {
  const { y, yTexts, figure } = place;
  const { axis } = here.level;
  const isNew = y !== undefined && !isHurried && !unitsSaid.has(axis) && !(yAxis().names?.[y] && !figure);
  if (isNew) unitsSaid.add(axis);
  if (figure) return figureText(figure, hasUnit || isNew);
  return yTexts?.[isPlace ? 2 : Number(hasUnit || isNew)] ?? valueText(y ?? NaN, yAxis(), hasUnit || isNew);
}

/**
 * All values of an element; the first is said with the unit.
 * @param {Figure} figure
 * @param {boolean} hasUnit
 */
function figureText({ values, outliers: [count, only] = [0] }, hasUnit) {
  const axis = yAxis();
  let isFirst = hasUnit;
  const parts = table.figureTexts.map(([pattern, ...indices]) => {
    const own = indices.flatMap((index) => values[index] ?? []);
    if (own.length < indices.length) return "";
    const [low, high = ""] = own.map((value) => valueText(value, axis, isFirst));
    isFirst = false;
    return fill(pattern, { value: low, range: text("range", { low, high }) });
  });
  const outlier = only === undefined ? "" : text("outlier", { value: valueText(only, axis) });
  return listed(...parts, count > 1 ? counted("outliers", count) : outlier);
}

/**
 * The place in words.
 * @param {Stop} [before] where the cursor was; without it the series is named
 * @param {Partial<Arrival>} arrival
 */
function pointText(before, { text: intro = "", form = "coordinates" } = {}, hasUnit = false) {
  const { level, label, index } = here;
  const isNamed = levels.length > 1 && (!before || heardLevel !== level);
  textLevel = level;
  const gap = !intro && before && hasGap(before) ? text(before.index > index ? "beforeGap" : "afterGap") : "";
  const start = listed(intro, isNamed ? level.name : "", gap, label);
  if (form === "nothing") return start;
  const [x, y] = [xText(place), yText(hasUnit)];
  const point = fill(table.x.pointAt ?? "", { x, y });
  const isSummary = place.figure || (place.yTexts && place.y !== undefined);
  const coordinates = form === "coordinates" || isSummary ? [x, y]
    : [form === "value" ? point : text("thenPoint", { point })];
  return listed(start, ...coordinates, ...(hasUnit && place.additional || []));
}

/**
 * Whether a step from a neighbour led over absent rows.
 * @param {Stop} before
 */
function hasGap({ level: { series }, index }) {
  const isStep = series === here.level.series && Math.abs(index - here.index) === 1;
  return isStep && here.level.stops[Math.max(index, here.index)].followsGap;
}

/** The range in view of a level in words. */
function viewText({ level } = here) {
  const stops = visible(level);
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (!first) return text("nothingHere");
  const [low, high] = [first.from ?? xText(first), last.to ?? xText(last)];
  const limits = table.x.form === "date" ? ends(low, high) : { low, high };
  const range = first === last ? xText(first) : text("range", limits);
  return counted(view.depth ? "part" : "whole", last.first + (last.rows ?? 1) - first.first, range);
}

function sayY() {
  const { y = NaN, yTexts } = place;
  const { form, names, unit } = yAxis();
  const isText = form !== "number" || yTexts || place.figure;
  const value = isText ? yText(true) : names?.[y] ?? withUnit(number(y, 15), unit);
  return { text: fill(here.level.titled, { value }) };
}

function whereAmI() {
  const { where, label } = here;
  const values = [xText(place), yText(true, true), ...(place.additional ?? [])];
  return { text: listed(where, label, ...values, view.depth ? viewText() : "") };
}

// Moves

/**
 * Moves the cursor.
 * @param {Stop} to
 * @param {{place?: Place}} target
 */
function stand(to, { place: within = to } = {}) {
  [here, place, landmarkX] = [to, within, to.x];
}

/**
 * Moves the cursor and says where it is.
 * @param {Stop} to
 * @param {Partial<Arrival>} arrival
 * @returns {Answer}
 */
function arrive(to, arrival = {}, isInNewView = false) {
  const last = here;
  const before = isInNewView ? to : last;
  stand(to, arrival);
  const said = listed(pointText(before, arrival), isInNewView ? viewText(last) : "");
  const cue = arrival.form === "nothing" && here.y !== undefined ? "gap" : undefined;
  return { text: said, point: said, moved: true, sounds: true, before, cue };
}

/**
 * @param {string} name of a sentence
 * @param {Record<string, string>} values
 * @returns {Answer}
 */
function refuse(name, values = {}) {
  return { text: text(name, values), cue: "edge" };
}

/** @param {number} steps */
function move(steps) {
  const stops = visible(here.level);
  const to = stops[Math.min(stops.length - 1, Math.max(0, stops.indexOf(here) + steps))];
  if (to !== here) return arrive(to);
  const isForward = steps > 0;
  if (here.level.stops[here.index + Math.sign(steps)]) return refuse(isForward ? "endOfView" : "startOfView");
  return refuse(stops.length === 1 ? "onlyPoint" : isForward ? "lastPoint" : "firstPoint");
}

/** @param {number} tenths */
function moveByTenths(tenths) {
  return move(tenths * Math.max(1, Math.floor((visible(here.level).length + 5) / 10)));
}

/** @param {number} step */
function changeSeries(step) {
  const x = crossing.stop === here ? crossing.x : place.x;
  for (let index = levels.indexOf(here.level) + step; levels[index]; index += step) {
    const to = nearest(levels[index], x);
    if (!to) continue;
    crossing = { stop: to, x };
    return arrive(to);
  }
  const { name } = here.level;
  return refuse(levels.length === 1 ? "onlySeries" : step > 0 ? "lastLevel" : "firstLevel", { name });
}

/**
 * Goes to a place of the chart, bringing it into view.
 * @param {Arrival} [arrival]
 */
function goTo(arrival) {
  if (!arrival) return refuse("noValues");
  const { series, stop: index, x } = arrival;
  const alone = levels.filter(({ isOfStacks, part }) => !isOfStacks && !part);
  const level = [...(here.level.part ? [] : [here.level]), ...alone]
    .find((one) => one.series === series) ?? here.level;
  const { low, high } = xAxis();
  const isInView = !view.depth || (x >= low && x <= high);
  if (!isInView) view = centred(x);
  return arrive(level.stops[index], arrival, !isInView);
}

/**
 * The level of a series that has a part of the elements, or all of them.
 * @param {number} series
 * @param {string} [part]
 */
function peer(series, part) {
  const { level } = here;
  return level.series === series && level.part === part ? level
    : levels.find((one) => one.series === series && one.part === part) ?? level;
}

/** The landmarks in view of the level at the cursor. */
function landmarks() {
  const stops = visible(here.level);
  return here.level.landmarks[choice].filter((one) => stops.includes(here.level.stops[one.stop]));
}

/**
 * @param {number} step
 * @returns {Answer}
 */
function goToLandmark(step) {
  const all = landmarks();
  const ahead = all.filter((one) => step * (one.stop - here.index || one.x - landmarkX) > 0);
  const next = ahead[step > 0 ? 0 : ahead.length - 1];
  if (next) {
    // What is looked for is found among whole elements.
    const answer = arrive(peer(here.level.series).stops[next.stop], next);
    landmarkX = next.x;
    return answer;
  }
  const { none, noneAhead, noneBehind } = table.choices[choice];
  return { text: !all.length ? none : step > 0 ? noneAhead : noneBehind, cue: "edge" };
}

/** @param {number} step */
function chooseLandmarks(step) {
  const names = Object.keys(table.choices);
  choice = names[(names.indexOf(choice) + step + names.length) % names.length];
  const count = landmarks().length;
  return { text: count ? counted(choice, count) : table.choices[choice].none };
}

// The view

/**
 * A view within the ends of the axis.
 * @param {number} depth
 * @param {number} start
 */
function viewFrom(depth, start) {
  return { depth, start: Math.min(1 - 2 ** -depth, Math.max(0, start)) };
}

/**
 * A view as wide as this one around an x.
 * @param {number} x
 */
function centred(x) {
  return viewFrom(view.depth, position(x, table.x) - 2 ** -view.depth / 2);
}

/**
 * Changes the view around the cursor.
 * @param {View} to
 * @returns {Answer}
 */
function look(to) {
  const { x } = place;
  view = to;
  const next = nearest(here.level, x) ?? here;
  stand(next, next.rows && next === here ? { place } : {});
  const point = distance(x, here) > 0 ? pointText(here) : "";
  return { text: listed(viewText(), point), point, sounds: true };
}

/**
 * Halves the width of the view around the cursor, or doubles it.
 * @param {1 | -1} step
 */
function zoom(step) {
  const { depth, start } = view;
  if (depth + step < 0) return refuse("allInView");
  const at = Math.min(start + 2 ** -depth, Math.max(start, position(place.x, table.x)));
  const next = viewFrom(depth + step, at - (at - start) * 2 ** -step);
  const stops = visible(here.level, next);
  const count = stops.reduce((sum, { rows = 1 }) => sum + rows, 0);
  const hasWidth = stops.some(({ x, xs }) => xs || x > stops[0].x);
  return count < 3 || !hasWidth || depth + step > 44 ? refuse("noCloserView") : look(next);
}

function showWhole() {
  return view.depth ? look({ depth: 0, start: 0 }) : refuse("allInView");
}

/** @param {number} widths */
function pan(widths) {
  const { depth, start } = view;
  if (!depth) return refuse("allInView");
  const next = viewFrom(depth, start + widths * 2 ** -depth);
  const [before, { low, high }] = [xAxis(), xAxis(next)];
  if (low !== before.low || high !== before.high) {
    if (visible(here.level, next).length) return look(next);
    // A part without points of the series is skipped.
    const beyond = here.level.stops.filter(({ x }) => (widths > 0 ? x > high : x < low));
    if (beyond.length) return look(centred(beyond[widths > 0 ? 0 : beyond.length - 1].x));
  }
  return refuse(widths > 0 ? "endOfChart" : "startOfChart");
}

// Marks

/**
 * The row in the middle of a place.
 * @param {Place} place
 */
function middle({ first, rows = 1 }) {
  return first + Math.floor((rows - 1) / 2);
}

/**
 * Whether a mark is at the cursor.
 * @param {(typeof marks)[0]} mark
 */
function isHere(mark) {
  return mark.stop.level.series === here.level.series && middle(mark.place) === middle(place);
}

/** @returns {Answer} */
function setMark() {
  let mark = marks.find(isHere);
  if (!mark) {
    mark = { stop: here, place, number: Math.max(0, ...marks.map(({ number }) => number)) + 1 };
    marks.push(mark);
  }
  const name = mark.number === 1 ? "marked" : "markedAs";
  return { text: text(name, { mark: markText(mark), point: pointText(here) }), cue: "mark" };
}

/** @returns {Answer} */
function eraseMark() {
  const mark = marks.find(isHere);
  if (!mark) return refuse("noMarkHere");
  marks = marks.filter((other) => other !== mark);
  return { text: text("erased", { mark: markText(mark) }) };
}

/** @param {(typeof marks)[0]} mark */
function markText({ number: own }) {
  return text("mark", { number: `${own}` });
}

/**
 * Compares with the last mark elsewhere.
 * @returns {Answer}
 */
function compare() {
  const mark = marks.filter((other) => !isHere(other)).at(-1);
  if (!mark) return marks.length ? { text: text("atMark") } : refuse("noMark");
  const comparison = comparisonWith(mark);
  if (marks.length === 1) return { text: comparison };
  return { text: text("compared", { mark: markText(mark), comparison }) };
}

/** @param {(typeof marks)[0]} mark */
function comparisonWith(mark) {
  const { axis: index, series, part } = here.level;
  const axis = table.axes[index];
  const steps = series === mark.stop.level.series ? middle(place) - middle(mark.place) : NaN;
  // A part of an element is compared with the same part of another.
  const { level: markedLevel, index: markedIndex } = mark.stop;
  const marked = markedLevel.part === part ? mark.place : peer(markedLevel.series, part).stops[markedIndex];
  const [y = NaN, markedY = NaN] = [place.y, marked.y];
  const [more, ratio, later] = [y - markedY, y / markedY, place.x - mark.place.x];
  if (Number.isNaN(more) || index !== mark.stop.level.axis) return text("noValue");
  const name = more === 0 ? "noDifference" : more < 0 ? "less" : "more";
  const parts = [text(name, { amount: amount(more, axis) })];
  if (more !== 0 && axis.hasRatios && ratio > 0 && ratio < Infinity) {
    const times = number(ratio, 3);
    parts.push(text(times === "2" ? "twice" : "ratio", { ratio: times }));
  }
  if (steps) parts.push(counted(steps > 0 ? "stepsAfter" : "stepsBefore", Math.abs(steps)));
  const { form } = table.x;
  if (later !== 0 && form === "date") {
    parts.push(text(later < 0 ? "earlier" : "later", { amount: span(mark.place.x, place.x) }));
  }
  if (later !== 0 && form === "timeOfDay") {
    parts.push(text(later < 0 ? "earlier" : "later", { amount: amount(later, table.x) }));
  }
  if (later !== 0 && ["number", "duration"].includes(form)) {
    parts.push(text(later < 0 ? "xLess" : "xMore", { amount: amount(later, table.x) }));
  }
  return listed(...parts);
}

// Searching

/**
 * Goes to an x, a date, a label or a series.
 * @param {string} typed
 * @returns {Answer}
 */
function find(typed) {
  const wanted = typed.trim().replace(/\s+/g, " ").slice(0, 200);
  if (!wanted) return { text: text("cancelled") };
  const { level, index } = here;
  const { form, low, high } = table.x;
  const x = typedX(wanted);
  if (x !== undefined) {
    const to = least(level.stops, (one) => distance(x, one)) ?? here;
    const said = form === "date" ? wanted : valueText(x, table.x);
    const intro = distance(x, to) > 0 ? text(x >= low && x <= high ? "nearest" : "outside", { x: said }) : "";
    return goTo({ series: level.series, stop: to.index, x: to.x, text: intro, form: "coordinates" });
  }
  // Of equal labels the next after the cursor, so that searching again leads on.
  const at = levels.indexOf(level);
  const stops = [...level.stops.slice(index + 1), ...levels.slice(at + 1).flatMap((one) => one.stops),
    ...levels.slice(0, at + 1).flatMap((one) => one.stops)];
  const labelled = stops.filter(({ label }) => label);
  const to = labelled[best(wanted, labelled.map(({ label = "" }) => label))];
  if (to) return goTo({ series: to.level.series, stop: to.index, x: to.x, text: "", form: "coordinates" });
  const wholes = levels.filter(({ part }) => !part);
  const other = wholes[best(wanted, wholes.map(({ name }) => name))];
  const next = other && nearest(here.level.part ? peer(other.series, here.level.part) : other, place.x);
  return next ? arrive(next) : refuse("notFound", { text: wanted.slice(0, 40) });
}

/**
 * The index of the first name that fits a text best: as a whole, at its beginning or in a part; or -1.
 * @param {string} typed
 * @param {string[]} names
 */
function best(typed, names) {
  const [query, ...folded] = [typed, ...names].map((name) =>
    name.toLowerCase().normalize("NFD").replace(/\p{Mn}/gu, "").replace(/\s+/g, " "));
  /** @type {number[]} */
  const fits = folded.map((name) =>
    name === query ? 1 : name.startsWith(query) ? 2 : name.includes(query) ? 3 : 4);
  return fits.indexOf(Math.min(...fits, 3));
}

/**
 * The x that a text names: a number, a category, a time of day, or a date as it was said or as ISO 8601 writes it.
 * @param {string} typed
 */
function typedX(typed) {
  const { x: { form, names = {} }, notation: { decimal, groups } } = table;
  const isDate = /^\d{4}/.test(typed);
  const iso = typed.replace(" ", "T");
  const plain = typed.replace("−", "-").replaceAll(groups[0] || ",", "").replace(decimal, ".");
  if (form === "name") {
    const category = best(typed, Object.values(names));
    return category < 0 ? undefined : category;
  }
  const [, hour, minute, second = 0] = /^(\d+):(\d\d)(?::(\d\d))?$/.exec(typed) ?? [];
  if (form === "timeOfDay" && minute) {
    const time = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
    return time + Math.max(0, Math.floor((table.x.high - time) / 86400)) * 86400;
  }
  const isNumber = /^[-+.\deE]+$/.test(plain) && Number.isFinite(Number(plain));
  if (form !== "date") return isNumber ? Number(plain) : undefined;
  const said = here.level.stops.find(({ x, xTexts = [""] }) => xTexts[0].toLowerCase() === typed.toLowerCase()
    || (isDate && new Date(x * 1000).toISOString().startsWith(iso)));
  const time = Date.parse(iso.length > 10 ? iso + "Z" : iso) / 1000;
  return said ? said.x : isDate && !Number.isNaN(time) ? time : undefined;
}
