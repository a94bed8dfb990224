// Whoever comes from another page of ours, or back, has the fonts already: they are shown at once.
if (
  document.referrer.startsWith(`${location.origin}/`) ||
  performance.getEntriesByType("navigation")[0]?.type !== "navigate"
) {
  document.documentElement.dataset.fontsReady = "";
}
