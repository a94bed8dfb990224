import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import type { PageWork, SentenceEntry, StandingText } from "#core/acts/pages.ts";
import { figureLists, recordLists } from "#core/texts/revision.ts";
import { writeDate } from "#core/write-date.ts";
import { SearchField } from "../kit/search-field.tsx";
import { isStandingSentence, keyOf, type StandingSentence, withEntry } from "./entries.ts";
import { EntryChanges } from "./entry-changes.tsx";
import { PagePreview } from "./page-preview.tsx";
import { tidyEntries } from "./record-fields.ts";
import { Records } from "./records.tsx";
import { sectionsWith } from "./sections.ts";
import { TextRow } from "./text-row.tsx";
import { useChange, type Writing } from "./use-change.ts";

type Props = {
  page: string;
  texts: readonly StandingText[];
  /** Undefined for a new change. */
  work?: PageWork;
  onRead: (id: string) => void;
  onLeave: () => void;
};

/** A page with all of its texts, to be changed where they stand. */
export function Writer({ page, texts, work, onRead, onLeave }: Props) {
  const { t } = useTranslation("desk");
  const change = useChange(page, work);
  const [sought, setSought] = useState("");
  const [previewing, setPreviewing] = useState(false);
  const [asking, setAsking] = useState(false);
  const list = recordLists.find((one) => one === page);
  const sentences = texts.filter(isStandingSentence);
  return (
    <>
      <SavingLine change={change} />
      {change.conflicts.length > 0 && (
        <div className="desk-stopped approvals-conflict" role="alert">
          <p>{t("pages.conflict")}</p>
          <EntryChanges entries={change.conflicts} />
          <p className="button-row">
            <Button onClick={change.settle}>{t("pages.conflictMine")}</Button>
            <Button
              variant="secondary"
              onClick={() => {
                change.write(
                  change.conflicts.reduce(
                    (entries, one) => withEntry(entries, one, one),
                    [...change.entries],
                  ),
                );
                change.settle();
              }}
            >
              {t("pages.conflictTheirs")}
            </Button>
          </p>
        </div>
      )}
      {list ? (
        <Records list={list} texts={texts} entries={change.entries} onWrite={change.write} />
      ) : (
        <>
          {figureLists.map((one) => (
            <Figures key={one} list={one} texts={texts} change={change} />
          ))}
          <div className="desk-filters pages-sought">
            <SearchField
              label={t("pages.sought")}
              value={sought}
              onType={setSought}
              onSettle={() => {}}
            />
          </div>
          <Sentences page={page} texts={sentences} sought={sought} change={change} />
        </>
      )}
      {previewing && change.entries.length > 0 && (
        <PagePreview page={page} entries={tidyEntries(change.entries)} />
      )}
      <p className="button-row approvals-acts">
        {/* Pressed while it is being saved, they wait for that themselves. */}
        <Button
          disabled={change.entries.length === 0}
          onClick={async () => {
            const id = await change.finish();
            if (id) onRead(id);
          }}
        >
          {t("pages.read")}
        </Button>
        {change.entries.length > 0 && (
          <Button variant="secondary" onClick={() => setPreviewing(!previewing)}>
            {t(previewing ? "pages.previewClose" : "pages.preview")}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={async () => {
            if (await change.saveAll()) onLeave();
            else setAsking(true);
          }}
        >
          {t("pages.leave")}
        </Button>
        {asking && change.unsaved && (
          <FreshButton
            variant="quiet"
            onClick={() => {
              change.leave();
              onLeave();
            }}
          >
            {t("pages.leaveSure")}
          </FreshButton>
        )}
      </p>
    </>
  );
}

type SentencesProps = {
  page: string;
  texts: readonly StandingSentence[];
  sought: string;
  change: Writing;
};

function Sentences({ page, texts, sought, change }: SentencesProps) {
  const { t } = useTranslation("desk");
  const own = useLanguage();
  const found = sectionsWith(sought, texts, own);
  if (found.length === 0) return <p className="desk-empty">{t("pages.noneFound")}</p>;
  return found.map(({ id, heading, isMeta, texts: own }) => (
    <section key={id} className="pages-section" aria-label={isMeta ? t("pages.meta") : heading}>
      {isMeta && <h2>{t("pages.meta")}</h2>}
      {!isMeta && heading && <h2>{heading}</h2>}
      {own.map((text) => (
        <TextRow
          key={keyOf(text)}
          text={text}
          page={page}
          entry={change.entries.find((one): one is SentenceEntry => keyOf(one) === keyOf(text))}
          isReadOnly={false}
          onWrite={(entry) => change.write(withEntry(change.entries, text, entry))}
        />
      ))}
    </section>
  ));
}

type FiguresProps = {
  list: (typeof figureLists)[number];
  texts: readonly StandingText[];
  change: Writing;
};

/** The figures that this page and perhaps others show, and what does not change with them. */
function Figures({ list, texts, change }: FiguresProps) {
  const { t } = useTranslation("desk");
  if (!texts.some(({ place }) => place === list)) return null;
  return (
    <section className="pages-section" aria-labelledby={`pages-${list}`}>
      <h2 id={`pages-${list}`}>{t(`pages.figures.${list}`)}</h2>
      <p>{t("pages.figures.note")}</p>
      <Records list={list} texts={texts} entries={change.entries} onWrite={change.write} />
    </section>
  );
}

/** When it was last saved, or why not. */
function SavingLine({ change: { saving, number, id } }: { change: Writing }) {
  const { t, i18n } = useTranslation("desk");
  return (
    <p className="pages-saving" role="status">
      {said()}
    </p>
  );

  function said(): string {
    if (saving.kind === "saved") {
      const time = writeDate(saving.at, i18n.language, { timeStyle: "short" });
      return t("letters.savedAs", { time, number: saving.number });
    }
    if (saving.kind === "failed") return t("letters.notSaved", { why: saving.why });
    if (saving.kind === "typing" || saving.kind === "saving") return t(`letters.${saving.kind}`);
    if (saving.kind === "none") return t("pages.nothing");
    return id ? t("letters.draft", { number }) : "";
  }
}
