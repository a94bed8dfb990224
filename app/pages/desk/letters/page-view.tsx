import { lazy, Suspense } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Language } from "#core/languages.ts";
import type { LetterText } from "#core/letter-text.ts";

/** The reader of Markdown and the drawings come when somebody looks. */
const DrawnLetter = lazy(() => import("./drawn-letter.tsx"));

type Props = { letter: LetterText; language: Language };

export function PageView({ letter, language }: Props) {
  const { t } = useTranslation("desk");
  return (
    <Suspense fallback={<p className="desk-loading">{t("loading")}</p>}>
      <DrawnLetter letter={letter} language={language} />
    </Suspense>
  );
}
