// The link in a mail carries a token. It leaves the address before anything is loaded, so that
// nothing that is asked for afterwards, and nobody who looks at the screen, is told of it.
window.mailedLink = history.state?.link;
if (new URLSearchParams(location.search).has("token")) {
  window.mailedLink = location.search;
  history.replaceState(history.state, "", location.pathname);
}
