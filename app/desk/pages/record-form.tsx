import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryClient } from "#app/api/query-client.ts";
import { formatNumber, formatRate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { people, teams } from "#content/people.ts";
import { site } from "#content/site.ts";
import { type CatalogueEntry, listPath } from "#core/catalogue.ts";
import { firmClock, instantAt } from "#core/firm-time.ts";
import { type Language, languages } from "#core/languages.ts";
import { type RecordPlace, spokenLanguages } from "#core/texts/revision.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import {
  fieldsOf,
  isLong,
  missingFields,
  type RecordField,
  type RecordValue,
  readShare,
  reversedFields,
  valueAt,
  withValue,
} from "./record-fields.ts";
import { useFieldLabel } from "./use-field-label.ts";

type Props = {
  list: RecordPlace;
  record: RecordValue;
  onWrite: (record: RecordValue) => void;
};

/**
 * The form of a person, a vacancy, a press release or an event, both languages side by side; or of
 * figures.
 */
export function RecordForm({ list, record, onWrite }: Props) {
  const { t } = useTranslation("desk");
  const labelOf = useFieldLabel();
  const missing = missingFields(list, record);
  const wrong = reversedFields(list, record);
  return (
    <div className="pages-form">
      {fieldsOf(list, record).map((field) => (
        <OneField
          key={field.at}
          field={field}
          record={record}
          onWrite={(value) => onWrite(withValue(record, field.at, value))}
        />
      ))}
      {missing.length > 0 && (
        <p className="desk-soft">
          {t("pages.records.missing", {
            fields: missing.map(labelOf).join(", "),
          })}
        </p>
      )}
      {wrong.length > 0 && (
        <p role="alert">
          {t("pages.records.reversed", {
            fields: wrong.map(labelOf).join(", "),
          })}
        </p>
      )}
    </div>
  );
}

type FieldProps = { field: RecordField; record: RecordValue; onWrite: (value: unknown) => void };

function OneField({ field, record, onWrite }: FieldProps) {
  const { at, kind, optional, max } = field;
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const id = `record-${at.replaceAll(".", "-")}`;
  const value = valueAt(record, at);
  const label = useFieldLabel()(at);
  if (kind.startsWith("both")) {
    return (
      <div className="approvals-texts">
        {languages.map((one) => (
          <BothField
            key={one}
            id={`${id}-${one}`}
            kind={kind}
            max={max}
            language={one}
            label={`${label} (${t(`approvals.languages.${one}`)})`}
            value={valueAt(record, `${at}.${one}`)}
            onWrite={(written) => onWrite({ ...(value ?? {}), [one]: written })}
          />
        ))}
      </div>
    );
  }
  const choice = {
    label,
    value: typeof value === "string" ? value : "",
    onChange: (chosen: string) => onWrite(chosen || undefined),
  };
  if (kind === "languages") {
    const chosen = Array.isArray(value) ? value.map(String) : [];
    return <SpokenLanguages id={id} label={label} chosen={chosen} onWrite={onWrite} />;
  }
  if (kind === "person") return <PersonChoice {...choice} />;
  if (kind === "publication") return <PublicationChoice {...choice} />;
  const options = optionsOf(kind, language);
  if (options) return <Choice {...choice} all={t("pages.records.choose")} options={options} />;
  if (kind === "share")
    return <ShareField {...{ id, label, value, onWrite }} isOptional={optional === true} />;
  const isNumber = kind === "number" || kind === "count" || kind === "year";
  const shown = String(value ?? "");
  return (
    <TextField
      id={id}
      label={label}
      type={kind === "day" ? "date" : kind === "moment" ? "datetime-local" : "text"}
      inputMode={isNumber ? "numeric" : undefined}
      hint={isLong(value) ? formatNumber(value, language) : undefined}
      autoComplete="off"
      required={!optional}
      maxLength={max}
      value={kind === "moment" ? shown.slice(0, 16) : shown}
      onChange={({ currentTarget }) => onWrite(read(currentTarget.value))}
    />
  );

  function read(typed: string): unknown {
    if (typed.trim() === "") return optional ? undefined : "";
    if (isNumber) return Number(typed.replaceAll(/\D/g, ""));
    if (kind === "moment") return firmMoment(typed);
    return typed;
  }
}

type BothProps = {
  id: string;
  kind: RecordField["kind"];
  max: number | undefined;
  language: Language;
  label: string;
  value: unknown;
  onWrite: (value: string | string[]) => void;
};

