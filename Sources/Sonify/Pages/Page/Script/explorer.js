// The explorer of a page: keys, pointer and buttons in; texts, tones and the cursor out.

/** The time between keys below which a text waits, and how long it waits, in ms. */
const closeTogether = 250;
const patience = 200;

/** @type {HTMLInputElement} */
const slider = part("explorer");

/**
 * The line of the points that the slider speaks, and the one that is live.
 * @type {HTMLElement[]}
 */
const [quietLine, liveLine] = part("status").children;

/** @type {HTMLFormElement} */
const searchForm = part("search");

/** @type {HTMLInputElement} */
const searchField = part("search").elements[0];

/**
 * The wide picture, and the one for narrow pages.
 * @type {SVGSVGElement[]}
 */
const pictures = [...root.querySelectorAll('svg[data-sonify="picture"]')];

// Cross hairs, as rings are outliers.
const cursors = pictures.map((picture) => {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("data-sonify", "cursor");
  path.setAttribute("d", "M-1.5-20h3v13h-3zM-1.5 7h3v13h-3zM-20-1.5h13v3h-13zM7-1.5h13v3h-13z");
  return picture.appendChild(path);
});

let { ticks, volume: [volume] } = table.sound;
let speed = 1;

/**
 * Whether tones glide, once a key has chosen.
 * @type {boolean | undefined}
 */
let joins;

let lastKey = -Infinity;
let lastEdge = -Infinity;
let waiting = 0;

/**
 * What keys and buttons do.
 * @type {Record<string, () => Answer | void>}
 */
const commands = {
  previousPoint: () => move(-1),
  nextPoint: () => move(1),
  tenthBack: () => moveByTenths(-1),
  tenthForward: () => moveByTenths(1),
  firstPoint: () => move(-Infinity),
  lastPoint: () => move(Infinity),
  nextSeries: () => changeSeries(1),
  previousSeries: () => changeSeries(-1),
  lowestOfSeries: () => goTo(here.level.lowest),
  highestOfSeries: () => goTo(here.level.highest),
  lowestOfChart: () => goTo(here.level.lowestOfAll),
  highestOfChart: () => goTo(here.level.highestOfAll),
  nextLandmark: () => goToLandmark(1),
  previousLandmark: () => goToLandmark(-1),
  nextLandmarkChoice: () => chooseLandmarks(1),
  previousLandmarkChoice: () => chooseLandmarks(-1),
  play: playOrPause,
  stop: stopAll,
  faster: () => changeSpeed(1),
  slower: () => changeSpeed(-1),
  repeatPoint: () => withPoint("{point}", here, true),
  sayX: () => ({ text: fill(table.x.titled ?? "", { value: xText(place, true) }) }),
  sayY,
  whereAmI,
  describe: () => ({ text: table.description }),
  statistics: () => ({ text: here.level.statistics }),
  zoomIn: () => zoom(1),
  zoomOut: () => zoom(-1),
  wholeChart: showWhole,
  panLeft: () => pan(-0.5),
  panRight: () => pan(0.5),
  setMark,
  eraseMark,
  compare,
  goTo: openSearch,
  legend: playLegend,
  changeTicks,
  changeMode,
  louder: () => changeVolume(1),
  softer: () => changeVolume(-1),
  help: () => ({ text: [...table.help, choicesText()].join(". ") }),
  testSound,
};

// Keys

/** @param {KeyboardEvent} event */
function keyDown(event) {
  const { key, ctrlKey, altKey, metaKey } = event;
  const command = table.keys[key];
  // Other keys with names, as Tab and F1, are those of the browser.
  if (ctrlKey || altKey || metaKey || (key.length > 1 && !command)) return;
  event.preventDefault();
  perform(commands[command] ?? (() => ({ text: text("noSuchKey", { key }) })), command, true);
}

/**
 * Does what a key, a button or a pointer asks for.
 * @param {() => Answer | void} action
 */
