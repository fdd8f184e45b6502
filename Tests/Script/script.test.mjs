// The script of a page: its numbers against those of the engine, its walk, and when it speaks.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { open } from "./page.mjs";
import { table } from "./table.mjs";

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

/** What a page says to keys that are a second apart. */
function said(keys, made = table()) {
  const page = open(made);
  return keys.map((key) => {
    page.press(key);
    page.advance(1000);
    return page.status();
  });
}

test("numbers have the digits of the engine", () => {
  const { valueText } = open(table(), ["valueText"]);
  for (const [form, scale, low, high, value, text] of read("numbers.json")) {
    assert.equal(valueText(value, { form, scale, low, high, gridlines: [] }), text);
  }
});

test("sizes have the largest unit of which they are at least one", () => {
  const { valueText, amount } = open(table(), ["valueText", "amount"]);
  const named = (name) => [`{number} ${name}`, `{number} ${name}`];
  const sizes = ["KiB", "MiB", "GiB"].map((name, power) => [1024 ** (power + 1), named(name)]);
  const axis = {
    form: "number", scale: "linear", low: 0, high: 300 * 1024 ** 3, gridlines: [], sizes,
    unit: ["{number} byte", "{number} bytes"],
  };
  for (const [bytes, text] of [
    [270582939648, "252 GiB"], [8074035.2, "7.7 MiB"], [4096, "4 KiB"], [1536, "1.5 KiB"], [1, "1 byte"],
    [512, "512 bytes"], [0, "0 bytes"], [-2147483648, "-2 GiB"],
  ]) assert.equal(valueText(bytes, axis), text);
  assert.equal(amount(-1073741824, axis), "1 GiB");
});

test("ties go to the even digit, of the shortest decimal", () => {
  const { number } = open(table(), ["number"]);
  for (const [value, place, text] of [
    [0.125, -2, "0.12"], [0.375, -2, "0.38"], [2.5, 0, "2"], [3.5, 0, "4"], [1.005, -2, "1"], [1.015, -2, "1.02"],
    [-0.04, -1, "0"], [999.96, -1, "1,000"], [1e15, 0, "1e15"], [1.25e-7, -8, "1.2e-7"], [123456.5, 3, "123,456"],
  ]) assert.equal(number(value, 19, place), text, `${value}`);
});

test("digits are grouped as in the reader's language", () => {
  for (const [groups, texts] of [
    [[",", [3], 1], ["999", "1,000", "12,345,678"]], [[".", [3], 2], ["1000", "10.000", "1.234.567"]],
    [[",", [3, 2], 1], ["1,000", "12,34,567", "1,23,45,678"]], [["", [], 1], ["1000", "12345678"]],
  ]) {
    const made = table();
    made.notation.groups = groups;
    const { grouped } = open(made, ["grouped"]);
    for (const text of texts) assert.equal(grouped(text.replace(/\D/g, "")), text);
  }
});

test("each count has its form", () => {
  const made = table();
  // Polish: one, few, many.
  const few = (count) => count % 10 > 1 && count % 10 < 5 && (count % 100 < 12 || count % 100 > 14);
  made.plurals = Array.from({ length: 200 }, (_, count) => (count === 1 ? 0 : few(count) ? 1 : 2)).join("");
  made.counted.days = ["{count} dzień", "{count} dni", "{count} dni i więcej"];
  const { counted } = open(made, ["counted"]);
  for (const [count, text] of [
    [1, "1 dzień"], [2, "2 dni"], [5, "5 dni i więcej"], [22, "22 dni"], [112, "112 dni i więcej"],
    [101, "101 dni i więcej"], [1002, "1,002 dni"], [1112, "1,112 dni i więcej"],
  ]) assert.equal(counted("days", count), text);
});

test("lengths of time", () => {
  const { span, clock } = open(table(), ["span", "clock"]);
  for (const [seconds, text] of [
    [86_400, "1 day"], [90_000, "25 hours"], [3661, "61 minutes 1 second"], [60, "1 minute"], [1.5, "1.5 seconds"],
  ]) assert.equal(span(0, seconds), text);
  for (const [seconds, text] of [[0, "0 s"], [61, "1 min 1 s"], [-3600, "-1 h"], [3725, "1 h 2 min 5 s"]]) {
    assert.equal(clock(seconds, { low: 0, high: 2000 }), text);
  }
  for (const [seconds, high, text] of [
    [1.6718e-8, 7e-8, "16.72 ns"], [1.25e-4, 2e-4, "125 µs"], [0, 2e-4, "0 µs"], [-5e-8, 7e-8, "-50 ns"],
    [0.00125, 0.01, "0.00125 s"],
  ]) assert.equal(clock(seconds, { low: 0, high }), text);
});

