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
  if (ours || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return wear();
  const fetchFace = ({ style }) =>
    new Promise((done) => {
      const href = /url\("?([^")]+)/.exec(style.getPropertyValue("src"))?.[1];
      const crossOrigin = "anonymous";
      const link = { rel: "preload", as: "font", type: "font/woff2", crossOrigin, href };
      document.head.append(
        Object.assign(document.createElement("link"), link, { onload: done, onerror: done }),
      );
    });
  const fetchFaces = () => {
    const upright = [...faces.sheet.cssRules].filter(({ style }) => style.fontStyle !== "italic");
    Promise.all(upright.map(fetchFace)).then(wear);
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    fetchFaces();
  }).observe({ type: "paint", buffered: true });
  // A page in a hidden tab is not painted.
  addEventListener("load", () => setTimeout(wear, 3_000));
})();
