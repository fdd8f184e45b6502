// The explorer of a page: keys, pointer and buttons in; texts, tones and the cursor out.

/** Shorter than this, a key follows the one before closely; and the wait before it speaks, in ms. */
const closeTogether = 250;
const patience = 200;

/** Explores one chart of a page. */
class Explorer {
  /** @param {HTMLElement} root */
  constructor(root) {
    const part = (/** @type {string} */ name) => /** @type {any} */ (root.querySelector(`[data-sonify="${name}"]`));
    this.root = root;
    this.table = JSON.parse(part("chart").textContent);
    this.walk = new Walk(this.table);
    this.sound = new Sound(this.table);
    this.texts = this.walk.texts;
    /** @type {HTMLInputElement} */
    this.slider = part("explorer");
    /** @type {HTMLElement} */
    this.status = part("status");
    /** @type {HTMLAudioElement | null} */
    this.audio = part("sound");
    /** @type {SVGSVGElement[]} the wide picture, and the one for narrow pages */
    this.pictures = [...root.querySelectorAll('svg[data-sonify="picture"]')];
    /** @type {SVGElement[]} */
    this.marks = this.pictures.map((picture) => {
      const mark = document.createElementNS("http://www.w3.org/2000/svg", "circle");
      mark.setAttribute("data-sonify", "cursor");
      mark.setAttribute("r", "9");
      picture.append(mark);
      return mark;
    });
    /** @type {HTMLFormElement} */
    this.search = part("search");
    this.ticks = this.table.sound.ticks;
    /** @type {boolean | undefined} */
    this.joins = undefined;
    this.speed = 1;
    this.volume = this.table.sound.volume[0];
    this.lastKey = -Infinity;
    this.waiting = 0;
    this.lastEdge = -Infinity;
    this.heardAt = 0;
    this.begin();
  }

