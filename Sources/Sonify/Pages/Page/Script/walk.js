// Where the listener is in the chart, and what is said there. It knows no document and no sound.

/**
 * @typedef {{first: number, rows?: number, x: number, y?: number, xs?: number[], ys?: number[],
 *   xText: string, yText: string, from?: string, to?: string, xWithUnit?: string,
 *   yWithUnit?: string, yOfPlace?: string, yExact?: string, additional?: string[],
 *   label?: string, followsGap?: boolean, hasPing?: boolean, soundingY?: number,
 *   noises?: number[][], parts?: number[][], point?: number[]}} Place
 *   a stop, or a point within one
 * @typedef {{series: number, stop: number, x: number, text: string, form: string, place?: Place}} Arrival
 *   a landmark or an extreme
 * @typedef {{level: number, stop: number, place?: Place, landmark?: number}} Cursor
 * @typedef {{text: string, isPoint?: boolean, isEdge?: boolean, origin?: Cursor, moved?: boolean, gap?: boolean}} Answer
 *   what is said, and whether the stop sounds or an end of the chart does
 */

/** Positions on an axis: 0 at its lower end, 1 at its upper. */
const Scale = {
  /** @param {number} value @param {any} axis */
  position(value, axis) {
    if (!(axis.low < axis.high)) return value === axis.low ? 0.5 : value < axis.low ? -Infinity : Infinity;
    if (axis.scale === "linear") return (value - axis.low) / (axis.high - axis.low);
    if (!(value > 0)) return -Infinity;
    return Math.log(value / axis.low) / Math.log(axis.high / axis.low);
  },

  /** @param {number} position @param {any} axis */
  value(position, axis) {
    if (!(axis.low < axis.high) || position >= 1) return axis.high;
    if (position <= 0) return axis.low;
    return axis.scale === "linear"
      ? axis.low * (1 - position) + axis.high * position
      : axis.low * (axis.high / axis.low) ** position;
  },
};

/** A listener's walk through a chart. */
class Walk {
  /** @param {any} table of the chart */
  constructor(table) {
    this.table = table;
    this.texts = new Texts(table);
    /** @type {any[]} */
    this.levels = table.levels;
    this.depth = 0;
    this.start = 0;
    /** @type {Cursor | undefined} */
    this.cursor = this.firstPlace();
    /** @type {{level: number, place: Place} | undefined} */
    this.mark = undefined;
    /** @type {number | undefined} the level whose name was heard last */
    this.heardLevel = undefined;
    /** @type {number | undefined} */
    this.textLevel = undefined;
    this.unitsSaid = new Set();
    this.isHurried = false;
    this.choice = "all";
    /** @type {{x: number, cursor: Cursor} | undefined} */
    this.crossing = undefined;
  }

  /** @returns {Cursor | undefined} */
  firstPlace() {
    const level = this.levels.findIndex((_, index) => this.visible(index).length > 0);
    return level < 0 ? undefined : { level, stop: this.visible(level)[0] };
  }

  // Positions

  get level() { return this.levels[this.cursor?.level ?? 0]; }

  /** @returns {Place} */
  get stop() { return this.level.stops[this.cursor?.stop ?? 0]; }

  /** @returns {Place} */
  get place() { return this.cursor?.place ?? this.stop; }

  get isWhole() { return this.depth === 0; }

  /** The part of the x axis in view. @returns {[number, number]} */
  get range() {
    const axis = this.table.x;
    if (this.isWhole) return [axis.low, axis.high];
    const low = Scale.value(this.start, axis);
    const high = Scale.value(this.start + 2 ** -this.depth, axis);
    if (axis.form !== "name") return [low, high];
    const [first, last] = [Math.ceil(low - 1e-9), Math.floor(high + 1e-9)];
    return first <= last ? [first, last] : [Math.round(low), Math.round(low)];
  }

  /** The stops of a level in view. @param {number} level @returns {number[]} */
  visible(level) {
    /** @type {Place[]} */
    const stops = this.levels[level].stops;
    const [low, high] = this.range;
    return stops.flatMap((stop, index) => (this.isWhole || (stop.x >= low && stop.x <= high) ? [index] : []));
  }

