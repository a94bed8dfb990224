import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { writeDay } from "#core/write-date.ts";
import { Choice } from "../choice.tsx";
import type { Column } from "./column.ts";
import { readDay } from "./read-day.ts";
import { whyNotGiven } from "./said.ts";

/** The words of a column as people write them: the first in English, the second in French. */
export function wordsOf(column: Column | undefined, language: "en" | "fr") {
  return Object.entries(column?.words ?? {}).map(([value, called]) => {
    const [english = value, french = english] = called.split("|");
    return { value, label: language === "fr" ? french : english };
  });
}

/** What no column says, said for every line. */
export function Given(props: { column: Column; value: string; onChange: (value: string) => void }) {
  const { column, value, onChange } = props;
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const label = t("sheet.assign.noColumn", { field: column[language] });
  if (column.type !== "word") {
    const why = value.trim() && whyNotGiven(column, value);
    const read = column.type === "day" && !why ? readDay(value) : undefined;
    return (
      <Typed
        label={label}
        value={value}
        said={
          why
            ? t(`releases.reasons.${why as "not-day"}`)
            : read && "value" in read
              ? t("sheet.assign.readAs", { day: writeDay(read.value, language) })
              : ""
        }
        wrong={Boolean(why)}
        onChange={onChange}
      />
    );
  }
  return (
    <Choice
      label={label}
      value={value}
      all={t("sheet.assign.choose")}
      options={wordsOf(column, language)}
      onChange={onChange}
    />
  );
}

type TypedProps = {
  label: string;
  value: string;
  digits?: boolean;
  /** How what was typed is read, or why it cannot be. */
  said?: string;
  wrong?: boolean;
  onChange: (value: string) => void;
};

export function Typed({ label, value, digits = false, said, wrong = false, onChange }: TypedProps) {
  const id = useId();
  return (
    <div className="desk-choice">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="control"
        value={value}
        inputMode={digits ? "numeric" : undefined}
        aria-invalid={wrong}
        aria-describedby={said === undefined ? undefined : `${id}-said`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {said !== undefined && (
        <p id={`${id}-said`} role="status" className="desk-soft">
          {said}
        </p>
      )}
    </div>
  );
}