test("what two dates share is said once", () => {
  const { ends } = open(table(), ["ends"]);
  for (const [low, high, first, second] of [
    ["29 March 1958", "5 April 1958", "29 March", "5 April 1958"], ["3 May 1958", "7 May 1958", "3", "7 May 1958"],
    ["March 5, 1958", "April 2, 1958", "March 5", "April 2, 1958"], ["March 1958", "March 1959", "March 1958", "March 1959"],
    ["1 May 1958 14:05", "1 May 1958 15:00", "1 May 1958 14:05", "15:00"],
    ["1 May 1958 14:05", "2 May 1958 14:05", "1 May 1958 14:05", "2 May 1958 14:05"],
    ["1958年3月29日", "1958年6月14日", "1958年3月29日", "6月14日"], ["1958年3月", "1959年3月", "1958年3月", "1959年3月"],
    ["1958", "1975", "1958", "1975"], ["1er mai 1958", "mai 1958", "1er mai 1958", "mai 1958"],
  ]) assert.deepEqual(ends(low, high), { low: first, high: second });
});

test("a walk says what is new", () => {
  assert.deepEqual(said(["ArrowRight", "ArrowRight", "ArrowRight", "End", "ArrowRight", "j", "ArrowLeft", "j", "x", "Enter"]), [
    "2001, 12.5", "2002, missing", "2003, 20", "2005, 30", "last point", "coffee, 2005, 12", "2004, 10",
    "last series, coffee", "year: 2004", "2004, 10 cups",
  ]);
  assert.deepEqual(said(["f", "y", "w", "n", "r", "n", "Home"]), [
    "lowest, 1 in 2004", "cups: 1 cup", "5 of 6, series 1 of 2, 2004, 1 cup", "no more ahead",
    "no gaps", "no gaps", "2000, 10",
  ]);
});

test("the first text names series and unit", () => {
  const page = open(table());
  assert.equal(page.status(), "tea, 2000, 10 cups");
  assert.equal(page.spoken(), page.status());
  assert.equal(page.isLive(), false);
});

test("a view has its range and its digits", () => {
  assert.deepEqual(said(["+", "+", "ArrowRight", "End", "ArrowRight", ">", "-", "-", "j", "+", "y"]), [
    "view 2000 to 2002, 3 points", "cannot zoom in further", "2001, 12.5", "2002, missing", "end of the view",
    "view 2002 to 2003, 2 points", "whole chart, 2000 to 2005, 6 points", "the whole chart is in view",
    "coffee, 2002, 6", "view 2001 to 2003, 3 points", "cups: 6 cups",
  ]);
});

test("a mark is compared", () => {
  assert.deepEqual(said(["M", "m", "M", "ArrowRight", "M", "ArrowRight", "M", "ArrowRight", "M", "j", "M"]), [
    "no mark yet", "marked, 2000, 10", "at the mark", "2001, 12.5", "2.5 cups more, 1.25 times as much, 1 point after the mark",
    "2002, missing", "nothing to compare", "2003, 20", "10 cups more, twice as much, 3 points after the mark",
    "coffee, 2003, 8", "2 cups less, 0.8 times as much",
  ]);
});

test("several marks are compared and erased", () => {
  assert.deepEqual(said(["E", "m", "m", "ArrowRight", "m", "M", "ArrowLeft", "M", "E", "M", "E"]), [
    "no mark here", "marked, 2000, 10", "marked, 2000, 10", "2001, 12.5", "marked as mark 2, 2001, 12.5",
    "2.5 cups more, 1.25 times as much, 1 point after the mark, from mark 1", "2000, 10",
    "2.5 cups less, 0.8 times as much, 1 point before the mark, from mark 2", "erased, mark 1",
    "2.5 cups less, 0.8 times as much, 1 point before the mark", "no mark here",
  ]);
});

test("places are found", () => {
  const { find } = open(table(), ["find"]);
  for (const [typed, text] of [
    ["2003", "2003, 20"], [" 2,004 ", "2004, 1"], ["2001.4", "nearest to 2001.4, 2001, 12.5"],
    ["1990", "1990 is outside the chart, 2000, 10"], ["COF", "coffee, 2000, 2"], ["milk", '"milk" is not in the chart'],
    ["  ", "cancelled"],
  ]) assert.equal(find(typed).text, text);
});

test("a held key gives one text at its start and one at its end", () => {
  for (const interval of [30, 60, 100, 249]) {
    const page = open(table());
    page.press("ArrowRight");
    assert.equal(page.status(), "2001, 12.5");
    for (let i = 0; i < 3; i += 1) {
      page.advance(Math.min(interval, 199));
      page.press("ArrowRight");
      assert.equal(page.status(), "2001, 12.5");
      // The value of the slider waits for its text.
      assert.equal(page.parts.explorer.value, "1");
    }
    page.advance(199);
    assert.equal(page.status(), "2001, 12.5");
    page.advance(2);
    assert.equal(page.status(), "2004, 1");
    assert.equal(page.spoken(), "2004, 1");
    assert.equal(page.parts.explorer.value, "4");
  }
});

test("keys at least 250 ms apart speak at once", () => {
  const page = open(table());
  for (const text of ["2001, 12.5", "2002, missing", "2003, 20"]) {
    page.advance(250);
    page.press("ArrowRight");
    assert.equal(page.status(), text);
  }
});

