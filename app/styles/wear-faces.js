// The faces come after the first paint, so that the text need not share the line with them, and are
// put on together, so that the page is laid out once more and not with each. Whoever comes from
// another page of ours, or back, has them already.
(() => {
  const faces = document.currentScript.previousElementSibling;
  const wear = () => {
    faces.media = "all";
  };
  const ours =
    document.referrer.startsWith(`${location.origin}/`) ||
    performance.getEntriesByType("navigation")[0]?.type !== "navigate";
  if (ours) return wear();
  const fetchFace = (href) =>
    new Promise((done) => {
      const link = document.createElement("link");
      const asked = { rel: "preload", as: "font", crossOrigin: "", href };
      document.head.append(Object.assign(link, asked, { onload: done, onerror: done }));
    });
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    // Without the italics, which few pages show at once.
    const files = faces.textContent.match(/\/assets\/[^)]+woff2/g) ?? [];
    Promise.all(files.filter((file) => !/italic/.test(file)).map(fetchFace)).then(wear);
  }).observe({ type: "paint", buffered: true });
  // A page in a hidden tab is not painted, and some browsers do not tell.
  addEventListener("load", () => setTimeout(wear, 3_000));
})();
