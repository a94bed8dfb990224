// The link in a mail has a token. It is removed from the address before anything is loaded, so that
// no later request, and nobody who looks at the screen, learns it.
window.mailedLink = history.state?.link;
if (new URLSearchParams(location.search).has("token")) {
  window.mailedLink = location.search;
  // Kept with the entry of the history: a reload before the page is hydrated does not lose it.
  history.replaceState({ ...history.state, link: location.search }, "", location.pathname);
}
