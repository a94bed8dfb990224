import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { PageEntry, PageWork, RecordEntry } from "#core/acts/pages.ts";
import { languages } from "#core/languages.ts";
import { isSentence } from "#core/texts/page-checks.ts";
import { typeset } from "#core/typeset.ts";
import { Compared } from "../approvals/comparison.tsx";
import { keyOf, saysSame } from "./entries.ts";
import { lacking, reversed } from "./record-fields.ts";
import { recordText } from "./record-text.ts";
import { Faults } from "./text-row.tsx";
import { useFieldLabel } from "./use-field-label.ts";
import { useRecordName } from "./use-record-name.ts";

type Props = { entries: readonly PageEntry[]; faults?: PageWork["faults"] };

/** Each changed text in both languages, what stood struck out: what the second person approves. */
export function EntryChanges({ entries, faults = [] }: Props) {
  const { t } = useTranslation("desk");
  return entries.map((entry) => {
    const fault = faults.find((one) => keyOf(one) === keyOf(entry));
    return (
      <section key={keyOf(entry)} className="pages-text" data-changed>
        {isSentence(entry) ? (
          <>
            <div className="approvals-texts">
              {languages.map((one) => (
                <div key={one} lang={one}>
                  <Compared
                    before={typeset(entry.stood[one], one)}
                    after={typeset(entry.now[one], one)}
                    language={one}
                  />
                </div>
              ))}
            </div>
            {entry.alone && <p className="desk-soft">{t(`pages.alone.${entry.alone}`)}</p>}
            <Faults entry={entry} />
            {languages.every((one) => saysSame(entry.now[one], entry.stood[one], one)) && (
              <p className="desk-soft">{t("pages.kept")}</p>
            )}
          </>
        ) : (
          <RecordChange entry={entry as RecordEntry} />
        )}
        {fault && (
          <div className="approvals-state is-owed">
            <p>{t(`pages.met.${fault.fault}`)}</p>
            {fault.fault !== "gone" && (
              <Versions
                place={entry.place}
                value={fault.fault === "program" ? fault.program : fault.stands}
              />
            )}
          </div>
        )}
      </section>
    );
  });
}

type VersionsProps = { place: string; value: Record<string, unknown> | null };

/** A text or a record as somebody else has it. */
export function Versions({ place, value }: VersionsProps) {
  const { t } = useTranslation("desk");
  const labelOf = useFieldLabel();
  const language = useLanguage();
  if (value === null) return <p className="desk-soft">{t("pages.records.none")}</p>;
  if (typeof value.en !== "string" || typeof value.fr !== "string") {
    return <pre className="editions-whole">{recordText(place, value, labelOf, language)}</pre>;
  }
  return (
    <div className="approvals-texts">
      {languages.map((one) => (
        <p key={one} className="pages-said" lang={one}>
          {typeset(String(value[one]), one)}
        </p>
      ))}
    </div>
  );
}

function RecordChange({ entry }: { entry: RecordEntry }) {
  const { stood, now } = entry;
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const labelOf = useFieldLabel();
  const nameOf = useRecordName();
  const missing = lacking(entry);
  const wrong = reversed(entry);
  const kind = stood === null ? "added" : now === null ? "removed" : "changed";
  return (
    <>
      <p>
        <strong>{`${nameOf(entry, now ?? stood)} · ${t(`pages.records.${kind}`)}`}</strong>
      </p>
      <Compared
        before={stood ? recordText(entry.place, stood, labelOf, language) : ""}
        after={now ? recordText(entry.place, now, labelOf, language) : ""}
        language={language}
      />
      {missing.length > 0 && (
        <p className="approvals-state is-owed">
          {t("pages.records.missing", {
            fields: missing.map(labelOf).join(", "),
          })}
        </p>
      )}
      {wrong.length > 0 && (
        <p className="approvals-state is-owed">
          {t("pages.records.reversed", {
            fields: wrong.map(labelOf).join(", "),
          })}
        </p>
      )}
    </>
  );
}
