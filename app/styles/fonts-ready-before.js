// A visitor who comes from another page of the site, goes back or reloads has the fonts in the
// cache: they are shown at once.
if (
  document.referrer.startsWith(`${location.origin}/`) ||
  performance.getEntriesByType("navigation")[0]?.type !== "navigate"
) {
  document.documentElement.dataset.fontsReady = "";
}
