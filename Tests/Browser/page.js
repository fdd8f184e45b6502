// What is seen of a page: `arguments[0]` names the measure.
const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const name = (element) =>
  `${element.localName}${element.id && "#" + element.id} “${element.textContent.trim().slice(0, 40)}”`;
const size = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
};
const controls = "button, input, select, textarea, summary, audio, a[href], [role=button], [tabindex='0']";
// A link in a sentence may be as high as its line: WCAG 2.5.8, inline.
const isInSentence = (element) =>
  element.localName === "a" && element.parentElement.textContent.trim() !== element.textContent.trim();

const measures = {
  sideways() {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  },
  // What reaches over the right edge and is in no box of its own that scrolls.
  wide() {
    const scrolls = (element) => {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflowX !== "visible") return true;
      }
      return false;
    };
    return [...document.body.querySelectorAll("*")]
      .filter((element) => visible(element) && !element.closest("svg *") && !scrolls(element))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(name);
  },
  headings() {
    return [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter(visible)
      .map((heading) => [Number(heading.localName[1]), heading.textContent.trim()]);
  },
  targets() {
    return [...document.querySelectorAll(controls)]
      .filter((element) => visible(element) && !isInSentence(element))
      .map((element) => [name(element), ...size(element)]);
  },
  controls() {
    return [...document.querySelectorAll(controls)].filter(visible).map(name);
  },
  // Words of buttons that go on in another line.
  broken() {
    const words = [];
    for (const button of [...document.querySelectorAll("button")].filter(visible)) {
      const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (text.nextNode()) {
        for (const { 0: word, index } of text.currentNode.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text.currentNode, index);
          range.setEnd(text.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
        }
      }
    }
    return words;
  },
  // Each text with its colour and that of the nearest background.
  colours() {
    const isClear = (colour) => colour === "rgba(0, 0, 0, 0)";
    return [...document.body.querySelectorAll("*")]
      .filter((element) => visible(element) && !element.closest("svg, audio"))
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
      .map((element) => {
        let behind = element;
        while (behind && isClear(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
        const background = behind ? getComputedStyle(behind).backgroundColor : "rgb(255, 255, 255)";
        return [name(element), getComputedStyle(element).color, background];
      });
  },
  duplicates() {
    const all = [...document.querySelectorAll("[id]")].map((element) => element.id);
    return all.filter((id, index) => all.indexOf(id) !== index);
  },
  // References to elements that are not there.
  dangling() {
    const names = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-details", "headers"];
    const missing = [];
    for (const attribute of names) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        for (const id of element.getAttribute(attribute).split(/\s+/)) {
          if (id && !document.getElementById(id)) missing.push(`${attribute}=${id}`);
        }
      }
    }
    for (const link of document.querySelectorAll("a[href^='#']")) {
      const id = decodeURIComponent(link.hash.slice(1));
      if (id && !document.getElementById(id)) missing.push(link.hash);
    }
    return missing;
  },
};
return measures[arguments[0]]();
