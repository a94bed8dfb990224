import { catalogueIn } from "#builder/publications/read.ts";
import type { Language } from "#core/languages.ts";

/** Reports and assessments: a policy is looked up where it applies, it is not news. */
export default function home(language: Language) {
  const latest = catalogueIn(language)
    .filter(({ category }) => category !== "investment-policy")
    .slice(0, 3)
    .map(({ slug, title, published }) => ({ slug, title, published }));
  return { latest };
}
