// Whoever comes from another page of ours, or back, has the faces already, and wears them at once.
if (
  document.referrer.startsWith(`${location.origin}/`) ||
  performance.getEntriesByType("navigation")[0]?.type !== "navigate"
) {
  document.documentElement.dataset.worn = "";
}
