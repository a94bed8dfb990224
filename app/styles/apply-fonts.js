// The faces come after the first paint, so that the text need not share the line with them. When both
// are there the page puts them on from its top to its end, a part in each frame: laid out anew as a
// whole, a long page would keep its reader waiting. What would move before the reader's eyes keeps
// what stands in for them until the page changes (show-page.ts).
(() => {
  if ("fontsReady" in document.documentElement.dataset) return;

  // Not on the root: every element would inherit it and be laid out anew, whatever it has already.
  const applyToRest = () => {
    document.body.dataset.fontsReady = "Sans";
  };
  const isInView = ({ top, bottom }) => top <= innerHeight && bottom >= 0;
  // In letters; an element without any costs as much as eight, and what is in view twice as much: it
  // is looked at and painted too.
  const weightOf = (part) => {
    const weight = part.textContent.length + 8 * part.getElementsByTagName("*").length;
    return isInView(part.getBoundingClientRect()) ? 2 * weight : weight;
  };
  const enough = 800;
  const speaks = (element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  function* partsOf(element) {
    if (element.hasAttribute("data-fonts-ready")) return;
    if (speaks(element) || weightOf(element) < enough) yield element;
    else for (const child of element.children) yield* partsOf(child);
  }

  // How high a part is, and of each text in it where it begins and what it covers; nothing of a part
  // that is not in view.
  const lookAt = (part) => {
    const place = part.getBoundingClientRect();
    if (!isInView(place)) return;
    const { left, top, height } = place;
    const texts = [];
    const walker = document.createTreeWalker(part, 4);
    const range = new Range();
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      const whole = range.getBoundingClientRect();
      // A space at the end of a line has none.
      const line = range.getClientRects()[0] ?? whole;
      texts.push([line.left - left, line.top - top, whole.width * whole.height]);
    }
    return { height, texts };
  };
  // As browsers count it: how much of the window moves, and how far. Less than this nobody sees.
  const hasMoved = (before, now) => {
    if (!before || !now) return false;
    if (Math.abs(now.height - before.height) >= 3) return true;
    const shift = before.texts.reduce((sum, [left, top, covered], index) => {
      const [nowLeft, nowTop] = now.texts[index];
      const way = Math.max(Math.abs(nowLeft - left), Math.abs(nowTop - top));
      return way < 3 ? sum : sum + way * covered;
    }, 0);
    return shift > 0.0004 * innerWidth * innerHeight * Math.max(innerWidth, innerHeight);
  };
  const apply = (parts) => {
    // What a part inherits is its parent's, which gets its fonts last.
    const familyOf = (part) => getComputedStyle(part).fontFamily.match(/Sans|Text/)?.[0] ?? "";
    const before = parts.map((part) => [part, familyOf(part), lookAt(part)]);
    for (const [part, family] of before) part.setAttribute("data-fonts-ready", family);
    for (const [part, family, seen] of before) {
      if (!hasMoved(seen, lookAt(part))) continue;
      // A text or a formula gets its fonts as a whole; other parts by halves, where that moves nothing.
      const inner = [...part.children].filter((child) => !child.hasAttribute("data-fonts-ready"));
      if (!speaks(part) && part.firstElementChild instanceof HTMLElement) {
        part.removeAttribute("data-fonts-ready");
        apply(inner);
        if (!hasMoved(seen, lookAt(part))) continue;
        for (const ready of part.querySelectorAll("[data-fonts-ready]")) {
          ready.removeAttribute("data-fonts-ready");
        }
        part.setAttribute("data-fonts-ready", family);
      }
      part.dataset.later = "";
    }
  };
  const applyInParts = () => {
    const parts = partsOf(document.querySelector("body > .site"));
    const applyNext = () => {
      const chosen = [];
      for (let weight = 0; weight < enough; ) {
        const { value: part } = parts.next();
        if (!part) break;
        weight += weightOf(part);
        chosen.push(part);
      }
      apply(chosen);
      if (chosen.length > 0) requestAnimationFrame(applyNext);
      else applyToRest();
    };
    // After the frame in which the browser looks which texts use the fonts that have just come.
    requestAnimationFrame(() => requestAnimationFrame(applyNext));
  };
  let painted = false;
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    painted = true;
    // Without the italics, which few pages show at once.
    const faces = ["Newsreader", "Hanken Grotesk"].map((face) =>
      document.fonts.load(`1em "${face}"`),
    );
    Promise.all(faces).then(applyInParts, applyToRest);
  }).observe({ type: "paint", buffered: true });
  // A page in a hidden tab is not painted, and some browsers do not tell. Where one did, the faces are
  // waited for, however slow the line.
  addEventListener("load", () => setTimeout(() => painted || applyToRest(), 3_000));
})();
