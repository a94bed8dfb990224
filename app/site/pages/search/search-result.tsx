import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Asked } from "#core/search/address.ts";
import { isQuestion } from "#core/search/find.ts";
import { AnswerView } from "./answer-view.tsx";
import { Start } from "./start.tsx";
import { type Answered, useAnswer } from "./use-answer.ts";

export function SearchResult({ asked }: { asked: Asked }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const hydrated = useHydrated();
  const { answered, searching, failed, retry } = useAnswer(asked, language);
  const [keepsHostAnswer, setKeepsHostAnswer] = useState(true);
  const isStart = !isQuestion(asked.q);
  // The host's answer is kept until the page has its own; it is not shown again.
  const isOver = Boolean(answered) || failed || (hydrated && isStart);
  useEffect(() => {
    if (isOver) setKeepsHostAnswer(false);
  }, [isOver]);
  return (
    <div className="search-result" aria-busy={searching}>
      <p className="sr-only" role="status">
        <Said answered={searching || failed ? undefined : answered} />
      </p>
      {keepsHostAnswer && !isOver && (
        <div
          className="search-answer"
          data-search-answer=""
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the host's is left alone.
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      )}
      {searching && !answered && <p className="search-searching">{t("searching")}</p>}
      {failed && (
        <div className="search-failed" role="alert">
          <p>{t("failed")}</p>
          <Button variant="secondary" onClick={retry}>
            {t("retry")}
          </Button>
        </div>
      )}
      {answered && !failed && <AnswerView answered={answered} />}
      {isStart && <Start />}
    </div>
  );
}

/** For screen readers: said when an answer is shown, not at every key. */
function Said({ answered }: { answered: Answered | undefined }) {
  const { t } = useTranslation("search");
  if (!answered) return null;
  const { answer, asked } = answered;
  const question = asked.q;
  return answer.total > 0
    ? t("answer.found", { count: answer.total, question })
    : t("answer.none", { question });
}