function perform(action, command = "", isKey = false, waits = false) {
  const now = performance.now();
  sinceKey = now - lastKey;
  lastKey = now;
  isHurried = sinceKey < closeTogether;
  textLevel = undefined;
  const isUnread = waiting !== 0;
  clearTimeout(waiting);
  waiting = 0;
  wake();
  follow();
  if (!table.keepsPlaying.includes(command)) stopPlaying();
  const done = action();
  if (!done) return;
  // A held key that runs into an edge still says the value that it led to.
  const { point } = isUnread && done.cue === "edge" ? withPoint("", here) : done;
  const answer = { ...done, point, text: done.point === point ? done.text : listed(point, done.text) };
  const { sounds, before, cue } = answer;
  if (sounds) soundStop(before);
  // A held key does not repeat the cue for an edge rapidly.
  const isRapid = cue === "edge" && now - lastEdge < 150;
  if (cue && !isRapid) soundCue(cue);
  if (cue === "edge" && !isRapid) lastEdge = now;
  drawCursor();
  if (isHurried || waits) waiting = setTimeout(() => show(answer, isKey), patience);
  else show(answer, isKey);
}
let sinceKey = Infinity;

/**
 * Shows a text, and lets a screen reader say it: the slider says the points that keys lead to.
 * @param {Answer} answer
 */
function show({ text: said, point, moved }, isSilent = false) {
  waiting = 0;
  heardLevel = textLevel ?? heardLevel;
  if (point !== undefined) {
    const stops = visible(here.level);
    slider.max = String(stops.length - 1);
    slider.value = String(stops.indexOf(here));
    if (point) slider.setAttribute("aria-valuetext", point);
  }
  // Orca ignores a region whose aria-live changes; a new element is announced even if its text is the same.
  const line = document.createElement("span");
  line.textContent = said;
  const isQuiet = isSilent && moved;
  (isQuiet ? quietLine : liveLine).replaceChildren(line);
  (isQuiet ? liveLine : quietLine).replaceChildren();
  drawCursor();
}

/**
 * A sentence with the point at the cursor.
 * @param {string} pattern
 * @param {Stop} [before]
 * @returns {Answer}
 */
function withPoint(pattern, before, hasUnit = false) {
  const point = pointText(before, {}, hasUnit);
  return { text: fill(pattern, { point }), point, sounds: hasUnit };
}

function openSearch() {
  searchForm.hidden = false;
  searchField.focus();
}

/** @param {string} typed */
function closeSearch(typed) {
  // A slider that is already where it leads is spoken once, when it gets the focus.
  perform(() => find(typed), "", true);
  slider.focus();
  searchForm.hidden = true;
  searchField.value = "";
}

// Choices

function joinsTones() {
  return joins ?? here.level.isJoined;
}

function choicesText() {
  const mode = text(joinsTones() ? "continuous" : "discrete");
  const [pace, level] = [{ speed: number(speed, 3) }, { decibels: number(volume, 3) }];
  const { name } = table.choices[choice];
  const choices = listed(text("speed", pace), mode, table.ticks[ticks], text("volume", level), name);
  return text("choices", { choices });
}

/**
 * @param {number} step
 * @returns {Answer}
 */
function changeSpeed(step) {
  const speeds = decoded ? [1] : table.sound.speeds;
  const next = speeds[speeds.indexOf(speed) + step];
  speed = audio.playbackRate = next ?? speed;
  const values = { speed: number(speed, 3) };
  return next ? { text: text("speed", values) } : refuse(step > 0 ? "fastest" : "slowest", values);
}

/**
 * @param {number} step
 * @returns {Answer}
 */
function changeVolume(step) {
  const [usual, low, high, size] = table.sound.volume;
  const next = Math.min(high, Math.max(low, volume + step * size));
  const values = { decibels: number(next, 3) };
  if (next === volume) return refuse(step > 0 ? "loudest" : "softest", values);
  volume = next;
  const { context, output, now } = wake();
  audioNode ??= new MediaElementAudioSourceNode(context, { mediaElement: audio });
  audioNode.connect(output);
  output.gain.setTargetAtTime(10 ** ((volume - usual) / 20), now, 0.005);
  return { text: text("volume", values), sounds: !sounds() };
}

