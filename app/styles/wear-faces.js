// The faces come after the first paint, so that the text need not share the line with them. When both
// are there the page puts them on from its top to its end, a part in each frame: laid out anew as a
// whole, a long page would keep its reader waiting.
(() => {
  if ("worn" in document.documentElement.dataset) return;

  // Not on the root: what that hands down is given to every element anew, worn or not.
  const wearRest = () => {
    document.body.dataset.worn = "Sans";
  };
  // In letters; an element without any costs as much as eight.
  const weightOf = (part) => part.textContent.length + 8 * part.getElementsByTagName("*").length;
  const enough = 800;
  function* partsOf(element) {
    if (element.hasAttribute("data-worn")) return;
    const speaks = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (speaks || weightOf(element) < enough) yield element;
    else for (const child of element.children) yield* partsOf(child);
  }
  const wearInParts = () => {
    const parts = partsOf(document.querySelector("body > .site"));
    const wearNext = () => {
      const chosen = [];
      for (let weight = 0; weight < enough; ) {
        const { value: part } = parts.next();
        if (!part) break;
        weight += weightOf(part);
        // What it inherits is its parent's, which is worn last.
        chosen.push([part, getComputedStyle(part).fontFamily.match(/Sans|Text/)?.[0] ?? ""]);
      }
      for (const [part, family] of chosen) part.setAttribute("data-worn", family);
      if (chosen.length > 0) requestAnimationFrame(wearNext);
      else wearRest();
    };
    // After the frame in which every text looks whether it wears what has just come.
    requestAnimationFrame(() => requestAnimationFrame(wearNext));
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    // Without the italics, which few pages show at once.
    const faces = ["Newsreader", "Hanken Grotesk"].map((face) =>
      document.fonts.load(`1em "${face}"`),
    );
    Promise.all(faces).then(wearInParts, wearRest);
  }).observe({ type: "paint", buffered: true });
  // A page in a hidden tab is not painted, and some browsers do not tell.
  addEventListener("load", () => setTimeout(wearRest, 3_000));
})();
