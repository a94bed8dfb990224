import { themes } from "#content/accessibility/criteria.ts";
import {
  conformityAt,
  criteria,
  judgedOn,
  judgementOf,
  products,
  rateOf,
  tally,
  verdictsOf,
  verdictsTogether,
} from "#content/accessibility/grid.ts";
import type { Verdict } from "#content/accessibility/judgement.ts";
import type { Bilingual, Language } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";

/** The figures, verdicts and obstacles in one language only, so that the page is lighter. */
export default function accessibility(language: Language) {
  const say = (text: Bilingual) => typeset(text[language], language);
  const together = figuresOf(verdictsTogether());
  return {
    judgedOn,
    together,
    conformity: conformityAt(together.rate),
    products: products.map((id) => ({ id, ...figuresOf(verdictsOf(id)) })),
    themes: themes.map((theme) => ({
      name: say(theme.name),
      criteria: theme.criteria.map(({ id, title }) => ({
        id,
        title: say(title),
        verdicts: products.map((product) => judgementOf(product, id).verdict),
      })),
    })),
    obstacles: products.map((product) => ({
      product,
      obstacles: criteria.flatMap(({ id, title }) => {
        const { obstacle } = judgementOf(product, id);
        if (!obstacle) return [];
        return [{ id, title: say(title), text: say(obstacle.text), mendedBy: obstacle.mendedBy }];
      }),
    })),
  };
}

function figuresOf(verdicts: readonly Verdict[]) {
  return { rate: rateOf(verdicts), counts: tally(verdicts) };
}