function changeTicks() {
  const usual = table.sound.ticks;
  ticks = ticks !== "none" ? "none" : usual === "none" ? "x" : usual;
  return { text: table.ticks[ticks] };
}

function changeMode() {
  joins = !joinsTones();
  return { text: text(joins ? "continuous" : "discrete"), sounds: !sounds() };
}

// Sounds

/**
 * The stereo position of an x of the level; with null, of no series.
 * @param {number | null} [own]
 */
function panAt(x = place.x, own = here.level.pan) {
  const { panOfX: [left, right] = [0, 0] } = table.sound;
  return own ?? left + (right - left) * Math.min(1, Math.max(0, position(x, xAxis())));
}

/**
 * The last of some gridlines that is passed or reached on a way.
 * @param {number[]} lines
 */
function passed(lines, from = NaN, to = NaN) {
  return from < to ? lines.filter((line) => line > from && line <= to).at(-1)
    : lines.find((line) => line < from && line >= to);
}

/**
 * Sounds the stop at the cursor, and the most important cue of the way to it.
 * @param {Stop} [before]
 */
function soundStop(before) {
  const { level: { series }, y, hasPing, soundingY = y, noises } = here;
  const { stackBeat: beat } = table.sound;
  const pan = panAt();
  const start = before?.level.series === series ? before : undefined;
  const isGap = start && hasGap(start);
  if (place.y === undefined) silence();
  else if (place.steps && !isHurried) {
    playScore(place.steps.map(([value, first, count]) =>
      ({ pitch: pitchOf(value), series, pan, length: 0.4 * beat * count, delay: 0.5 * beat * first })));
  } else if (place.parts && !isHurried) {
    const tones = [...place.parts, [0, place.y]].map(([part, value], index) =>
      ({ pitch: pitchOf(value), series: part, pan, length: 0.8 * beat, delay: index * beat }));
    tones[tones.length - 1].length *= 2;
    playScore(tones);
  } else {
    const isGlide = joinsTones();
    const isJoined = isGlide && start?.y !== undefined && !isGap && Math.abs(start.index - here.index) === 1;
    const room = Math.min(toneLength, Math.max(0.024, 0.0008 * sinceKey));
    const length = isGlide || !isHurried ? toneLength : room;
    const isStop = place === here;
    const pitch = pitchOf(isStop ? soundingY ?? place.y : place.y);
    play({ pitch, series, pan, isJoined, length, noises: isStop ? noises : [] });
  }
  const crossed = passed(yAxis().gridlines, start?.y, y);
  const line = passed(table.x.gridlines, start?.x, here.x);
  if (hasPing) soundCue("mark");
  else if (y === undefined || isGap) soundCue("gap");
  else if (crossed !== undefined && /y|both/.test(ticks)) soundCue("knock", pan, pitchOf(crossed));
  else if (line !== undefined && /x|both/.test(ticks)) soundCue("tick", panAt(line, null));
  return line !== undefined;
}

/** @param {string} kind */
function soundCue(kind, pan = panAt(here.x), against = 1000) {
  playCue(kind, pan, place.y === undefined ? undefined : pitchOf(place.y), against);
}

function playLegend() {
  const axis = yAxis();
  const { low, high, gridlines } = axis;
  const lines = gridlines.filter((y) => y > low && y < high);
  const some = lines.filter((_, index) => index % Math.ceil(lines.length / 12) === 0);
  const values = low < high ? [low, high, ...some] : [low];
  playScore(values.map((y, index) => ({ pitch: pitchOf(y), delay: 0.3 * index })));
  const [first, last, ...others] = values.map((y, index) => valueText(y, axis, index === 0));
  const name = !last ? "legendOfOne" : others.length ? "legendWithGridlines" : "legend";
  return { text: text(name, { value: first, low: first, high: last, values: listed(...others) }) };
}

