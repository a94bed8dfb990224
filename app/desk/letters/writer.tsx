import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Appeared } from "#app/ui/appeared.tsx";
import { Button } from "#app/ui/button.tsx";
import type { LetterWork } from "#core/acts/approvals.ts";
import { languages } from "#core/languages.ts";
import type { LetterText } from "#core/letter-text.ts";
import { Conflict, leadToConflict } from "./conflict.tsx";
import { Errata } from "./errata.tsx";
import { LetterHead } from "./letter-head.tsx";
import { MarkdownHelp } from "./markdown-help.tsx";
import { missingFields } from "./missing-fields.ts";
import { Preview } from "./preview.tsx";
import { TextColumn } from "./text-column.tsx";
import { useFaults } from "./use-faults.ts";
import type { Writing } from "./use-letter.ts";
import { useSavingWords } from "./use-saving-words.ts";

/**
 * The writing part of a letter: both languages side by side, saved automatically, with the preview
 * below.
 */
export function Writer({ work, writing }: { work: LetterWork; writing: Writing }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { letter, write, save, saving, changed, theirs, settle } = writing;
  const faults = useFaults(letter);
  // The language of the screen first.
  const order = language === "fr" ? languages.toReversed() : languages;
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  return (
    <>
      <div className="letter-saving">
        <p role="status">{useSavingWords(saving, work.number)}</p>
        {theirs ? (
          <Button variant="quiet" onClick={leadToConflict}>
            {t("letters.conflict.show")}
          </Button>
        ) : (
          (changed || saving.kind === "failed") && (
            <Button variant="quiet" onClick={save}>
              {t("letters.saveNow")}
            </Button>
          )
        )}
      </div>
      {theirs && <Conflict mine={letter} theirs={theirs} onSettle={settle} />}
      <LetterHead
        head={letter}
        onChange={(head) => write({ ...letter, ...head } as LetterText)}
        asked
        published={work.live !== null || Boolean(work.withdrawnAt)}
      />
      <MarkdownHelp />
      <div className="letter-columns">
        {order.map((one) => (
          <TextColumn
            key={one}
            language={one}
            text={letter[one]}
            fault={faults[one]}
            missing={missingFields(letter, one)}
            onType={(text) => write({ ...letter, [one]: text })}
          />
        ))}
      </div>
      <Errata
        id={work.id}
        errata={letter.errata}
        onChange={(errata) => write({ ...letter, errata })}
        published={work.live !== null}
      />
      <h2>{t("letters.preview.title")}</h2>
      {isPreviewOpen ? (
        <Appeared aria-label={t("letters.preview.title")}>
          <Preview letter={letter} />
        </Appeared>
      ) : (
        <Button variant="secondary" onClick={() => setPreviewOpen(true)}>
          {t("letters.preview.show")}
        </Button>
      )}
    </>
  );
}
