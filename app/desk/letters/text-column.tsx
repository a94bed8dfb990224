import { useRef } from "react";
import { flushSync } from "react-dom";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Language } from "#core/languages.ts";
import type { Fault } from "#core/letter-checks.ts";
import { type LetterWords, letterLengths } from "#core/letter-text.ts";
import type { Picture } from "./add-picture.ts";
import { type Insert, inserts, withInsert, withPicture } from "./markdown.ts";
import type { Missing } from "./missing-fields.ts";
import { PictureField } from "./picture-field.tsx";
import { useFaultWords } from "./use-fault-words.ts";

type Props = {
  language: Language;
  text: LetterWords;
  fault: Fault | null;
  missing: Missing;
  onType: (text: LetterWords) => void;
};

/** The fields of one language of a letter. */
export function TextColumn({ language, text, fault, missing, onType }: Props) {
  const { t } = useTranslation("desk");
  const shownIn = useLanguage();
  const faultWords = useFaultWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const count = (field: keyof LetterWords) =>
    t("letters.length", {
      count: text[field].length,
      most: formatNumber(letterLengths[field], shownIn),
    });

  function insert(what: Insert | Picture): void {
    const at = area.current?.selectionStart ?? text.body.length;
    const { body, cursor } =
      typeof what === "string"
        ? withInsert(text.body, at, what, language)
        : withPicture(text.body, at, what);
    // The new text must be in the field before the cursor can be placed in it.
    flushSync(() => onType({ ...text, body }));
    area.current?.focus();
    area.current?.setSelectionRange(cursor, cursor);
  }

  return (
    <section className="letter-column" aria-label={t(`approvals.languages.${language}`)}>
      <h2>{t(`approvals.languages.${language}`)}</h2>
      <TextField
        id={`letter-title-${language}`}
        label={t("letters.fields.title")}
        hint={count("title")}
        error={missing.title ? t("letters.missing.title") : undefined}
        lang={language}
        autoComplete="off"
        required
        value={text.title}
        onChange={({ currentTarget }) => onType({ ...text, title: currentTarget.value })}
      />
      <TextArea
        id={`letter-summary-${language}`}
        label={t("letters.fields.summary")}
        hint={count("summary")}
        error={missing.summary ? t("letters.missing.summary") : undefined}
        lang={language}
        rows={3}
        required
        value={text.summary}
        onChange={({ currentTarget }) => onType({ ...text, summary: currentTarget.value })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons beside one field, not a fieldset. */}
      <div className="letter-inserts" role="group" aria-label={t("letters.insert.label")}>
        {inserts.map((what) => (
          <Button key={what} variant="quiet" onClick={() => insert(what)}>
            {t(`letters.insert.${what}`)}
          </Button>
        ))}
      </div>
      <PictureField onAdd={insert} />
      <TextArea
        id={`letter-body-${language}`}
        ref={area}
        label={t("letters.fields.body")}
        hint={count("body")}
        error={fault ? faultWords(fault) : undefined}
        lang={language}
        rows={24}
        required
        spellCheck
        value={text.body}
        onChange={({ currentTarget }) => onType({ ...text, body: currentTarget.value })}
      />
    </section>
  );
}