  /** The y axis of a level over the values in view. @param {number} level */
  yAxis(level) {
    const number = this.levels[level].axis;
    const axis = this.table.axes[number];
    if (this.isWhole) return axis;
    const values = this.levels.flatMap((other, index) =>
      other.axis !== number ? [] : this.visible(index).flatMap((stop) => {
        const { y, ys } = other.stops[stop];
        return ys ?? (y === undefined ? [] : [y]);
      }));
    if (!values.length) return axis;
    let [low, high] = [Math.min(...values), Math.max(...values)];
    if (["bar", "histogram"].includes(this.table.kind) && axis.scale === "linear") {
      [low, high] = [Math.min(low, 0), Math.max(high, 0)];
    }
    low = Math.min(Math.max(low, axis.low), axis.high);
    high = Math.min(Math.max(high, low), axis.high);
    return { ...axis, low, high };
  }

  get xAxis() {
    const [low, high] = this.range;
    return this.isWhole ? this.table.x : { ...this.table.x, low, high };
  }

  // Words

  /** A text of the whole chart with the digits of the view. @param {string} text @param {number | undefined} value @param {any} whole @param {any} view */
  precise(text, value, whole, view) {
    if (this.isWhole || value === undefined) return text;
    const [usual, closer] = [this.texts.value(value, whole), this.texts.value(value, view)];
    return usual === text && closer !== undefined ? closer : text;
  }

  /** @param {Place} place */
  xText(place) { return place.xs ? place.xText : this.precise(place.xText, place.x, this.table.x, this.xAxis); }

  /** @param {Place} place @param {number} level */
  yText(place, level, withUnit = false) {
    const whole = this.table.axes[this.levels[level].axis];
    const usual = withUnit ? place.yWithUnit ?? place.yText : place.yText;
    if (this.isWhole || place.rows || place.parts || place.y === undefined) return usual;
    const closer = this.precise(place.yText, place.y, whole, this.yAxis(level));
    if (closer === place.yText) return usual;
    return withUnit ? this.texts.withUnit(closer, whole) : closer;
  }

  /** Whether the unit of a level's values has not been said. @param {number} level */
  isUnitNew(level) {
    const axis = this.levels[level].axis;
    if (this.isHurried || this.unitsSaid.has(axis)) return false;
    this.unitsSaid.add(axis);
    return true;
  }

  /** The point at the cursor in words. @param {Cursor | undefined} before @param {{withUnit?: boolean, arrival?: Arrival}} options */
  point(before, { withUnit = false, arrival } = {}) {
    const cursor = this.cursor;
    if (!cursor) return this.texts.text("nothingHere");
    const { place, stop } = this;
    const intro = arrival?.text || undefined;
    const parts = intro ? [intro] : [];
    this.textLevel = cursor.level;
    if (this.levels.length > 1 && (!before || this.heardLevel !== cursor.level)) parts.push(this.level.name);
    if (!intro && before && this.hasGap(before)) {
      parts.push(this.texts.text(before.stop > cursor.stop ? "beforeGap" : "afterGap"));
    }
    const x = this.xText(place);
    if (stop.label && stop.label !== x) parts.push(stop.label);
    if (!intro || arrival?.form !== "nothing") {
      const isNew = place.yWithUnit !== undefined && this.isUnitNew(cursor.level);
      const y = this.yText(place, cursor.level, withUnit || isNew);
      const isValue = (!place.rows || place.y === undefined) && !place.parts;
      const form = intro && isValue ? arrival?.form : "coordinates";
      const point = this.texts.fill(this.table.x.pointAt, { x, y });
      if (form === "value") parts.push(point);
      else if (form === "afterGap") parts.push(this.texts.text("thenPoint", { point }));
      else parts.push(x, y);
    }
    if (withUnit) parts.push(...(place.additional ?? []));
    return this.texts.items(parts);
  }

  /** Whether a step from a neighbour led over absent rows. @param {Cursor} before */
  hasGap(before) {
    const cursor = this.cursor;
    if (!cursor || this.levels[before.level].series !== this.level.series) return false;
    if (Math.abs(before.stop - cursor.stop) !== 1) return false;
    return this.level.stops[Math.max(before.stop, cursor.stop)].followsGap ?? false;
  }

