import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { Button } from "#app/ui/button.tsx";
import { giveFocusBack } from "#app/ui/focus-back.ts";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import type { PageEntry, RecordEntry, StandingText } from "#core/acts/pages.ts";
import { isFigures, type RecordPlace } from "#core/texts/revision.ts";
import { ActState } from "./act-state.tsx";
import { isSame, keyOf, withEntry } from "./entries.ts";
import { newRecord, type RecordValue, slugOf } from "./record-fields.ts";
import { RecordForm } from "./record-form.tsx";
import { useRecordName } from "./use-record-name.ts";

type Props = {
  list: RecordPlace;
  texts: readonly StandingText[];
  entries: readonly PageEntry[];
  onWrite: (entries: readonly PageEntry[]) => void;
};

type Row = { path: string; was: RecordValue | null; stands: RecordValue | null };

/**
 * People, vacancies or news: each with its form, to be added, changed or taken off. Figures are only
 * changed. The one that the address names is open.
 */
export function Records({ list, texts, entries, onWrite }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { values } = useAddressState(["record"]);
  const [open, setOpen] = useState(values.record);
  const [naming, setNaming] = useState("");
  const shown = texts.filter(
    ({ place, stands, was }) => place === list && (stands !== null || was !== null),
  );
  const rows: Row[] = [
    ...entries
      .filter(({ place, path }) => place === list && !shown.some((text) => text.path === path))
      .map(({ path }) => ({ path, was: null, stands: null })),
    ...shown.map(({ path, was, stands }) => ({ path, was, stands })),
  ];
  const slug = slugOf(naming);
  const isTaken = rows.some(({ path }) => path === slug);

  function write({ path, was, stands }: Row, now: RecordValue | null): void {
    const key = { place: list, path };
    const entry: RecordEntry = { ...key, was, stood: stands, now, alone: null };
    onWrite(withEntry(entries, key, isSame(now, stands) ? undefined : entry));
  }

  return (
    <>
      {!isFigures(list) && (
        <form
          className="pages-new"
          onSubmit={(event) => {
            event.preventDefault();
            if (!slug || isTaken) return;
            write({ path: slug, was: null, stands: null }, newRecord(list, naming, language));
            setOpen(slug);
            setNaming("");
          }}
        >
          <div className="desk-choice">
            <label htmlFor="pages-naming">{t(`pages.records.new.${list}`)}</label>
            <input
              id="pages-naming"
              className="control"
              maxLength={80}
              value={naming}
              onChange={({ currentTarget }) => setNaming(currentTarget.value)}
            />
          </div>
          <Button type="submit" variant="secondary">
            {t("pages.records.add")}
          </Button>
          {isTaken && <p role="alert">{t("pages.records.taken")}</p>}
        </form>
      )}
      {rows.map((row) => {
        const entry = entries.find((one) => keyOf(one) === keyOf({ place: list, path: row.path }));
        const now = entry ? (entry.now as RecordValue | null) : row.stands;
        return (
          <OneRecord
            key={row.path}
            list={list}
            row={row}
            now={now}
            isChanged={entry !== undefined}
            isOpen={open === row.path}
            isSought={values.record === row.path}
            onOpen={() => setOpen(open === row.path ? "" : row.path)}
            onWrite={(value) => write(row, value)}
          />
        );
      })}
    </>
  );
}

type OneProps = {
  list: RecordPlace;
  row: Row;
  now: RecordValue | null;
  isChanged: boolean;
  isOpen: boolean;
  /** The address leads to it. */
  isSought: boolean;
  onOpen: () => void;
  onWrite: (now: RecordValue | null) => void;
};

function OneRecord({ list, row, now, isChanged, isOpen, isSought, onOpen, onWrite }: OneProps) {
  const { t } = useTranslation("desk");
  const nameOf = useRecordName();
  const name = nameOf({ place: list, path: row.path }, now ?? row.stands ?? row.was);
  const section = useRef<HTMLElement>(null);
  const [asking, setAsking] = useState(false);
  /** Nothing but this change has it: what was typed would be gone. */
  const isNew = row.stands === null && row.was === null;
  useEffect(() => {
    if (isSought) section.current?.scrollIntoView();
  }, [isSought]);
  /** The button that was pressed goes, and with it the row of a record that was only just added. */
  function write(value: RecordValue | null): void {
    giveFocusBack(isNew ? null : section.current);
    onWrite(value);
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="pages-text"
      data-changed={isChanged}
      aria-label={name}
    >
      <h2>{name}</h2>
      <ActState stands={row.stands} now={now} />
      {isOpen && now && <RecordForm list={list} record={now} onWrite={onWrite} />}
      <p className="pages-acts">
        {now && (
          <Button variant="quiet" aria-expanded={isOpen} onClick={onOpen}>
            {t(isOpen ? "pages.close" : "pages.change")}
            <span className="sr-only">{` ${t("pages.named", { name })}`}</span>
          </Button>
        )}
        {now && isNew && !asking && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t("pages.records.dontAdd")}
            <span className="sr-only">{` ${t("pages.named", { name })}`}</span>
          </Button>
        )}
        {asking && (
          <>
            <FreshButton variant="secondary" autoFocus onClick={() => write(null)}>
              {t("pages.records.dontAddSure")}
            </FreshButton>
            <FreshButton variant="quiet" onClick={() => setAsking(false)}>
              {t("leave")}
            </FreshButton>
          </>
        )}
        {now && !isNew && !isFigures(list) && (
          <Button variant="quiet" onClick={() => write(null)}>
            {t("pages.records.takeOff")}
            <span className="sr-only">{` ${t("pages.named", { name })}`}</span>
          </Button>
        )}
        {isChanged && !isNew && (
          <Button variant="quiet" onClick={() => write(row.stands)}>
            {t("pages.reset")}
            <span className="sr-only">{` ${t("pages.named", { name })}`}</span>
          </Button>
        )}
      </p>
    </section>
  );
}
