// The link in a mail carries a token. It leaves the address before anything is loaded, so that
// nothing that is asked for afterwards, and nobody who looks at the screen, is told of it.
window.mailedLink = history.state?.link;
if (new URLSearchParams(location.search).has("token")) {
  window.mailedLink = location.search;
  // With its place in the history: a reload before the page is alive does not lose it.
  history.replaceState({ ...history.state, link: location.search }, "", location.pathname);
}