  /** The range in view of the level at the cursor, in words. */
  viewText() {
    const stops = this.cursor ? this.visible(this.cursor.level) : [];
    if (!stops.length) return this.texts.text("nothingHere");
    const [first, last] = [this.level.stops[stops[0]], this.level.stops[stops[stops.length - 1]]];
    const end = (/** @type {Place} */ place, /** @type {number} */ side) =>
      place.xs ? (side ? place.to : place.from) ?? place.xText
        : this.precise((side ? place.to : place.from) ?? place.xText, place.x, this.table.x, this.xAxis);
    let [low, high] = [end(first, 0), end(last, 1)];
    if (this.table.x.form === "date" && low !== high) [low, high] = this.texts.ends(low, high);
    const range = low === high ? this.xText(first)
      : this.texts.text(this.table.kind === "histogram" ? "bins" : "range", { low, high });
    const points = last.first + (last.rows ?? 1) - first.first;
    return this.texts.counted(this.texts.words[this.isWhole ? "whole" : "part"], points, { range });
  }

  sayX() {
    const { place } = this;
    const closer = this.xText(place);
    const x = closer === place.xText ? place.xWithUnit ?? closer : this.texts.withUnit(closer, this.table.x);
    return this.titled(this.table.x.title, x);
  }

  sayY() {
    const { place } = this;
    return this.titled(this.level.yTitle, place.yExact ?? place.yWithUnit ?? place.yText);
  }

  /** @param {string} title @param {string} value */
  titled(title, value) { return title ? this.texts.text("titled", { title, value }) : value; }

  whereAmI() {
    const { place, level, texts } = this;
    const number = (/** @type {number} */ count) => texts.grouped(String(count));
    const [first, last, total] = [this.stop.first + 1, this.stop.first + (this.stop.rows ?? 1), number(level.points)];
    const parts = [
      first === last ? texts.text("place", { place: number(first), total })
        : texts.text("places", { first: number(first), last: number(last), total }),
    ];
    if (this.table.hasStacks) parts.push(level.name);
    else if (this.levels.length > 1) {
      const isNameless = level.name === texts.text("namelessSeries", { number: String(level.series + 1) });
      parts.push(texts.text(isNameless ? "series" : "namedSeries", {
        place: number(level.series + 1), total: number(this.levels.length), name: level.name,
      }));
    }
    const x = this.xText(place);
    if (this.stop.label && this.stop.label !== x) parts.push(this.stop.label);
    parts.push(x, place.yOfPlace ?? this.yText(place, this.cursor?.level ?? 0, true), ...(place.additional ?? []));
    if (!this.isWhole) parts.push(this.viewText());
    return texts.items(parts);
  }

  // Moves

  /** Moves the cursor and says where it is. @param {Cursor} cursor @param {Arrival} [arrival] @returns {Answer} */
  arrive(cursor, arrival, isInNewView = false) {
    const origin = isInNewView ? undefined : this.cursor;
    const before = this.cursor;
    this.cursor = cursor;
    const text = this.texts.items([this.point(before, { arrival }), isInNewView ? this.viewText() : ""]);
    return { text, isPoint: true, moved: true, origin, gap: arrival?.form === "nothing" && this.stop.y !== undefined };
  }

  /** @param {string} name of a sentence @param {Record<string, string>} values @returns {Answer} */
  refuse(name, values = {}) { return { text: this.texts.text(name, values), isEdge: true }; }

  /** @param {number} steps @returns {Answer} */
  move(steps) {
    if (!this.cursor) return this.refuse("nothingHere");
    const stops = this.visible(this.cursor.level);
    const at = stops.indexOf(this.cursor.stop);
    const target = Math.min(stops.length - 1, Math.max(0, at + steps));
    if (target === at) return this.blocked(steps > 0);
    return this.arrive({ level: this.cursor.level, stop: stops[target] });
  }

  /** @param {number} tenths @returns {Answer} */
  moveByTenths(tenths) {
    const count = this.cursor ? this.visible(this.cursor.level).length : 0;
    return this.move(tenths * Math.max(1, Math.floor((count + 5) / 10)));
  }

  /** @param {boolean} isForward @returns {Answer} */
  blocked(isForward) {
    const stops = this.visible(this.cursor?.level ?? 0);
    const goesOn = isForward ? stops[stops.length - 1] < this.level.stops.length - 1 : stops[0] > 0;
    if (goesOn) return this.refuse(isForward ? "endOfView" : "startOfView");
    return this.refuse(stops.length === 1 ? "onlyPoint" : isForward ? "lastPoint" : "firstPoint");
  }

