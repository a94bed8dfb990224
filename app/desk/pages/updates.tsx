import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { Button } from "#app/ui/button.tsx";
import type { PageEntry, PageUpdate, SentenceEntry } from "#core/acts/pages.ts";
import { useMay } from "../colleague.ts";
import { ActButton } from "../kit/act-button.tsx";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useDeskPath } from "../kit/desk-link.tsx";
import { Result } from "../kit/result.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { keyOf } from "./entries.ts";
import { Versions } from "./entry-changes.tsx";
import { usePageName } from "./page-names.ts";

const choices = ["ours", "program"] as const;
type Chosen = Record<string, (typeof choices)[number]>;

/**
 * Texts that an update of the program and the firm both changed. Ours stays on the site until
 * somebody decides; a decision is a change like every other, and takes a second person.
 */
export function Updates({ updates }: { updates: readonly PageUpdate[] }) {
  const { t } = useTranslation("desk");
  if (updates.length === 0) return null;
  const byPage = Map.groupBy(updates, ({ page }) => page);
  return (
    <section className="pages-updates" aria-label={t("pages.updates.title")}>
      <h2>{t("pages.updates.title")}</h2>
      <p>{t("pages.updates.lede")}</p>
      {[...byPage].map(([page, own]) => (
        <OfPage key={page ?? ""} page={page} updates={own} />
      ))}
    </section>
  );
}

function OfPage({ page, updates }: { page: string | null; updates: readonly PageUpdate[] }) {
  const { t } = useTranslation("desk");
  const nameOf = usePageName();
  const may = useMay();
  const whyNot = useWhyNot();
  const navigate = useNavigate();
  const path = useDeskPath();
  const [chosen, setChosen] = useState<Chosen>({});
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);

  async function prepare(): Promise<void> {
    setBusy(true);
    const entries = updates.flatMap((update) => {
      const choice = chosen[keyOf(update)];
      return choice ? entryOf(update, choice) : [];
    });
    const answer = await askDesk("pages.save", { content: { page: page ?? "*", texts: entries } });
    setBusy(false);
    if (answer.kind !== "done") return setSaid(whyNot(answer));
    refreshDesk();
    navigate(path("pages", { change: answer.body.id }));
  }

  return (
    <>
      <h3>{page === null ? t("pages.updates.noPage") : nameOf(page)}</h3>
      {updates.map((update) => (
        <div key={keyOf(update)} className="pages-text" data-changed>
          <h4>{t("pages.updates.before")}</h4>
          <Versions place={update.place} value={update.before} />
          <h4>{t("pages.updates.program")}</h4>
          {update.program === null ? (
            <p className="desk-soft">{t("pages.updates.gone")}</p>
          ) : (
            <Versions place={update.place} value={update.program} />
          )}
          <h4>{t("pages.updates.ours")}</h4>
          <Versions place={update.place} value={update.ours} />
          {may("pages.write") && update.program !== null && (
            <fieldset className="pages-choice">
              <legend>{t("pages.updates.decide")}</legend>
              {choices.map((choice) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name={keyOf(update)}
                    checked={chosen[keyOf(update)] === choice}
                    onChange={() => setChosen({ ...chosen, [keyOf(update)]: choice })}
                  />
                  {t(`pages.updates.choices.${choice}`)}
                </label>
              ))}
            </fieldset>
          )}
          {may("pages.write") && update.program === null && update.id && (
            <ActButton
              act="pages.take-back"
              fields={{ id: update.id, place: update.place, path: update.path }}
              label={t("pages.updates.letGo")}
              sure={t("pages.updates.letGoSure")}
              onDone={() => {
                setSaid(t("pages.said.letGo"));
                refreshDesk();
              }}
            />
          )}
        </div>
      ))}
      {may("pages.write") && updates.some(({ program }) => program !== null) && (
        <p className="button-row">
          <Button disabled={Object.keys(chosen).length === 0} pending={busy} onClick={prepare}>
            {t("pages.updates.prepare")}
          </Button>
        </p>
      )}
      <Result text={said} />
    </>
  );
}

/** The decision as a change of the text as the program has it now. A third is written on this one. */
function entryOf(update: PageUpdate, choice: (typeof choices)[number]): PageEntry {
  const { place, path, program, ours } = update;
  const now = choice === "ours" ? ours : program;
  return { place, path, was: program, stood: ours, now, alone: null } as SentenceEntry;
}
