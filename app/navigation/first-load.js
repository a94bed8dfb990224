(() => {
  const primary = (tag) => (tag || "").trim().toLowerCase().split(/[-_]/)[0];
  const speak = (tag) => ["en", "fr"].find((language) => language === primary(tag));
  const url = new URL(location.href);
  const asked = speak(url.searchParams.get("lng"));
  let stored = speak(/(?:^|; )i18nextLng=([^;]*)/.exec(document.cookie)?.[1]);
  try {
    if (asked) localStorage.setItem("i18nextLng", asked);
    stored = speak(localStorage.getItem("i18nextLng")) || stored;
  } catch {}
  if (asked || stored) {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `i18nextLng=${asked || stored}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  }
  url.searchParams.delete("lng");
  const wanted = asked || stored || navigator.languages.map(speak).find(Boolean);
  if (wanted === "fr" && !/^\/fr(\/|$)/.test(url.pathname)) {
    url.pathname = `/fr${url.pathname.replace(/\/+$/, "")}`;
    location.replace(url);
  } else if (asked) {
    history.replaceState(history.state, "", url);
  }
})();