  /** The stop in view that is nearest to an x. @param {number} level @param {number} x */
  nearest(level, x) {
    const stops = this.visible(level);
    const far = (/** @type {number} */ index) => {
      const { xs = [this.levels[level].stops[index].x, this.levels[level].stops[index].x] } = this.levels[level].stops[index];
      return Math.max(0, xs[0] - x, x - xs[1]);
    };
    return stops.length ? stops.reduce((best, stop) => (far(stop) < far(best) ? stop : best)) : undefined;
  }

  /** @param {number} step @returns {Answer} */
  changeSeries(step) {
    const cursor = this.cursor;
    if (!cursor) return this.refuse("nothingHere");
    const x = this.crossing?.cursor === cursor ? this.crossing.x : this.place.x;
    for (let level = cursor.level + step; level >= 0 && level < this.levels.length; level += step) {
      const stop = this.nearest(level, x);
      if (stop === undefined) continue;
      const place = { level, stop };
      this.crossing = { x, cursor: place };
      return this.arrive(place);
    }
    if (this.levels.length === 1) return this.refuse("onlySeries");
    const kind = this.table.hasStacks ? "Level" : "Series";
    return this.refuse((step > 0 ? "last" : "first") + kind, { name: this.level.name });
  }

  /** @param {"lowest" | "highest" | "lowestOfAll" | "highestOfAll"} name @returns {Answer} */
  goToExtreme(name) {
    /** @type {Arrival | undefined} */
    const arrival = this.level[name];
    return arrival ? this.goTo(arrival) : this.refuse("noValues");
  }

  /** Goes to a place of the chart, bringing it into view. @param {Arrival} arrival @returns {Answer} */
  goTo(arrival) {
    const own = this.cursor && this.level.series === arrival.series ? this.cursor.level : undefined;
    const level = own ?? this.levels.findIndex((other) => other.series === arrival.series && !other.isOfStacks);
    const isInView = this.visible(level).includes(arrival.stop);
    if (!isInView) {
      this.show(this.depth, Scale.position(arrival.x, this.table.x) - 2 ** -this.depth / 2);
    }
    return this.arrive({ level, stop: arrival.stop, place: arrival.place }, arrival, !isInView);
  }

  /** The landmarks in view of the level at the cursor. @returns {Arrival[]} */
  landmarks() {
    /** @type {Arrival[]} */
    const all = this.level.landmarks[this.choice];
    if (this.isWhole) return all;
    const stops = new Set(this.visible(this.cursor?.level ?? 0));
    return all.filter((landmark) => stops.has(landmark.stop));
  }

  /** @param {boolean} isForward @returns {Answer} */
  goToLandmark(isForward) {
    const cursor = this.cursor;
    if (!cursor) return this.refuse("nothingHere");
    const all = this.landmarks();
    const at = cursor.landmark ?? this.stop.x;
    const isAfter = (/** @type {Arrival} */ one) => one.stop > cursor.stop || (one.stop === cursor.stop && one.x > at);
    const isBefore = (/** @type {Arrival} */ one) => one.stop < cursor.stop || (one.stop === cursor.stop && one.x < at);
    const next = isForward ? all.find(isAfter) : last(all, isBefore);
    if (!next) {
      const words = this.texts.words.landmarks[this.choice];
      return { text: all.length ? (isForward ? words.noneAhead : words.noneBehind) : words.none, isEdge: true };
    }
    return this.arrive({ level: cursor.level, stop: next.stop, place: next.place, landmark: next.x }, next);
  }

  /** @param {number} step @returns {Answer} */
  chooseLandmarks(step) {
    const names = Object.keys(this.texts.words.landmarks);
    this.choice = names[(names.indexOf(this.choice) + step + names.length) % names.length];
    const words = this.texts.words.landmarks[this.choice];
    const count = this.landmarks().length;
    return { text: count ? this.texts.counted(words.chosen, count) : words.none };
  }

  // The view

  /** @param {number} depth @param {number} start */
  show(depth, start) {
    this.depth = Math.min(44, Math.max(0, depth));
    this.start = Math.min(1 - 2 ** -this.depth, Math.max(0, start));
  }

