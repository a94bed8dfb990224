import { catalogueIn } from "#builder/publications/read.ts";
import { intensityCaveat } from "#content/emissions.ts";
import { effectClaimed } from "#content/impact-themes.ts";
import { references } from "#content/references.ts";
import { capitalWarning } from "#content/warnings.ts";
import type { Language } from "#core/languages.ts";

/** In the page's language only: most visitors see this page first, so it must be light. */
export default function home(language: Language) {
  // Reports and assessments only: a policy is not news.
  const latest = catalogueIn(language)
    .filter(({ category }) => category !== "investment-policy")
    .slice(0, 3)
    .map(({ slug, title, published }) => ({ slug, title, published }));
  const selected = references.slice(0, 4).map(({ id, period, matter, service, place }) => ({
    id,
    period,
    matter: matter[language],
    service,
    place: place[language],
  }));
  return {
    latest,
    selected,
    caveat: intensityCaveat[language],
    effect: effectClaimed[language],
    warning: capitalWarning[language],
  };
}