  begin() {
    const { root, walk } = this;
    for (const hidden of root.querySelectorAll("[data-sonify-script]")) hidden.removeAttribute("hidden");
    for (const note of root.querySelectorAll("[data-sonify-no-script]")) note.setAttribute("hidden", "");
    const first = walk.point(undefined);
    walk.heardLevel = walk.cursor?.level;
    this.show(first, { isPoint: true, moved: true }, false);
    for (const item of root.querySelectorAll("[data-sonify-landmark]")) this.makeButton(item, () => this.goToLandmark(item));
    for (const item of root.querySelectorAll("[data-sonify-time]")) this.makeButton(item, () => this.playFrom(Number(item.getAttribute("data-sonify-time"))));
    for (const button of root.querySelectorAll("button[data-sonify-command]")) {
      button.addEventListener("click", () => this.perform(button.getAttribute("data-sonify-command") ?? "", false));
    }
    this.slider.addEventListener("keydown", (event) => this.keyDown(event));
    this.slider.addEventListener("input", () => {
      const stops = walk.visible(walk.cursor?.level ?? 0);
      const stop = stops[Number(this.slider.value)];
      if (stop !== undefined && stop !== walk.cursor?.stop) this.answer(walk.arrive({ level: walk.cursor?.level ?? 0, stop }), true);
    });
    this.search.addEventListener("submit", (event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (this.search.elements[0]);
      this.closeSearch();
      this.keyPressed();
      this.answer(walk.find(field.value), false);
      field.value = "";
    });
    this.search.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.closeSearch();
      this.answer({ text: this.texts.text("cancelled") }, false);
    });
    this.pictures.forEach((picture, number) => this.followPointer(picture, number));
    this.audio?.addEventListener("timeupdate", () => this.follow());
    this.audio?.addEventListener("play", () => this.run());
    this.audio?.addEventListener("ended", () => {
      const last = this.table.passages.at(-1);
      if (last) walk.cursor = { level: last[0], stop: last[1] };
      this.show(this.texts.text("complete", { point: walk.point(undefined) }), {}, false);
    });
  }

  /** Makes a text that a script can act on a button. @param {Element} item @param {() => void} action */
  makeButton(item, action) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...item.childNodes);
    button.addEventListener("click", action);
    item.append(button);
  }

  // Keys

  /** @param {KeyboardEvent} event */
  keyDown(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key === "Tab" || event.key.startsWith("F") && event.key.length > 1) return;
    if (["Shift", "CapsLock", "Dead", "Process", "Unidentified", "ContextMenu"].includes(event.key)) return;
    event.preventDefault();
    const command = this.table.keys[event.key];
    if (command) return this.perform(command, true);
    this.keyPressed();
    this.answer({ text: this.texts.text("noSuchKey", { key: event.key.slice(0, 20) }) }, true);
  }

  keyPressed() {
    const now = performance.now();
    this.sinceKey = now - this.lastKey;
    this.lastKey = now;
    this.walk.textLevel = undefined;
    this.walk.isHurried = this.sinceKey < closeTogether;
    clearTimeout(this.waiting);
  }

  /** @param {string} command @param {boolean} isKey */
  perform(command, isKey) {
    this.keyPressed();
    this.sound.wake();
    this.follow();
    if (!this.table.keepsPlaying.includes(command)) this.stopPlaying();
    const { walk, texts } = this;
    const say = (/** @type {string} */ text, moved = false) => this.answer({ text, moved }, isKey);
    switch (command) {
      case "previousPoint": return this.answer(walk.move(-1), isKey);
      case "nextPoint": return this.answer(walk.move(1), isKey);
      case "tenthBack": return this.answer(walk.moveByTenths(-1), isKey);
      case "tenthForward": return this.answer(walk.moveByTenths(1), isKey);
      case "firstPoint": return this.answer(walk.move(-Infinity), isKey);
      case "lastPoint": return this.answer(walk.move(Infinity), isKey);
      case "nextSeries": return this.answer(walk.changeSeries(1), isKey);
      case "previousSeries": return this.answer(walk.changeSeries(-1), isKey);
      case "lowestOfSeries": return this.answer(walk.goToExtreme("lowest"), isKey);
      case "highestOfSeries": return this.answer(walk.goToExtreme("highest"), isKey);
      case "lowestOfChart": return this.answer(walk.goToExtreme("lowestOfAll"), isKey);
      case "highestOfChart": return this.answer(walk.goToExtreme("highestOfAll"), isKey);
      case "nextLandmark": return this.answer(walk.goToLandmark(true), isKey);
      case "previousLandmark": return this.answer(walk.goToLandmark(false), isKey);
      case "nextLandmarkChoice": return this.answer(walk.chooseLandmarks(1), isKey);
      case "previousLandmarkChoice": return this.answer(walk.chooseLandmarks(-1), isKey);
      case "play": return this.playOrPause(isKey);
      case "stop": {
        const wasPlaying = this.isPlaying;
        this.stopPlaying();
        this.sound.silence();
        return say(wasPlaying ? texts.text("stopped", { point: walk.point(undefined) }) : texts.text("silent"));
      }
      case "faster": return this.changeSpeed(1, isKey);
      case "slower": return this.changeSpeed(-1, isKey);
      case "repeatPoint": return this.answer({ text: walk.point(walk.cursor, { withUnit: true }), isPoint: true }, isKey);
      case "sayX": return say(walk.sayX());
      case "sayY": return say(walk.sayY());
      case "whereAmI": return say(walk.whereAmI());
      case "describe": return say(this.table.description);
      case "statistics": return say(walk.level.statistics);
      case "zoomIn": return this.answer(walk.zoom(true), isKey);
      case "zoomOut": return this.answer(walk.zoom(false), isKey);
      case "wholeChart": return this.answer(walk.showWhole(), isKey);
      case "panLeft": return this.answer(walk.pan(-0.5), isKey);
      case "panRight": return this.answer(walk.pan(0.5), isKey);
      case "setMark":
        this.sound.cue("mark", this.panOfStop(), undefined);
        return this.answer(walk.setMark(), isKey);
      case "compare": return this.answer(walk.compare(), isKey);
      case "goTo": return this.openSearch();
      case "legend": return this.playLegend(isKey);
      case "changeTicks": {
        const usual = this.table.sound.ticks === "none" ? "x" : this.table.sound.ticks;
        this.ticks = this.ticks === "none" ? usual : "none";
        return say(texts.words.ticks[this.ticks]);
      }
      case "changeMode":
        this.joins = !this.isJoined;
        this.soundStop(undefined);
        return say(texts.text(this.joins ? "continuous" : "discrete"));
      case "louder": return this.changeVolume(1, isKey);
      case "softer": return this.changeVolume(-1, isKey);
      case "testSound":
        this.sound.play({ pitch: Math.sqrt(this.table.sound.pitches[0] * this.table.sound.pitches[1]), series: 0, pan: 0, length: 0.5 });
        return undefined;
      case "help": return say([...texts.words.keys, this.choicesText].join(". "));
      default: return undefined;
    }
  }

  get isJoined() { return this.joins ?? this.walk.level.isJoined; }

  get choicesText() {
    const { texts } = this;
    const number = (/** @type {number} */ value) => texts.number(value, { digits: 3 });
    return texts.text("choices", {
      choices: texts.items([
        texts.text("speed", { speed: number(this.speed) }), texts.text(this.isJoined ? "continuous" : "discrete"),
        texts.words.ticks[this.ticks], texts.text("volume", { decibels: number(this.volume) }),
        texts.words.landmarks[this.walk.choice].name,
      ]),
    });
  }

  /** @param {number} step @param {boolean} isKey */
  changeSpeed(step, isKey) {
    const speeds = this.table.sound.speeds;
    const next = speeds[speeds.indexOf(this.speed) + step];
    const speed = this.texts.number(next ?? this.speed, { digits: 3 });
    if (next === undefined) {
      return this.answer({ text: this.texts.text(step > 0 ? "fastest" : "slowest", { speed }), isEdge: true }, isKey);
    }
    this.speed = next;
    if (this.audio) this.audio.playbackRate = next;
    return this.answer({ text: this.texts.text("speed", { speed }) }, isKey);
  }

  /** @param {number} step @param {boolean} isKey */
  changeVolume(step, isKey) {
    const [, low, high, size] = this.table.sound.volume;
    const next = Math.min(high, Math.max(low, this.volume + step * size));
    const isLimit = next === this.volume;
    this.volume = next;
    const context = this.sound.wake();
    if (this.audio && !this.audioNode && this.sound.output) {
      this.audioNode = new MediaElementAudioSourceNode(context, { mediaElement: this.audio });
      this.audioNode.connect(this.sound.output);
    }
    this.sound.setVolume(next - this.table.sound.volume[0]);
    const name = isLimit ? (step > 0 ? "loudest" : "softest") : "volume";
    const decibels = this.texts.number(next, { digits: 3 });
    if (!isLimit && !this.isPlaying) this.soundStop(undefined);
    return this.answer({ text: this.texts.text(name, { decibels }), isEdge: isLimit }, isKey);
  }

  /** @param {boolean} isKey */
  playLegend(isKey) {
    const { level, texts } = this.walk;
    const axis = this.walk.yAxis(this.walk.cursor?.level ?? 0);
    const values = this.walk.isWhole ? level.legend
      : [axis.low, axis.high, ...level.legend.slice(2).filter((/** @type {number} */ y) => y > axis.low && y < axis.high)];
    values.forEach((/** @type {number} */ y, /** @type {number} */ index) =>
      this.sound.play({ pitch: this.sound.pitch(y, axis), series: 0, pan: 0, delay: 0.3 * index + 0.01 }));
    const words = values.map((/** @type {number} */ y) => texts.value(y, axis) ?? String(y));
    const text = this.walk.isWhole ? level.legendText
      : texts.text(words.length > 2 ? "legendWithGridlines" : "legend", {
        low: texts.withUnit(words[0], axis), high: words[1], values: texts.items(words.slice(2)),
      });
    return this.answer({ text }, isKey);
  }

  // Texts

  /** Sounds and says the answer to a command. @param {Answer} answer @param {boolean} isKey */
  answer(answer, isKey) {
    if (answer.isPoint) this.soundStop(answer.origin);
    if (answer.gap) this.sound.cue("gap", this.panOfStop(), undefined);
    if (answer.isEdge) this.soundEdge();
    this.drawCursor();
    clearTimeout(this.waiting);
    const isLate = isKey && (this.sinceKey ?? Infinity) < closeTogether;
    if (!isLate) return this.show(answer.text, answer, isKey);
    this.waiting = setTimeout(() => this.show(answer.text, answer, isKey), patience);
  }

  /** Shows a text, and lets a screen reader say it: the slider says the points that keys lead to. @param {string} text @param {{isPoint?: boolean, moved?: boolean}} answer @param {boolean} isKey */
  show(text, { isPoint, moved }, isKey) {
    const { walk, slider, status } = this;
    walk.heardLevel = walk.textLevel ?? walk.heardLevel;
    const stops = walk.visible(walk.cursor?.level ?? 0);
    const speaks = isKey && isPoint && moved;
    slider.max = String(Math.max(0, stops.length - 1));
    slider.value = String(Math.max(0, stops.indexOf(walk.cursor?.stop ?? 0)));
    if (isPoint || slider.getAttribute("aria-valuetext") === null) slider.setAttribute("aria-valuetext", text);
    status.setAttribute("aria-live", speaks || !this.isReady ? "off" : "polite");
    this.isReady = true;
    // A new element is announced even if its text is the same.
    const line = document.createElement("span");
    line.textContent = text;
    status.replaceChildren(line);
    this.drawCursor();
  }

  openSearch() {
    this.search.hidden = false;
    /** @type {HTMLInputElement} */ (this.search.elements[0]).focus();
  }

  closeSearch() {
    this.search.hidden = true;
    this.slider.focus();
  }

  /** @param {Element} item */
  goToLandmark(item) {
    const [level, index] = (item.getAttribute("data-sonify-landmark") ?? "").split(" ").map(Number);
    /** @type {Arrival} */
    const landmark = this.walk.levels[level].landmarks.all[index];
    this.keyPressed();
    this.sound.wake();
    this.stopPlaying();
    this.walk.cursor = { level, stop: this.walk.cursor?.level === level ? this.walk.cursor.stop : landmark.stop };
    this.answer(this.walk.goTo(landmark), false);
  }

  // Sounds

  panOfStop() {
    const { level, place } = this.walk;
    const ends = this.table.sound.panOfX;
    if (level.pan !== undefined || !ends) return level.pan ?? 0;
    const at = Math.min(1, Math.max(0, Scale.position(place.x, this.walk.xAxis)));
    return ends[0] + (ends[1] - ends[0]) * at;
  }

  /** Sounds the stop at the cursor, and the most important cue of the way to it. @param {Cursor | undefined} origin */
  soundStop(origin) {
    const { walk, sound } = this;
    const { place, stop, cursor, level } = walk;
    if (!cursor) return;
    const axis = walk.yAxis(cursor.level);
    const y = walk.cursor?.place ? place.y : stop.soundingY ?? place.y;
    const pan = this.panOfStop();
    const before = origin && walk.levels[origin.level].series === level.series ? walk.levels[origin.level].stops[origin.stop] : undefined;
    const isStep = before && origin && Math.abs(origin.stop - cursor.stop) === 1;
    const hasGap = origin !== undefined && walk.hasGap(origin);
    const pitch = y === undefined ? undefined : sound.pitch(y, axis);
    if (place.parts && place.y !== undefined && !walk.isHurried) {
      const beat = this.table.sound.stackBeat;
      [...place.parts, [level.series, place.y, 2]].forEach(([series, value, beats = 1], index) =>
        sound.play({ pitch: sound.pitch(value, axis), series: beats === 2 ? 0 : series, pan, length: beat * beats * 0.8, delay: 0.005 + index * beat }));
    } else if (pitch !== undefined) {
      const isJoined = this.isJoined && Boolean(isStep) && !hasGap && before?.y !== undefined;
      const length = this.isJoined || !walk.isHurried ? undefined
        : Math.max(0.024, Math.min(this.table.sound.toneLength, 0.0008 * (this.sinceKey ?? 1000)));
      sound.play({ pitch, series: level.series, pan, isJoined, length, noises: walk.cursor?.place ? [] : stop.noises });
    } else sound.silence();
    if (stop.hasPing) sound.cue("mark", pan, pitch);
    else if (stop.y === undefined || hasGap) sound.cue("gap", pan, pitch);
    else if (before) this.soundGridline(before, place, axis, pan, pitch);
  }

  /** @param {Place} before @param {Place} place @param {any} axis @param {number} pan @param {number | undefined} pitch */
  soundGridline(before, place, axis, pan, pitch) {
    const passed = (/** @type {number[]} */ lines, /** @type {number | undefined} */ from, /** @type {number | undefined} */ to) =>
      from !== undefined && to !== undefined && lines.some((line) => (from < to ? line > from && line <= to : line < from && line >= to));
    const { ticks } = this;
    if ((ticks === "y" || ticks === "both") && passed(axis.gridlines, before.y, place.y)) this.sound.cue("knock", pan, pitch);
    else if ((ticks === "x" || ticks === "both") && passed(this.table.x.gridlines, before.x, place.x)) this.sound.cue("tick", pan, pitch);
  }

  soundEdge() {
    if (performance.now() - this.lastEdge < 150) return;
    this.lastEdge = performance.now();
    this.sound.cue("edge", this.panOfStop(), undefined);
  }

  // Playing

  get isPlaying() { return Boolean(this.audio && !this.audio.paused && !this.audio.ended); }

  stopPlaying() { if (this.isPlaying) this.audio?.pause(); }

  /** @param {boolean} isKey */
  playOrPause(isKey) {
    const { walk, texts } = this;
    if (this.isPlaying) {
      this.stopPlaying();
      return this.answer({ text: texts.text("paused", { point: walk.point(undefined) }) }, isKey);
    }
    const { cursor } = walk;
    if (!cursor || !this.audio) return undefined;
    const series = walk.level.series;
    const own = this.table.passages.filter((/** @type {number[]} */ passage) => walk.levels[passage[0]].series === series);
    const isAtEnd = cursor.stop === walk.level.stops.length - 1 && cursor.stop > 0;
    const isFirst = cursor.stop === 0 && series === walk.levels[walk.firstPlace()?.level ?? 0].series;
    const from = isAtEnd || isFirst ? undefined : own.find((/** @type {number[]} */ passage) => passage[1] >= cursor.stop);
    this.sound.silence();
    this.playFrom(from ? from[2] : 0);
    return this.answer({ text: texts.text(isAtEnd ? "playingFromStart" : "playing") }, isKey);
  }

  /** @param {number} seconds */
  playFrom(seconds) {
    if (!this.audio) return;
    this.audio.playbackRate = this.speed;
    this.audio.currentTime = seconds;
    void this.audio.play();
  }

  /** Moves the cursor along while the sound plays. */
  run() {
    if (!this.isPlaying) return;
    this.follow();
    requestAnimationFrame(() => this.run());
  }

  /** Moves the cursor to what is being heard. */
  follow() {
    if (!this.isPlaying || !this.audio) return;
    const time = this.audio.currentTime;
    const level = this.walk.cursor?.level;
    /** @type {number[][]} */
    const passages = this.table.passages;
    const begun = passages.filter(([, , start]) => start <= time);
    const latest = begun.at(-1);
    if (!latest) return;
    const own = last(begun, (passage) => passage[0] === level && (passage[3] > time || passage[2] === latest[2]));
    const [heard, stop] = own ?? latest;
    if (heard === level && stop === this.walk.cursor?.stop) return;
    this.walk.cursor = { level: heard, stop };
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.drawCursor();
  }

  // The picture

  /** Marks the stop at the cursor in the picture. */
  drawCursor() {
    const point = this.walk.stop?.point;
    this.marks.forEach((mark, index) => {
      mark.setAttribute("visibility", point ? "visible" : "hidden");
      if (!point) return;
      mark.setAttribute("cx", String(point[2 * index]));
      mark.setAttribute("cy", String(point[2 * index + 1]));
    });
  }

  /** Scrubs where a pointer is pressed and dragged along a picture. @param {SVGSVGElement} picture @param {number} number of the picture */
  followPointer(picture, number) {
    let level = -1;
    const scrub = (/** @type {PointerEvent} */ event) => {
      const matrix = picture.getScreenCTM();
      if (!matrix) return;
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      const along = this.table.isFlipped[number] ? 1 : 0;
      const far = (/** @type {number} */ index, /** @type {number} */ stop, /** @type {boolean} */ isPlain) => {
        const point = this.walk.levels[index].stops[stop].point;
        if (!point) return Infinity;
        const distance = [Math.abs(point[2 * number] - at.x), Math.abs(point[2 * number + 1] - at.y)];
        return isPlain ? distance[along] : 4 * distance[along] + distance[1 - along];
      };
      const nearest = (/** @type {number} */ index, /** @type {boolean} */ isPlain) =>
        this.walk.visible(index).reduce((best, stop) => (best < 0 || far(index, stop, isPlain) < far(index, best, isPlain) ? stop : best), -1);
      if (level < 0) {
        const levels = this.walk.levels.map((_, index) => index).filter((index) => this.walk.visible(index).length);
        const distance = (/** @type {number} */ index) => far(index, nearest(index, false), false);
        const own = this.walk.cursor?.level ?? 0;
        level = levels.reduce((best, index) => (distance(index) < distance(best) ? index : best), own);
      }
      const stop = nearest(level, true);
      const { cursor } = this.walk;
      if (stop < 0 || (cursor?.level === level && cursor.stop === stop && event.type !== "pointerdown")) return;
      this.keyPressed();
      this.walk.isHurried = event.type !== "pointerdown";
      const answer = this.walk.arrive({ level, stop });
      this.soundStop(answer.origin);
      this.drawCursor();
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.show(answer.text, answer, false), patience);
      const lines = this.table.x.gridlines;
      if (answer.origin && lines.some((/** @type {number} */ line) => line === this.walk.stop.x)) navigator.vibrate?.(10);
    };
    picture.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.sound.wake();
      this.stopPlaying();
      level = -1;
      picture.setPointerCapture(event.pointerId);
      scrub(event);
    });
    picture.addEventListener("pointermove", (event) => { if (picture.hasPointerCapture(event.pointerId)) scrub(event); });
    picture.addEventListener("pointerup", () => this.sound.wake());
  }
}

for (const root of document.querySelectorAll('[data-sonify="page"]:not([data-sonify-ready])')) {
  root.setAttribute("data-sonify-ready", "");
  const explorer = new Explorer(/** @type {HTMLElement} */ (root));
  offerDownloads(explorer);
}