  /** Changes the view around the cursor. @param {number} depth @param {number} start @returns {Answer} */
  look(depth, start) {
    const [x, level, before] = [this.place.x, this.cursor?.level ?? 0, this.cursor];
    this.show(depth, start);
    const stop = this.nearest(level, x);
    this.cursor = stop === undefined ? this.firstPlace()
      : { level, stop, place: before?.stop === stop ? before.place : undefined };
    const isCarried = this.cursor?.stop !== before?.stop;
    const text = this.texts.items([this.viewText(), isCarried ? this.point(this.cursor) : ""]);
    return { text, isPoint: true, moved: isCarried };
  }

  /** @param {boolean} isInward @returns {Answer} */
  zoom(isInward) {
    if (!this.cursor) return this.refuse("nothingHere");
    if (!isInward && this.isWhole) return this.refuse("allInView");
    const width = 2 ** -this.depth;
    const at = Math.min(this.start + width, Math.max(this.start, Scale.position(this.place.x, this.table.x)));
    const depth = this.depth + (isInward ? 1 : -1);
    const start = at - (at - this.start) * (isInward ? 0.5 : 2);
    if (isInward) {
      const before = { depth: this.depth, start: this.start };
      this.show(depth, start);
      const count = this.visible(this.cursor.level).length;
      this.show(before.depth, before.start);
      if (count < 3) return this.refuse("noCloserView");
    }
    return this.look(depth, start);
  }

  /** @returns {Answer} */
  showWhole() { return this.isWhole ? this.refuse("allInView") : this.look(0, 0); }

  /** @param {number} widths @returns {Answer} */
  pan(widths) {
    if (!this.cursor) return this.refuse("nothingHere");
    if (this.isWhole) return this.refuse("allInView");
    const [before, cursor] = [this.start, this.cursor];
    this.show(this.depth, before + widths * 2 ** -this.depth);
    if (this.start === before) return this.refuse(widths > 0 ? "endOfChart" : "startOfChart");
    const start = this.start;
    if (!this.visible(cursor.level).length) {
      // A part without points of the series is skipped.
      const [low, high] = this.range;
      const stops = /** @type {Place[]} */ (this.level.stops);
      const next = widths > 0 ? stops.find((stop) => stop.x > high) : last(stops, (/** @type {Place} */ stop) => stop.x < low);
      this.start = before;
      if (!next) return this.refuse(widths > 0 ? "endOfChart" : "startOfChart");
      return this.look(this.depth, Scale.position(next.x, this.table.x) - 2 ** -this.depth / 2);
    }
    this.start = before;
    return this.look(this.depth, start);
  }

  // The mark

  /** @returns {Answer} */
  setMark() {
    if (!this.cursor) return this.refuse("nothingHere");
    this.mark = { level: this.cursor.level, place: this.place };
    return { text: this.texts.text("marked", { point: this.point(this.cursor) }) };
  }

  /** @returns {Answer} */
  compare() {
    const { mark, place, level, texts } = this;
    if (!mark) return this.refuse("noMark");
    const other = this.levels[mark.level];
    const middle = (/** @type {Place} */ one) => one.first + Math.floor(((one.rows ?? 1) - 1) / 2);
    const steps = level.series === other.series ? middle(place) - middle(mark.place) : undefined;
    if (steps === 0) return { text: texts.text("atMark") };
    if (place.y === undefined || mark.place.y === undefined || level.axis !== other.axis) {
      return { text: texts.text("noValue") };
    }
    const axis = this.table.axes[level.axis];
    const difference = place.y - mark.place.y;
    const parts = [
      difference === 0 ? texts.text("noDifference")
        : texts.text(difference < 0 ? "less" : "more", { amount: texts.amount(Math.abs(difference), axis) }),
    ];
    const ratio = place.y / mark.place.y;
    if (difference !== 0 && ["number", "duration"].includes(axis.form) && !axis.isOfDegrees && ratio > 0 && Number.isFinite(ratio)) {
      const number = texts.number(ratio, { digits: 3 });
      parts.push(number === "2" ? texts.text("twice") : texts.text("ratio", { ratio: number }));
    }
    if (steps !== undefined) {
      parts.push(texts.counted(texts.words[steps > 0 ? "stepsAfter" : "stepsBefore"], Math.abs(steps)));
    }
    const distance = place.x - mark.place.x;
    const x = this.table.x;
    if (distance !== 0 && x.form === "date") {
      parts.push(texts.text(distance < 0 ? "earlier" : "later", { amount: texts.span(mark.place.x, place.x, x.granularity) }));
    } else if (distance !== 0 && (x.form === "number" || x.form === "duration")) {
      parts.push(texts.text(distance < 0 ? "xLess" : "xMore", { amount: texts.amount(Math.abs(distance), x) }));
    }
    return { text: texts.items(parts) };
  }