test("the slider says points that keys lead to, and the status all else", () => {
  const page = open(table());
  for (const [key, isLive] of [["ArrowRight", false], ["x", true], ["x", true], ["j", false], ["Enter", true], ["§", true]]) {
    const line = page.parts.status.children[Number(isLive)];
    const before = line.children[0];
    page.press(key);
    assert.equal(page.isLive(), isLive, key);
    assert.notEqual(line.children[0], before);
    assert.equal(page.parts.status.children[Number(!isLive)].children.length, 0);
    assert.deepEqual(page.liveness(), [null, "polite"]);
    page.advance(1000);
  }
});

test("keys of the browser are never taken", () => {
  const page = open(table());
  const before = page.status();
  for (const key of ["Tab", "F1", "F5", "Shift", "Dead", "Delete", "ContextMenu"]) assert.equal(page.press(key), false, key);
  for (const modifier of ["ctrlKey", "altKey", "metaKey"]) {
    assert.equal(page.press("ArrowRight", { [modifier]: true }), false);
    assert.equal(page.press("m", { [modifier]: true }), false);
  }
  assert.equal(page.status(), before);
  assert.equal(page.press("ArrowRight"), true);
});

test("playing moves the cursor, and the end is said", () => {
  const page = open(table());
  const { sound } = page.parts;
  page.press("p");
  assert.equal(page.status(), "playing");
  assert.equal(sound.paused, false);
  sound.currentTime = 3.5;
  page.advance(1000);
  page.press("p");
  assert.equal(page.status(), "paused, tea, 2003, 20");
  assert.equal(page.spoken(), "tea, 2003, 20");
  page.advance(1000);
  page.press("p");
  assert.equal(sound.currentTime, 3);
  Object.assign(sound, { currentTime: 6, ended: true });
  sound.happen("ended");
  assert.equal(page.status(), "complete, tea, 2005, 30");
  assert.equal(page.isLive(), true);
});

test("captions are those of the moment, and none when nothing plays", () => {
  const page = open(table());
  const { sound, captions } = page.parts;
  assert.equal(page.track.mode, "hidden");
  page.track.cues = [{ startTime: 0, endTime: 2, text: "rising" }, { startTime: 2, endTime: 6, text: "falling" }];
  sound.paused = false;
  for (const [time, text] of [[1, "rising"], [2, "falling"], [7, ""], [3, "falling"]]) {
    sound.currentTime = time;
    page.track.happen("cuechange");
    assert.equal(captions.textContent, text);
  }
  page.press("p");
  assert.equal(captions.textContent, "");
});

test("speed and volume have ends", () => {
  assert.deepEqual(said([".", ".", "V", "V", "V"]), [
    "speed 1.4", "fastest speed, 1.4", "volume 3 dB", "volume 6 dB", "loudest, volume 6 dB",
  ]);
});

/** Three candles over years: whole ones, and their opens; the last has no high. */
function candles() {
  const made = table();
  const values = [[3, 6, 2, 5], [5, 7, 3, 4], [4.126, null, 4.118, 4.12]];
  const whole = {
    ...made.levels[0], name: "candles", axis: 0, landmarks: { all: [], gaps: [] },
    stops: values.map((all, index) => ({
      first: index, x: 2000 + index, y: all[3], where: `${index + 1} of 3`, figure: { values: all },
      steps: all.flatMap((value, order) => value === null ? [] : [[value, 2 * order, 2]]),
    })),
  };
  const highest = { series: 0, stop: 0, x: 2000, text: "highest", form: "value" };
  whole.landmarks.all = [highest];
  const opens = {
    ...whole, name: "open", part: "open",
    stops: values.map(([y], index) => ({ first: index, x: 2000 + index, y, where: `${index + 1} of 3, open` })),
  };
  [whole.highest, opens.highest] = [highest, highest];
  return {
    ...made, levels: [whole, opens],
    figureTexts: [["open {value}", 0], ["close {value}", 3], ["high {value}", 1], ["low {value}", 2]],
    axes: [{ ...made.axes[0], low: 2, high: 700, gridlines: [] }],
  };
}

test("an element is said with all its values, the first with its unit", () => {
  assert.equal(open(candles()).status(), "candles, 2000, open 3 cups, close 5, high 6, low 2");
  // A missing value is left out.
  assert.deepEqual(said(["ArrowRight", "ArrowRight"], candles()), [
    "2001, open 5, close 4, high 7, low 3", "2002, open 4.1, close 4.1, low 4.1",
  ]);
  const { figureText } = open(candles(), ["figureText"]);
  assert.equal(figureText({ values: [null, 6, 2, 5] }, true), "close 5 cups, high 6, low 2");
});

test("what is looked for is found among whole elements, and parts are compared with the same part", () => {
  assert.deepEqual(said(["j", "n", "m", "j", "ArrowRight", "M"], candles()), [
    "open, 2000, 3", "no more ahead", "marked, 2000, 3", "last series, open", "2001, 5",
    "2 cups more, 1.67 times as much, 1 point after the mark",
  ]);
  const made = candles();
  made.levels[0].landmarks.all[0].stop = 1;
  made.levels[0].landmarks.all[0].x = 2001;
  assert.deepEqual(said(["j", "n"], made), [
    "open, 2000, 3", "highest, candles, 2001, open 5, close 4, high 7, low 3",
  ]);
});
