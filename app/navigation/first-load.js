(() => {
  const primary = (tag) => (tag || "").trim().toLowerCase().split(/[-_]/)[0];
  const speak = (tag) => ["en", "fr"].find((language) => language === primary(tag));
  const inCookie = () => speak(/(?:^|; )i18nextLng=([^;]*)/.exec(document.cookie)?.[1]);
  const url = new URL(location.href);
  const asked = speak(url.searchParams.get("lng"));
  const mirrored = inCookie();
  let stored = mirrored;
  try {
    if (asked) localStorage.setItem("i18nextLng", asked);
    stored = speak(localStorage.getItem("i18nextLng")) || stored;
  } catch {}
  if (asked || stored) {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `i18nextLng=${asked || stored}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  }
  url.searchParams.delete("lng");
  const prefix = /^\/fr(?=\/|$)/;
  const isFrench = prefix.test(url.pathname);
  // The host can read the cookie only. Where the choice is in local storage alone, the host may
  // have sent a visitor who chose English from an address without a language to the French page.
  const misled =
    isFrench &&
    !mirrored &&
    inCookie() === "en" &&
    performance.getEntriesByType("navigation")[0]?.redirectCount > 0;
  const found = stored || navigator.languages.map(speak).find(Boolean) || "en";
  const wanted = asked || (isFrench && !misled ? "fr" : found);
  if (wanted === "fr" && !isFrench) {
    url.pathname = `/fr${url.pathname.replace(/\/+$/, "")}`;
    location.replace(url);
  } else if (wanted === "en" && isFrench) {
    url.pathname = url.pathname.replace(prefix, "") || "/";
    location.replace(url);
  } else if (asked) {
    history.replaceState(history.state, "", url);
  }
})();
