import { useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { SentenceEntry } from "#core/acts/pages.ts";
import { type Language, languages } from "#core/languages.ts";
import { longestPageText } from "#core/limits.ts";
import { grownLonger, newFlaggedWords, sentenceFaults } from "#core/texts/page-checks.ts";
import { typeset } from "#core/typeset.ts";
import { Compared } from "../approvals/comparison.tsx";
import { isSame, keyOf, readable, type StandingSentence, saysSame } from "./entries.ts";
import { usePageName } from "./page-names.ts";

type Props = {
  text: StandingSentence;
  page: string;
  entry: SentenceEntry | undefined;
  isReadOnly: boolean;
  onWrite: (entry: SentenceEntry | undefined) => void;
};

/** One text in both languages, where it stands: read, and changed in its place. */
export function TextRow({ text, page, entry, isReadOnly, onWrite }: Props) {
  const { t } = useTranslation("desk");
  const own = useLanguage();
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const id = keyOf(text).replaceAll(/\W/g, "-");
  const now = entry?.now ?? text.stands;
  const excerpt = beginningOf(readable(typeset(text.stands[own], own)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a box of its own.
    <div
      ref={row}
      role="group"
      tabIndex={-1}
      aria-label={excerpt}
      className="pages-text"
      data-changed={entry !== undefined}
    >
      <div className="approvals-texts">
        {languages.map((one) =>
          open ? (
            <TextArea
              key={one}
              id={`${id}-${one}`}
              lang={one}
              label={t(`approvals.languages.${one}`)}
              hint={hintOf(text.was[one])}
              rows={Math.max(2, Math.ceil(now[one].length / 55))}
              maxLength={longestPageText}
              required
              spellCheck
              value={now[one]}
              onChange={({ currentTarget }) => type(one, currentTarget.value)}
            />
          ) : (
            <div key={one} lang={one}>
              {entry ? (
                <Compared
                  before={typeset(text.stands[one], one)}
                  after={typeset(now[one], one)}
                  language={one}
                />
              ) : (
                <p className="pages-said">{typeset(now[one], one)}</p>
              )}
            </div>
          ),
        )}
      </div>
      {entry && <Faults entry={entry} onAlone={(alone) => onWrite({ ...entry, alone })} />}
      {!isReadOnly && (
        <p className="pages-acts">
          <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? "pages.close" : "pages.change")}
            <span className="sr-only">{` ${t("pages.named", { name: excerpt })}`}</span>
          </Button>
          {entry && (
            <Button
              variant="quiet"
              onClick={() => {
                // The button goes, and the row keeps the focus.
                row.current?.focus({ preventScroll: true });
                onWrite(undefined);
              }}
            >
              {t("pages.reset")}
              <span className="sr-only">{` ${t("pages.named", { name: excerpt })}`}</span>
            </Button>
          )}
          <Elsewhere text={text} page={page} />
        </p>
      )}
    </div>
  );

  function type(one: Language, value: string): void {
    const typed = { ...now, [one]: value };
    const { place, path, was, stands: stood } = text;
    const isAsBefore = languages.every((each) => typed[each] === stood[each]);
    const written = { place, path, was, stood, now: typed, alone: entry?.alone ?? null };
    onWrite(isAsBefore ? undefined : written);
  }

  function hintOf(was: string): string | undefined {
    const filled = [...new Set(was.match(/\{\{\w+\}\}/g) ?? [])];
    return filled.length > 0 ? t("pages.filled", { names: filled.join(" ") }) : undefined;
  }
}

/** Enough of it to know it by, in whole words. */
function beginningOf(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, text.lastIndexOf(" ", 60))}…`;
}

/** Where else a reader meets it, and whether another change of it is to come. */
function Elsewhere({ text, page }: Pick<Props, "text" | "page">) {
  const { t } = useTranslation("desk");
  const nameOf = usePageName();
  const others = text.at.filter((one) => one !== page);
  const everywhere = others.includes("*");
  return (
    <span className="desk-soft">
      {text.ours && `${t(text.scheduled ? "pages.toCome" : "pages.ours")} `}
      {everywhere && page !== "*" && t("pages.everywhere")}
      {!everywhere &&
        others.length > 0 &&
        t("pages.alsoOn", {
          pages: others.slice(0, 3).map(nameOf).join(", ") + (others.length > 3 ? "…" : ""),
        })}
    </span>
  );
}

type FaultsProps = { entry: SentenceEntry; onAlone?: (alone: Language | null) => void };

/** What is not right yet, and what somebody should look at. */
export function Faults({ entry, onAlone }: FaultsProps) {
  const { t } = useTranslation("desk");
  const faults = sentenceFaults(entry);
  const changed = languages.filter((one) => !saysSame(entry.now[one], entry.stood[one], one));
  const [only] = changed.length === 1 ? changed : [];
  const looked = languages.flatMap((one) => [
    ...newFlaggedWords(entry, one).map(({ kind, words }) =>
      t("pages.look.flagged", { words, kind: t(`pages.look.kinds.${kind}`) }),
    ),
    ...(grownLonger(entry, one)
      ? [t("pages.look.longer", { language: t(`approvals.languages.${one}`) })]
      : []),
  ]);
  const shown = faults.filter((one) => one !== "both");
  if (shown.length === 0 && looked.length === 0 && !only) return null;
  return (
    <>
      {(shown.length > 0 || looked.length > 0) && (
        <ul className="pages-faults">
          {shown.map((fault) => (
            <li key={fault} data-fault>
              {t(`pages.faults.${fault}`)}
            </li>
          ))}
          {[...new Set(looked)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {only && onAlone && (
        <label className="pages-alone">
          <input
            type="checkbox"
            checked={isSame(entry.alone, only)}
            onChange={({ currentTarget }) => onAlone(currentTarget.checked ? only : null)}
          />
          {t(`pages.alone.${only}`)}
        </label>
      )}
    </>
  );
}
