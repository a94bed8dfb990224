import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { readPeriod, writePeriod } from "#core/period.ts";

type Props = { label: string; period: string; onChange: (period: string) => void };

/** Keeps what is typed as it is; `onChange` gets a period only once it is a valid one. */
export function PeriodField({ label, period, onChange }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const [text, setText] = useState(() => writtenAs(period, language));
  // Set from elsewhere, such as for many documents at once.
  const [last, setLast] = useState(period);
  if (period !== last) {
    setLast(period);
    if (readPeriod(text) !== period) setText(writtenAs(period, language));
  }
  const wrong = text !== "" && !readPeriod(text);
  return (
    <>
      <input
        className="control releases-select"
        aria-label={label}
        aria-invalid={wrong}
        data-gap={!period}
        value={text}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value.toUpperCase();
          setText(typed);
          setLast(readPeriod(typed));
          onChange(readPeriod(typed));
        }}
      />
      {wrong && <p className="desk-soft">{t("releases.periodHint")}</p>}
    </>
  );
}

function writtenAs(period: string, language: "en" | "fr"): string {
  const written = writePeriod(period, language);
  // A date is shown as 2026-09-30: written in words, `readPeriod` could not read it.
  return readPeriod(written) ? written : period;
}