function testSound() {
  const [low, high] = table.sound.pitches;
  play({ pitch: Math.sqrt(low * high), length: 0.5 });
}

// Playing

/** @type {HTMLAudioElement} */
const audio = part("sound");
const [track] = audio.textTracks;
track.mode = "hidden";

/** @type {MediaElementAudioSourceNode | undefined} */
let audioNode;

/**
 * The sound of the page where the element cannot play it, and what plays then.
 * @type {AudioBuffer | undefined}
 */
let decoded;

/** @type {AudioBufferSourceNode | undefined} */
let source;
let began = 0;

async function decode() {
  for (const { src } of audio.querySelectorAll("source")) {
    const bytes = Uint8Array.from(atob(src.split(",")[1]), (letter) => letter.charCodeAt(0));
    const decoder = new OfflineAudioContext(2, 1, 48000);
    decoded ??= await decoder.decodeAudioData(bytes.buffer).catch(() => undefined);
  }
}

function isPlaying() {
  return source !== undefined || !(audio.paused || audio.ended);
}

/** Whether the chart plays or a score sounds. */
function sounds() {
  return isPlaying() || (context && context.currentTime < scoreEnd);
}

function time() {
  return source ? source.context.currentTime - began : audio.currentTime;
}

/** @param {number} seconds */
async function playFrom(seconds) {
  // The error of a source may have come before the script.
  if (audio.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) await decode();
  if (!decoded) {
    audio.playbackRate = speed;
    audio.currentTime = seconds;
    audio.play().catch(() => {});
    return;
  }
  pause();
  const { context, output, now } = wake();
  const node = new AudioBufferSourceNode(context, { buffer: decoded });
  node.connect(output);
  node.start(now, seconds);
  node.onended = () => node === source && end();
  [source, began] = [node, now - seconds];
  run();
}

function pause() {
  audio.pause();
  source?.stop();
  source = undefined;
  showCaptions();
}

function stopPlaying() {
  if (isPlaying()) pause();
  if (sounds()) silence();
}

function stopAll() {
  const hasPlayed = sounds();
  stopPlaying();
  silence();
  return hasPlayed ? withPoint(table.words.stopped) : { text: text("silent") };
}

function playOrPause() {
  if (isPlaying()) {
    pause();
    return withPoint(table.words.paused);
  }
  silence();
  const { level, index } = here;
  const own = table.passages.filter((passage) => levels[passage[0]].series === level.series);
  const some = own.length ? own : table.passages;
  const from = some.filter(([of, stop]) => levels[of].stops[stop].x <= here.x).at(-1) ?? some[0];
  const isAtEnd = index > 0 && index === level.stops.length - 1 && own.includes(passageAt(Infinity));
  playFrom(isAtEnd ? 0 : index === 0 ? level.start : from[2]);
  return { text: text(isAtEnd ? "playingFromStart" : "playing") };
}

/**
 * What is heard at a time, of the level at the cursor if that still sounds.
 * @param {number} seconds
 */
function passageAt(seconds) {
  const begun = table.passages.filter(([, , start]) => start <= seconds);
  const last = begun[begun.length - 1];
  const own = begun.filter(([of, , start, end]) =>
    levels[of] === here.level && (end > seconds || start === last[2]));
  return own.at(-1) ?? last;
}

/** Moves the cursor to what is being heard. */
function follow(seconds = time()) {
  const passage = isPlaying() || seconds === Infinity ? passageAt(seconds) : undefined;
  const level = levels[passage?.[0] ?? -1];
  const next = passage && nearest(level, level.stops[passage[1]].x);
  if (!next || next === here) return;
  stand(next);
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) drawCursor();
}

/** Moves the cursor, and shows the captions, in step. */
function run() {
  follow();
  showCaptions();
  if (isPlaying()) requestAnimationFrame(run);
}

