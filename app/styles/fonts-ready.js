// A first visitor reads the page in the fonts of their own system until all of ours are there: then
// the whole page shows ours, in one frame. They are asked for after the first paint, so that the text
// need not share the line with them. Whoever comes from another page of the site, goes back or reloads
// has them in the cache: they are shown from the start.
(() => {
  const root = document.documentElement;
  const show = () => {
    root.dataset.fontsReady = "";
  };
  const ask = () => {
    const faces = ["1em Newsreader", "italic 1em Newsreader", "1em Hanken Grotesk"];
    // Where one cannot be had, the page keeps its system's fonts for all of its text.
    Promise.all(faces.map((face) => document.fonts.load(face))).then(show, () => {});
  };
  if (
    document.referrer.startsWith(`${location.origin}/`) ||
    performance.getEntriesByType("navigation")[0]?.type !== "navigate"
  )
    show();
  // A tab in the background is not painted, and some browsers do not tell.
  else if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) ask();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      ask();
    }).observe({ type: "paint", buffered: true });
})();
