import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useMay } from "../colleague.ts";
import { askDesk, forgetDesk, useDesk } from "../kit/ask-desk.ts";
import { useDraft } from "../kit/draft.ts";
import { Shown } from "../kit/shown.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { Counted } from "./counted.tsx";
import type { Done, Rehearsed, Release } from "./release.ts";

type Props = { release: Release; onSaid: (said: string) => void };

/** What may be done with exactly what is on screen. */
export function ReleaseActs({ release, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const whyNot = useWhyNot("releases", "approvals");
  const [busy, setBusy] = useState(false);
  const { id, hash, state, twoEyes, mine, faults } = release;

  async function act(name: "works.submit" | "approvals.give", said: string): Promise<void> {
    setBusy(true);
    const answer = await askDesk(name, { id, hash });
    setBusy(false);
    if (answer.kind !== "done") return onSaid(whyNot(answer));
    onSaid(said);
    forgetDesk();
  }

  if (faults.length > 0) return null;
  const ready = state === "approved" || !twoEyes;
  return (
    <section className="releases-acts" aria-labelledby="acts-title">
      <h2 id="acts-title">{t("releases.let.title")}</h2>
      <WhatGoes key={hash} release={release} />
      {state === "submitted" && mine && <p>{t("releases.own")}</p>}
      {state === "submitted" && !mine && !may("approvals.give") && <p>{t("releases.waits")}</p>}
      <p className="button-row">
        {state === "draft" && twoEyes && may("releases.write") && (
          <Button pending={busy} onClick={() => act("works.submit", t("approvals.said.submit"))}>
            {t("approvals.submit")}
          </Button>
        )}
        {state === "submitted" && !mine && may("approvals.give") && (
          <Button pending={busy} onClick={() => act("approvals.give", t("releases.approved"))}>
            {t("releases.approve")}
          </Button>
        )}
      </p>
      {may("releases.write") && ready && (
        <LetGo key={`let ${hash}`} release={release} urgent={false} onSaid={onSaid} />
      )}
      {may("releases.write") && !ready && (
        <Disclosure summary={t("releases.let.now")}>
          <p>{t("approvals.emergency.lede")}</p>
          <LetGo key={hash} release={release} urgent onSaid={onSaid} />
        </Disclosure>
      )}
    </section>
  );
}

/** Before it is submitted, approved or let go: how much of each, and whom it would not reach. */
function WhatGoes({ release: { id, hash } }: Pick<Props, "release">) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk<Rehearsed>("releases.rehearse", { id, hash });
  return (
    <Shown state={state} reload={reload}>
      {({ done, withoutPerson }) => (
        <>
          <Counted done={done} />
          {withoutPerson.length > 0 && (
            <div className="releases-warning" role="note">
              <p>{t("releases.withoutPerson", { count: withoutPerson.length })}</p>
              <ul>
                {withoutPerson.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </Shown>
  );
}

type LetGoProps = Props & { urgent: boolean };

/** To how many it will go out: typed by who lets it go. */
function LetGo({ release, urgent, onSaid }: LetGoProps) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot("releases", "approvals");
  const { id, hash } = release;
  const { state, reload } = useDesk<Rehearsed>("releases.rehearse", { id, hash });
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useDraft(`emergency:${id}`);
  const [reasonError, setReasonError] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function letGo(mails: number): Promise<void> {
    const short = urgent && reason.trim().length < 20;
    setReasonError(short ? t("approvals.why.reason-too-short") : undefined);
    if (short) return;
    // However its thousands are set apart.
    if (typed.replaceAll(/\D/g, "") !== String(mails))
      return setError(t("releases.let.wrong", { count: mails }));
    setBusy(true);
    const answer = await askDesk<{ done: Done }>("releases.release", {
      ...{ id, hash, mails },
      ...(urgent && { reason }),
    });
    setBusy(false);
    if (answer.kind !== "done") {
      reload();
      return setError(whyNot(answer));
    }
    setReason("");
    const { documents, entities } = answer.body.done;
    onSaid(
      t("releases.let.done", {
        documents: t("releases.let.documents", { count: documents }),
        entities: t("releases.let.entities", { count: entities }),
        mails: t("releases.let.mails", { count: mails }),
      }),
    );
    forgetDesk();
  }

  return (
    <Shown state={state} reload={reload}>
      {({ done }) => (
        <form
          className="approvals-writer"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            letGo(done.mails);
          }}
        >
          {urgent && (
            <TextArea
              id="release-reason"
              label={t("approvals.emergency.reason")}
              hint={t("approvals.emergency.reasonHint")}
              error={reasonError}
              rows={3}
              maxLength={2000}
              required
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
          <TextField
            id={urgent ? "release-count-now" : "release-count"}
            label={t("releases.let.type", { count: done.mails })}
            error={error}
            inputMode="numeric"
            autoComplete="off"
            required
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <p className="button-row">
            <Button
              type="submit"
              variant={urgent ? "secondary" : "primary"}
              pending={busy}
              pendingLabel={t("releases.let.going")}
            >
              {t("releases.let.go")}
            </Button>
          </p>
        </form>
      )}
    </Shown>
  );
}
