import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Language } from "#core/languages.ts";
import type { Fault } from "#core/letter-checks.ts";
import { type LetterWords, letterLengths } from "#core/letter-text.ts";
import { TextEditor } from "../writing/text-editor.tsx";
import type { Missing } from "./missing-fields.ts";
import { useFaultWords } from "./use-fault-words.ts";

type Props = {
  language: Language;
  text: LetterWords;
  /** The text in the other language. */
  other: LetterWords;
  fault: Fault | null;
  missing: Missing;
  onType: (text: LetterWords) => void;
  isPreviewed: boolean;
  onPreview: () => void;
};

/** The fields of one language of a letter. */
export function TextColumn(props: Props) {
  const { language, text, other, fault, missing, onType, isPreviewed, onPreview } = props;
  const { t } = useTranslation("desk");
  const shownIn = useLanguage();
  const faultWords = useFaultWords();
  const count = (field: keyof LetterWords) =>
    t("letters.length", {
      count: text[field].length,
      most: formatNumber(letterLengths[field], shownIn),
    });

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
      <TextEditor
        id={`letter-body-${language}`}
        label={t("letters.fields.body")}
        hint={count("body")}
        error={fault ? faultWords(fault) : undefined}
        language={language}
        rows={24}
        blocks={["table", "figure", "picture"]}
        value={text.body}
        onType={(body) => onType({ ...text, body })}
        other={other.body}
        isPreviewed={isPreviewed}
        onPreview={onPreview}
      />
    </section>
  );
}
