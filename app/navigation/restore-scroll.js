// When the visitor comes back from another document: scrolls to where they were, before the paint.
try {
  const places = JSON.parse(sessionStorage.getItem("react-router-scroll-positions") || "{}");
  const y = places[history.state?.key];
  if (history.scrollRestoration === "manual" && y) scrollTo(0, y);
} catch {}