  // Searching

  /** Goes to an x, a date, a label or a series. @param {string} typed @returns {Answer} */
  find(typed) {
    const text = typed.trim().replace(/\s+/g, " ").slice(0, 200);
    if (!text || !this.cursor) return { text: this.texts.text("cancelled") };
    const { level, cursor } = this;
    /** @type {Place[]} */
    const stops = level.stops;
    const arrivalAt = (/** @type {number} */ stop, /** @type {string} */ intro, series = level.series) =>
      this.goTo({ series, stop, x: this.levels.find((one) => one.series === series).stops[stop].x, text: intro, form: "coordinates" });
    const query = folded(text);
    const x = this.table.x;
    const isOfDates = x.form === "date";
    const iso = (/** @type {number} */ at) => new Date(at * 1000).toISOString();
    // A year, a month or a day as ISO 8601 writes it; dates in words are names.
    const period = isOfDates && /^\d{4}(-\d\d)*$/.test(text) ? stops.findIndex((stop) => iso(stop.x).startsWith(text)) : -1;
    if (period >= 0) return arrivalAt(period, "");
    const asked = isOfDates ? (/\d{4}/.test(text) ? Date.parse(text + "Z") / 1000 || Date.parse(text) / 1000 : NaN)
      : x.form === "name" ? NaN : typedNumber(text, this.texts.notation) ?? NaN;
    if (!Number.isNaN(asked)) {
      const far = ({ xs = [0, 0], x: at, rows }) => (rows ? Math.max(0, xs[0] - asked, asked - xs[1]) : Math.abs(at - asked));
      const stop = stops.reduce((best, place, index) => (far(place) < far(stops[best]) ? index : best), 0);
      const name = asked >= x.low && asked <= x.high ? "nearest" : "outside";
      const intro = far(stops[stop]) === 0 ? "" : this.texts.text(name, { x: this.texts.value(asked, x) ?? text });
      return arrivalAt(stop, intro);
    }
    const fit = (/** @type {string} */ name) =>
      name === query ? 3 : name.startsWith(query) ? 2 : name.includes(query) ? 1 : 0;
    if (x.form === "name" || isOfDates) {
      const fits = stops.map((stop) => fit(folded(stop.xText)));
      const best = Math.max(...fits);
      if (best > 0) return arrivalAt(fits.indexOf(best), "");
    }
    // Of equal labels the next after the cursor, so that searching again leads on.
    /** @type {{fit: number, series: number, stop: number}[]} */
    const labels = [];
    const order = [...this.levels.slice(cursor.level), ...this.levels.slice(0, cursor.level)];
    for (const other of order) {
      /** @type {Place[]} */
      const places = other.stops;
      const first = other === level ? cursor.stop + 1 : 0;
      for (let i = 0; i < places.length; i += 1) {
        const stop = (first + i) % places.length;
        const label = places[stop].label;
        if (label && fit(folded(label)) > 0) labels.push({ fit: fit(folded(label)), series: other.series, stop });
      }
    }
    const best = Math.max(0, ...labels.map((label) => label.fit));
    const label = labels.find((one) => one.fit === best);
    if (label) return arrivalAt(label.stop, "", label.series);
    const names = this.levels.map((other) => fit(folded(other.name)));
    const series = names.indexOf(Math.max(...names));
    const stop = names[series] > 0 ? this.nearest(series, this.place.x) : undefined;
    if (stop !== undefined) return this.arrive({ level: series, stop });
    return this.refuse("notFound", { text: text.slice(0, 40) });
  }
}

/** The last element that meets a condition. @template T @param {T[]} list @param {(one: T) => boolean} condition */
function last(list, condition) {
  return list.filter(condition).at(-1);
}

/** Lower-case letters without accents. @param {string} text */
function folded(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{Mn}/gu, "").replace(/\s+/g, " ").trim();
}

/** The number that a text names, or undefined. @param {string} text @param {any} notation */
function typedNumber(text, notation) {
  const plain = text.replace("−", "-").replaceAll(notation.groups[0] || ",", "").replace(notation.decimal, ".");
  return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}
