// The script of a page in a document of its own, which has only what the script uses, with a clock that
// only tests move.

import { readFileSync } from "node:fs";

const folder = new URL("../../Sources/Sonify/Pages/Page/Script", import.meta.url).pathname;
const script = ["texts", "walk", "sound", "explorer", "downloads"]
  .map((name) => readFileSync(`${folder}/${name}.js`, "utf8")).join("\n");

/** An element that keeps attributes, children and listeners. */
export class FakeElement {
  constructor(text = "") {
    this.attributes = new Map();
    this.listeners = new Map();
    this.children = [];
    this.textContent = text;
    this.hidden = true;
    this.value = "";
  }
  getAttribute(name) { return this.attributes.get(name) ?? null; }
  setAttribute(name, value) { this.attributes.set(name, value); }
  removeAttribute(name) { this.attributes.delete(name); }
  addEventListener(name, listener) { this.listeners.set(name, listener); }
  append(...children) { this.children.push(...children); }
  appendChild(child) { this.children.push(child); return child; }
  replaceChildren(...children) { this.children = children; }
  querySelector() { return null; }
  querySelectorAll() { return []; }
  focus() {}
  /** Lets something happen to it. */
  happen(name, event = {}) {
    const listener = this["on" + name] ?? this.listeners.get(name);
    return listener?.({ type: name, preventDefault() {}, ...event });
  }
}

/** An object that takes every call, as sounds need no check here. */
function silent(made) {
  const parameter = { value: 0 };
  const node = new Proxy(function () {}, {
    get: (_, name) => (name === "currentTime" ? made.now() / 1000 : name === "sampleRate" ? 8000
      : name === "state" ? "running" : name === Symbol.toPrimitive ? () => 0 : name in parameter ? 0 : node),
    apply: () => node,
    construct: () => node,
    set: () => true,
  });
  return node;
}

/**
 * Opens a page with a table.
 * @returns the parts, and functions of the script by their names
 */
export function open(table, names = []) {
  let now = 10_000;
  let count = 0;
  const timers = new Map();
  const node = silent({ now: () => now });
  const parts = {};
  for (const name of ["explorer", "status", "search", "sound", "captions"]) parts[name] = new FakeElement();
  parts.chart = new FakeElement(JSON.stringify(table));
  parts.search.elements = [new FakeElement()];
  const [quiet, live] = parts.status.children = [new FakeElement(), new FakeElement()];
  live.setAttribute("aria-live", "polite");
  const track = new FakeElement();
  Object.assign(parts.sound, {
    textTracks: [track], paused: true, ended: false, currentTime: 0, playbackRate: 1,
    async play() { parts.sound.paused = false; }, pause() { parts.sound.paused = true; },
  });
  const root = new FakeElement();
  root.querySelector = (selector) => parts[/^\[data-sonify="(\w+)"\]$/.exec(selector)?.[1]] ?? null;
  const document = {
    querySelector: () => root,
    createElement: () => new FakeElement(),
    createElementNS: () => new FakeElement(),
  };
  const world = {
    document, navigator: {}, performance: { now: () => now }, matchMedia: () => ({ matches: false }),
    setTimeout: (call, delay) => timers.set((count += 1), { at: now + delay, call }) && count,
    clearTimeout: (number) => timers.delete(number),
    requestAnimationFrame() {}, HTMLMediaElement: { NETWORK_NO_SOURCE: 3 },
    AudioContext: node, OfflineAudioContext: node, GainNode: node, StereoPannerNode: node, OscillatorNode: node,
    PeriodicWave: node, AudioBuffer: node, AudioBufferSourceNode: node, MediaElementAudioSourceNode: node,
    DOMPoint: node,
  };
  const load = new Function(...Object.keys(world), `"use strict";\n${script}\nreturn { ${names.join(", ")} };`);
  const found = load(...Object.values(world));
  return {
    ...found, parts, track,
    press(key, more = {}) {
      let isTaken = false;
      parts.explorer.happen("keydown", { key, preventDefault() { isTaken = true; }, ...more });
      return isTaken;
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (const [number, { at, call }] of [...timers].sort((a, b) => a[1].at - b[1].at)) {
        if (at > end || !timers.delete(number)) continue;
        now = Math.max(now, at);
        call();
      }
      now = end;
    },
    status: () => [quiet, live].flatMap(({ children }) => children).map((line) => line.textContent).join(""),
    isLive: () => live.children.length > 0,
    liveness: () => [quiet, live].map((line) => line.getAttribute("aria-live")),
    spoken: () => parts.explorer.getAttribute("aria-valuetext"),
  };
}
