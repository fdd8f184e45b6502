// Files made of what the page holds, when they are asked for.

/**
 * The address and the extension of each file.
 * @type {Record<string, () => [string, string]>}
 */
const files = {
  // Of the two sounds the MP3: phones and players that know no Opus play it too.
  sound: () => [audio.querySelector("source[type='audio/mpeg']")?.getAttribute("src") ?? "", "mp3"],
  data() {
    const rows = [...root.querySelectorAll("table tr")].map(({ children }) => [...children].map((cell) => {
      const value = cell.getAttribute("data-value") ?? cell.textContent;
      return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
    }).join(",") + "\n");
    return [URL.createObjectURL(new Blob(rows, { type: "text/csv" })), "csv"];
  },
  picture() {
    const copy = /** @type {Element} */ (pictures[0].cloneNode(true));
    copy.querySelector('[data-sonify="cursor"]')?.remove();
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    return [URL.createObjectURL(new Blob([copy.outerHTML], { type: "image/svg+xml" })), "svg"];
  },
};

for (const button of root.querySelectorAll("button[data-sonify-download]")) {
  button.addEventListener("click", () => {
    const [address, extension] = files[button.getAttribute("data-sonify-download")]();
    const title = root.querySelector("h1, figcaption").textContent.replace(/[^\p{L}\p{N} -]/gu, "").trim();
    const download = `${title.slice(0, 60) || "chart"}.${extension}`;
    Object.assign(document.createElement("a"), { href: address, download }).click();
  });
}
