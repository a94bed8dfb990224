import { useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { giveFocusBack } from "#app/ui/focus-back.ts";
import type { PageEntry, RecordEntry, StandingText } from "#core/acts/pages.ts";
import type { RecordList } from "#core/texts/revision.ts";
import { ActState } from "./act-state.tsx";
import { isSame, keyOf, withEntry } from "./entries.ts";
import { nameField, type RecordValue, slugOf, valueAt } from "./record-fields.ts";
import { RecordForm } from "./record-form.tsx";

type Props = {
  list: RecordList;
  texts: readonly StandingText[];
  entries: readonly PageEntry[];
  onWrite: (entries: readonly PageEntry[]) => void;
};

type Row = { path: string; was: RecordValue | null; stands: RecordValue | null };

/** People, vacancies or news: each with its form, to be added, changed or taken off. */
export function Records({ list, texts, entries, onWrite }: Props) {
  const { t } = useTranslation("desk");
  const [open, setOpen] = useState("");
  const [naming, setNaming] = useState("");
  const shown = texts.filter(
    ({ place, stands, was }) => place === list && (stands !== null || was !== null),
  );
  const rows: Row[] = [
    ...entries
      .filter(({ path }) => !shown.some((text) => text.path === path))
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
      <form
        className="pages-new"
        onSubmit={(event) => {
          event.preventDefault();
          if (!slug || isTaken) return;
          const first = list === "people" ? { name: naming.trim() } : {};
          write({ path: slug, was: null, stands: null }, { [nameField[list]]: slug, ...first });
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
            onOpen={() => setOpen(open === row.path ? "" : row.path)}
            onWrite={(value) => write(row, value)}
          />
        );
      })}
    </>
  );
}

type OneProps = {
  list: RecordList;
  row: Row;
  now: RecordValue | null;
  isChanged: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onWrite: (now: RecordValue | null) => void;
};

function OneRecord({ list, row, now, isChanged, isOpen, onOpen, onWrite }: OneProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const shown = now ?? row.stands ?? row.was ?? {};
  const title = valueAt(shown, list === "people" ? "name" : `title.${language}`);
  const name = typeof title === "string" && title ? title : row.path;
  const section = useRef<HTMLElement>(null);
  /** The button that was pressed goes, and with it the row of a record that was only just added. */
  function write(value: RecordValue | null): void {
    const staysShown = value !== null || row.stands !== null || row.was !== null;
    giveFocusBack(staysShown ? section.current : null);
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
        {now && (
          <Button variant="quiet" onClick={() => write(null)}>
            {t("pages.records.takeOff")}
            <span className="sr-only">{` ${t("pages.named", { name })}`}</span>
          </Button>
        )}
        {isChanged && (
          <Button variant="quiet" onClick={() => write(row.stands)}>
            {t("pages.reset")}
            <span className="sr-only">{` ${t("pages.named", { name })}`}</span>
          </Button>
        )}
      </p>
    </section>
  );
}
