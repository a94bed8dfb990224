// Who was led here from the desk is told so from the first paint on: what is written above a form later
// moves it.
if (/^(\/fr)?\/desk\b/.test(new URLSearchParams(location.search).get("next"))) {
  document.documentElement.dataset.from = "desk";
}
