import { Fragment, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Appeared } from "#app/ui/appeared.tsx";
import { Button } from "#app/ui/button.tsx";
import type { LetterWork } from "#core/acts/approvals.ts";
import { type Language, languages } from "#core/languages.ts";
import type { LetterText } from "#core/letter-text.ts";
import { MarkdownHelp } from "../writing/markdown-help.tsx";
import { TextPreview } from "../writing/text-preview.tsx";
import { Conflict, leadToConflict } from "./conflict.tsx";
import { Errata } from "./errata.tsx";
import { LetterHead } from "./letter-head.tsx";
import { missingFields } from "./missing-fields.ts";
import { Preview } from "./preview.tsx";
import { TextColumn } from "./text-column.tsx";
import { useFaults } from "./use-faults.ts";
import type { Writing } from "./use-letter.ts";
import { useSavingWords } from "./use-saving-words.ts";

/**
 * The writing part of a letter: both languages side by side, or one beside its preview, saved
 * automatically. Below, all that readers get.
 */
export function Writer({ work, writing }: { work: LetterWork; writing: Writing }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { letter, write, save, saving, changed, theirs, settle } = writing;
  const faults = useFaults(letter);
  // The language of the screen first.
  const order = language === "fr" ? languages.toReversed() : languages;
  /** The language beside which its preview stands, in the place of the other one. */
  const [previewed, setPreviewed] = useState<Language>();
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
      <div className="letter-columns" data-previewed={previewed}>
        {order.map((one) => (
          <Fragment key={one}>
            <TextColumn
              language={one}
              text={letter[one]}
              other={letter[one === "en" ? "fr" : "en"]}
              fault={faults[one]}
              missing={missingFields(letter, one)}
              onType={(text) => write({ ...letter, [one]: text })}
              isPreviewed={previewed === one}
              onPreview={() => setPreviewed(previewed === one ? undefined : one)}
            />
            {previewed === one && (
              <TextPreview language={one} {...letter[one]} rules={{ letter: true }} />
            )}
          </Fragment>
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
