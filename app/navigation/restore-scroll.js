// Back from another document: to where one was, before the page is painted.
try {
  const places = JSON.parse(sessionStorage.getItem("react-router-scroll-positions") || "{}");
  const y = places[history.state?.key];
  if (history.scrollRestoration === "manual" && y) scrollTo(0, y);
} catch {}