function BothField({ id, kind, max, language, label, value, onWrite }: BothProps) {
  const { t } = useTranslation("desk");
  const parting = kind === "both-lines" ? "\n" : "\n\n";
  const isList = kind === "both-lines" || kind === "both-paragraphs";
  const text = Array.isArray(value) ? value.join(parting) : String(value ?? "");
  if (kind === "both") {
    return (
      <TextField
        id={id}
        lang={language}
        label={label}
        maxLength={max}
        required
        value={text}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
    );
  }
  return (
    <TextArea
      id={id}
      lang={language}
      label={label}
      hint={isList ? t(`pages.records.${kind}`) : undefined}
      rows={isList ? 8 : 4}
      maxLength={max}
      required
      spellCheck
      value={text}
      onChange={({ currentTarget: { value: typed } }) =>
        onWrite(isList ? typed.split(parting) : typed)
      }
    />
  );
}

type ShareProps = {
  id: string;
  label: string;
  isOptional: boolean;
  value: unknown;
  onWrite: (value: unknown) => void;
};

/** A part of one, in per cent as somebody types it, with a point or a comma. */
function ShareField({ id, label, isOptional, value, onWrite }: ShareProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const written = typeof value === "number" ? formatRate(value, language) : "";
  const [typed, setTyped] = useState(written.replace(/[^\d.,]/g, ""));
  return (
    <TextField
      id={id}
      label={t("pages.records.inPercent", { label })}
      hint={written || undefined}
      inputMode="decimal"
      autoComplete="off"
      required={!isOptional}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onWrite(readShare(currentTarget.value) ?? (isOptional ? undefined : ""));
      }}
    />
  );
}

function optionsOf(kind: RecordField["kind"], language: Language) {
  if (kind === "team") return teams.map(({ id, name }) => ({ value: id, label: name[language] }));
  if (kind === "office") {
    return site.offices.map(({ id, city }) => ({ value: id, label: city[language] }));
  }
  return undefined;
}

/** `2026-11-26T18:30` on the firm's clock, with its distance from UTC. */
function firmMoment(typed: string): string {
  const instant = instantAt(typed);
  if (!instant) return "";
  const local = firmClock(instant);
  // Whole hours since 1911; a year that is still being typed may be an older one.
  const ahead = Math.round((Date.parse(`${local}:00Z`) - instant.getTime()) / 3_600_000);
  return `${local}:00+0${ahead}:00`;
}

type SpokenProps = {
  id: string;
  label: string;
  chosen: readonly string[];
  onWrite: (chosen: string[]) => void;
};

/** In the order in which they were ticked: the mother tongue is the first. */
function SpokenLanguages({ id, label, chosen, onWrite }: SpokenProps) {
  const { t } = useTranslation("desk");
  const names = new Intl.DisplayNames([useLanguage()], { type: "language" });
  return (
    <fieldset className="pages-choice">
      <legend>{label}</legend>
      <p className="desk-soft">{t("pages.records.languagesHint")}</p>
      {spokenLanguages.map((one) => (
        <Checkbox
          key={one}
          id={`${id}-${one}`}
          label={names.of(one) ?? one}
          checked={chosen.includes(one)}
          onChange={({ currentTarget }) => {
            const others = chosen.filter((other) => other !== one);
            onWrite(currentTarget.checked ? [...others, one] : others);
          }}
        />
      ))}
      <p aria-live="polite">{chosen.map((one) => names.of(one)).join(", ")}</p>
    </fieldset>
  );
}

type ChoiceProps = { label: string; value: string; onChange: (chosen: string) => void };

/** Those on the site, and those whom the desk added to it. */
function PersonChoice(props: ChoiceProps) {
  const { t } = useTranslation("desk");
  const { state } = useDesk("pages.texts", { page: "people" });
  const listed =
    state.kind === "loaded"
      ? state.body.texts
          .filter(({ was, stands, scheduled }) => stands !== null && (was || !scheduled))
          .map(({ path, stands }) => ({ value: path, label: String(stands?.name ?? path) }))
      : people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Choice {...props} all={t("pages.records.choose")} options={withChosen(listed, props.value)} />
  );
}

function PublicationChoice(props: ChoiceProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { data } = useQuery(
    {
      queryKey: ["publications", language],
      queryFn: async (): Promise<readonly CatalogueEntry[]> => {
        const response = await fetch(listPath(language));
        if (!response.ok) throw new Error(`The list answered ${response.status}.`);
        return (await response.json()).publications;
      },
    },
    queryClient,
  );
  const listed = (data ?? []).map(({ slug, title }) => ({ value: slug, label: title }));
  return (
    <Choice {...props} all={t("pages.records.choose")} options={withChosen(listed, props.value)} />
  );
}

/** What is chosen is always offered, also where its list no longer has it. */
function withChosen(options: { value: string; label: string }[], chosen: string) {
  const isListed = chosen === "" || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: chosen }];
}
