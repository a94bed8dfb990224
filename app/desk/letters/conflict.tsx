import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { LetterWork } from "#core/acts/approvals.ts";
import { languages } from "#core/languages.ts";
import type { LetterText } from "#core/letter-text.ts";
import { Compared } from "../approvals/comparison.tsx";
import { asWork } from "./letter.ts";

type Props = {
  mine: LetterText;
  theirs: LetterWork;
  onSettle: (whose: "mine" | "theirs") => void;
};

const titleId = "letter-conflict";

/** Moves the focus to the conflict, from wherever somebody is typing. */
export function leadToConflict(): void {
  document.getElementById(titleId)?.focus();
}

/**
 * Somebody else saved meanwhile: shows how the text in the fields differs from theirs. What was
 * typed stays in the fields.
 */
export function Conflict({ mine, theirs, onSettle }: Props) {
  const { t } = useTranslation("desk");
  const { number, revisions } = theirs;
  const [before, after] = [asWork(theirs).content, asWork({ ...theirs, content: mine }).content];
  return (
    <div className="desk-stopped approvals-conflict" role="alert">
      <h2 id={titleId} tabIndex={-1}>
        {t("approvals.conflict.title")}
      </h2>
      <p>{t("letters.conflict.text", { number, author: revisions[0]?.author })}</p>
      <div className="approvals-texts">
        {languages.map((one) => (
          <div key={one}>
            <h3>{t(`approvals.languages.${one}`)}</h3>
            <Compared before={before[one]} after={after[one]} language={one} />
          </div>
        ))}
      </div>
      <p className="button-row">
        <Button onClick={() => onSettle("mine")}>{t("letters.conflict.mine")}</Button>
        <Button variant="secondary" onClick={() => onSettle("theirs")}>
          {t("letters.conflict.theirs")}
        </Button>
      </p>
    </div>
  );
}
