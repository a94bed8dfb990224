// Tells those who were sent here from the desk so in the first paint: a sentence added later would
// move the form.
if (/^(\/fr)?\/desk\b/.test(new URLSearchParams(location.search).get("next"))) {
  document.documentElement.dataset.from = "desk";
}
