// What is seen of a picture: its texts with their boxes, its marks with their colours.
// The first argument is whether to look for what is drawn upon texts too, which takes longer.
// A page may have one for each width: what is seen counts.
const pictures = [...document.querySelectorAll("svg[data-sonify]"), document.querySelector("svg")];
const svg = pictures.find((picture) => picture.checkVisibility());
// From pixels of the window to units of the picture.
const matrix = svg.getScreenCTM();
const scale = matrix.a;
const box = (element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: (left - matrix.e) / scale,
    top: (top - matrix.f) / scale,
    right: (right - matrix.e) / scale,
    bottom: (bottom - matrix.f) / scale,
  };
};
// A colour with all the opacity that it is drawn with.
const ink = (style, name) => {
  const colour = /^rgba?\(([^)]*)\)$/.exec(style[name]);
  if (!colour || style.display === "none" || style.visibility !== "visible") return "none";
  if (name === "stroke" && Number.parseFloat(style.strokeWidth) === 0) return "none";
  const [red, green, blue, own = 1] = colour[1].split(",").map(Number);
  const opacity = own * Number(style[name + "Opacity"]) * Number(style.opacity);
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`;
};
const has = (element, ...names) =>
  [...element.classList].some((one) => names.some((name) => one.endsWith("-" + name)));
const kind = (element) => {
  if (element.tagName === "text") return "text";
  if (has(element, "paper")) return "paper";
  // Lines of paper on a bar, and the inside of a hollow symbol.
  if (has(element, "hatch", "dot") || element.getAttribute("fill")?.startsWith("url(")) return "inner";
  if (has(element, "region")) return "region";
  if (has(element, "band")) return "band";
  // Its number says what its colour says.
  if (/-fill-level\d/.test(element.getAttribute("class") ?? "")) return "cell";
  if (has(element, "stroke-gridline", "fill-gridline")) return "gridline";
  if (has(element, "stroke-axis", "fill-axis")) return "axis";
  return "mark";
};

// The cell that a text stands in the middle of.
const cells = [...svg.querySelectorAll("path")]
  .filter((path) => kind(path) === "cell")
  .map((path) => ({ area: path.getBoundingClientRect(), fill: ink(getComputedStyle(path), "fill") }));
const ground = (text) => {
  const own = text.getBoundingClientRect();
  const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
  const cell = cells.find(
    ({ area }) => x > area.left && x < area.right && y > area.top && y < area.bottom,
  );
  return cell?.fill ?? null;
};

// What else is drawn where a text stands, over or under it.
const crossed = (text) => {
  const { left, top, right, bottom } = text.getBoundingClientRect();
  const found = new Set();
  for (let i = 1; i < 16; i++) {
    for (let j = 1; j < 4; j++) {
      const x = left + ((right - left) * i) / 16;
      const y = top + ((bottom - top) * j) / 4;
      for (const other of document.elementsFromPoint(x, y)) {
        if (other === text || !other.getAttribute("class") || !svg.contains(other)) continue;
        if (["mark", "band"].includes(kind(other))) found.add(other.getAttribute("class"));
      }
    }
  }
  return [...found];
};

// Where symbols and bars begin: each is a closed part of a path.
const starts = [...svg.querySelectorAll("path")]
  .filter((path) => kind(path) === "mark")
  .flatMap((path) => [...path.getAttribute("d").matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)[^MZ]*Z/gi)])
  .map((match) => ({ x: Number(match[1]), y: Number(match[2]) }));
// How many of them a text stands on; the height of its box has room above and below the letters.
const covered = ({ left, top, right, bottom }) => {
  const margin = (bottom - top) / 5;
  return starts.filter(
    ({ x, y }) => x > left && x < right && y > top + margin && y < bottom - margin,
  ).length;
};

const shapes = "path, rect, circle, ellipse, line, polyline, polygon, use";
const painted = [...svg.querySelectorAll(shapes)]
  .filter((shape) => !shape.closest("defs, clipPath, mask, pattern, symbol"))
  .map((shape) => {
    const style = getComputedStyle(shape);
    return {
      classes: shape.getAttribute("class"),
      kind: kind(shape),
      fill: ink(style, "fill"),
      stroke: ink(style, "stroke"),
    };
  });
const isThorough = arguments[0];
const texts = [...svg.querySelectorAll("text")].map((text) => {
  const style = getComputedStyle(text);
  return {
    text: text.textContent,
    is_visible: ink(style, "fill") !== "none" && text.checkVisibility(),
    box: box(text),
    size: Number.parseFloat(style.fontSize) * scale,
    fill: ink(style, "fill"),
    halo: style.paintOrder.startsWith("stroke") ? ink(style, "stroke") : "none",
    ground: ground(text),
    crossed: isThorough ? crossed(text) : [],
    covered: covered(box(text)),
  };
});
const view = svg.viewBox.baseVal;
return { width: view.width, height: view.height, scale, texts, painted };
