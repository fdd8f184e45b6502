// Files made of what the page holds, when they are asked for.

/** Lets the buttons for downloads make their files. @param {Explorer} explorer */
function offerDownloads({ root, audio, pictures }) {
  const title = document.title.replace(/[^\p{L}\p{N} -]/gu, "").trim().slice(0, 60) || "chart";
  /** @type {Record<string, () => [string, string]>} */
  const files = {
    sound: () => [audio?.currentSrc || audio?.querySelector("source")?.src || "", audio?.currentSrc.includes("mpeg") ? "mp3" : "opus"],
    data: () => {
      const rows = [...root.querySelectorAll("table tr")].map((row) =>
        [...row.children].map((cell) => {
          const text = cell.getAttribute("data-value") ?? cell.textContent ?? "";
          return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        }).join(","));
      return [URL.createObjectURL(new Blob([rows.join("\n") + "\n"], { type: "text/csv" })), "csv"];
    },
    picture: () => {
      const copy = /** @type {SVGElement} */ (pictures[0].cloneNode(true));
      copy.querySelector('[data-sonify="cursor"]')?.remove();
      copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
      return [URL.createObjectURL(new Blob([copy.outerHTML], { type: "image/svg+xml" })), "svg"];
    },
  };
  for (const button of root.querySelectorAll("button[data-sonify-download]")) {
    button.addEventListener("click", () => {
      const [address, extension] = files[button.getAttribute("data-sonify-download") ?? "data"]();
      const link = document.createElement("a");
      link.href = address;
      link.download = `${title}.${extension}`;
      link.click();
    });
  }
}
