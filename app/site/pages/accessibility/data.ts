import {
  conformityAt,
  type Judgement,
  judgedOn,
  judgements,
  rateOf,
  tally,
  themes,
} from "#content/accessibility.ts";
import type { Bilingual, Language } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";

/** The 106 judgements in one language only, so that the page is lighter. */
export default function accessibility(language: Language) {
  const say = (text: Bilingual) => typeset(text[language], language);
  const rate = rateOf(judgements);
  return {
    judgedOn,
    rate,
    conformity: conformityAt(rate),
    counts: tally(judgements),
    themes: themes.map((theme) => ({
      name: say(theme.name),
      counts: tally(theme.judgements),
      judgements: theme.judgements.map((judgement) => told(judgement, say)),
    })),
    obstacles: judgements.flatMap(({ id, title, obstacle }) =>
      obstacle
        ? [{ id, title: say(title), text: say(obstacle.text), mendedBy: obstacle.mendedBy }]
        : [],
    ),
  };
}

function told({ id, title, verdict, how, tests }: Judgement, say: (text: Bilingual) => string) {
  return { id, title: say(title), verdict, how: say(how), tests };
}