function showCaptions() {
  const now = time();
  const cues = [...track.cues ?? []].filter(({ startTime, endTime }) =>
    isPlaying() && startTime <= now && now < endTime);
  const captions = cues.map((cue) => Object(cue).text).join("\n");
  if (part("captions").textContent !== captions) part("captions").textContent = captions;
}

function end() {
  follow(Infinity);
  pause();
  const answer = withPoint(table.words.complete);
  textLevel = undefined;
  show(answer);
}

// The picture

/** Marks the stop at the cursor in the picture. */
function drawCursor() {
  cursors.forEach((path, index) => {
    const [x, y] = here.point?.slice(2 * index) ?? [-99, -99];
    path.setAttribute("transform", `translate(${x} ${y})`);
  });
}

/**
 * Scrubs to where a pointer is in a picture.
 * @param {PointerEvent} event
 * @param {number} index of the picture
 */
function scrub({ type, clientX, clientY }, index) {
  const isPressed = type === "pointerdown";
  const at = new DOMPoint(clientX, clientY).matrixTransform(pictures[index].getScreenCTM()?.inverse());
  const across = table.isFlipped[index] ? 0 : 1;
  /** @param {Stop} stop */
  const far = ({ point = [] }, weight = 0) => {
    const [x = Infinity, y = Infinity] = point.slice(2 * index);
    const distances = [Math.abs(x - at.x), Math.abs(y - at.y)];
    return 4 * distances[1 - across] + weight * distances[across];
  };
  const all = isPressed ? [here.level, ...levels].flatMap((level) => visible(level)) : [here];
  const next = least(visible(least(all, (stop) => far(stop, 1)).level), (stop) => far(stop));
  if (!isPressed && next === here) return;
  perform(() => {
    isHurried = !isPressed;
    const { before, ...answer } = arrive(next);
    if (soundStop(before)) navigator.vibrate?.(10);
    return { ...answer, sounds: false };
  }, "", false, true);
}

/** @param {string} attribute */
function all(attribute) {
  return root.querySelectorAll(`[data-sonify-${attribute}]`);
}

/**
 * Makes texts that the script can act on buttons.
 * @param {string} attribute
 * @param {(value: string) => void} action
 */
function makeButtons(attribute, action) {
  for (const item of all(attribute)) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...item.childNodes);
    button.onclick = () => action(item.getAttribute("data-sonify-" + attribute));
    item.append(button);
  }
}

for (const element of all("script")) element.hidden = false;
for (const element of all("no-script")) element.hidden = true;
for (const button of all("command")) {
  const command = button.getAttribute("data-sonify-command");
  button.onclick = () => perform(commands[command], command);
}
makeButtons("landmark", (value) => perform(() => {
  const [level, index] = value.split(" ").map(Number);
  if (here.level !== levels[level]) stand(levels[level].stops[0]);
  return goTo(levels[level].landmarks.all[index]);
}));
makeButtons("time", (value) => playFrom(Number(value)));
slider.onkeydown = keyDown;
slider.oninput = () => perform(() => {
  isHurried = false;
  return arrive(visible(here.level)[Number(slider.value)]);
}, "", true);
searchForm.onsubmit = (event) => {
  event.preventDefault();
  closeSearch(searchField.value);
};
searchForm.onkeydown = ({ key }) => {
  if (key === "Escape") closeSearch("");
};
pictures.forEach((picture, index) => {
  picture.onpointerdown = (event) => {
    if (event.button !== 0) return;
    picture.setPointerCapture(event.pointerId);
    scrub(event, index);
  };
  picture.onpointermove = (event) => {
    if (picture.hasPointerCapture(event.pointerId)) scrub(event, index);
  };
  picture.onpointerup = wake;
  picture.onpointercancel = () => clearTimeout(waiting);
});
audio.onplay = run;
audio.ontimeupdate = () => follow();
audio.onended = end;
track.oncuechange = showCaptions;
audio.querySelector("source:last-of-type")?.addEventListener("error", decode);
show({ ...withPoint("{point}"), moved: true }, true);
