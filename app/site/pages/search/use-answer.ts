import { useEffect, useState } from "react";
import { fetchTable } from "#app/site/search/fetch-table.ts";
import type { Language } from "#core/languages.ts";
import type { Asked } from "#core/search/address.ts";
import { type Answer, isQuestion } from "#core/search/find.ts";
import { answerTo } from "./load-files.ts";

/** An answer with its question. */
export type Answered = { asked: Asked; answer: Answer };

/** In milliseconds: no search while somebody is typing. */
const typingPause = 120;
/** As many as a browser loads at once: these are shown first, the others later. */
const firstWanted = 4;

/** The last answer stays until the next one is there, or the question is cleared. */
export function useAnswer(asked: Asked, language: Language) {
  const [answered, setAnswered] = useState<Answered>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const { q, kind, show } = asked;
  const isAsked = isQuestion(q);

  useEffect(() => {
    // Loaded ahead. A failure is ignored here, and shown when a question is asked.
    fetchTable(language).catch(() => undefined);
  }, [language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is a new question.
  useEffect(() => {
    if (!isQuestion(q)) {
      setAnswered(undefined);
      setFailed(false);
      return;
    }
    let wanted = true;
    const answer = async (many: number) => {
      const given = await answerTo({ text: q, language, kind, wanted: many });
      if (!wanted) return;
      setAnswered({ asked: { q, kind, show }, answer: given });
      setFailed(false);
    };
    const timer = setTimeout(() => {
      answer(firstWanted)
        .then(() => (wanted ? answer(show) : undefined))
        .catch(() => wanted && setFailed(true));
    }, typingPause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [q, kind, show, language, tries]);

  const isCurrent =
    answered?.asked.q === q && answered.asked.kind === kind && answered.asked.show === show;
  return {
    answered: isAsked ? answered : undefined,
    searching: isAsked && !isCurrent && !failed,
    failed,
    retry() {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}
