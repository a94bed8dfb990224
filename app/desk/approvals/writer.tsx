import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Content } from "#core/acts/approvals.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useDraftFields } from "../kit/draft.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { Compared } from "./comparison.tsx";
import { Texts } from "./texts.tsx";
import { languages, type Work } from "./work.ts";

type Props = { work: Work; onSaid: (said: string) => void; onRead: () => void };
export function draftOf({ id }: Work): string {
  return `work:${id}`;
}

/**
 * The form in which a work is changed, starting from the revision that was on screen. What was
 * typed is never lost: a revision that somebody else saves meanwhile is shown beside it, also after
 * a reload.
 */
export function Writer({ work, onSaid, onRead }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const { id, content } = work;
  const [{ from, ...texts }, write] = useDraftFields<Content & { from: number }>(draftOf(work), {
    from: work.number,
    en: content.en,
    fr: content.fr,
  });
  const [theirs, setTheirs] = useState<Work>();
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    setFailed("");
    await trySave();
    setBusy(false);
  }

  async function trySave(): Promise<void> {
    const after = theirs?.number ?? from;
    const answer = await askDesk("works.save", { id, number: after, ...texts });
    if (answer.kind === "refused" && answer.code === "conflict") {
      const newest = await askDesk("approvals.show", { id });
      if (newest.kind !== "done") return setFailed(whyNot(newest));
      return newest.body.kind === "standard-answer" ? setTheirs(newest.body) : undefined;
    }
    if (answer.kind !== "done") return setFailed(whyNot(answer));
    const { number, outcome } = answer.body;
    const time = formatMoment(new Date().toISOString(), language);
    onSaid(t(`approvals.${outcome}`, { number, time }));
    refreshDesk();
    leave();
  }

  function leave(): void {
    write();
    onRead();
  }

  return (
    <form
      className="approvals-writer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {theirs && <Conflict theirs={theirs} />}
      <Texts id="work" texts={texts} onType={(next) => write({ from, ...next })} readOnly={busy} />
      <p role="alert">{failed}</p>
      <p className="button-row">
        <Button type="submit" pending={busy} pendingLabel={t("approvals.saving")}>
          {t(theirs ? "approvals.conflict.save" : "approvals.save")}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t("leave")}
        </Button>
      </p>
    </form>
  );
}

function Conflict({ theirs }: { theirs: Work }) {
  const { t } = useTranslation("desk");
  const { number, content, revisions } = theirs;
  return (
    <div className="desk-stopped approvals-conflict" role="alert">
      <h2>{t("approvals.conflict.title")}</h2>
      <p>{t("approvals.conflict.text", { number, author: revisions[0]?.author })}</p>
      <h3>{t("approvals.conflict.theirs")}</h3>
      <div className="approvals-texts">
        {languages.map((one) => (
          <Compared key={one} before={content[one]} after={content[one]} language={one} />
        ))}
      </div>
    </div>
  );
}
