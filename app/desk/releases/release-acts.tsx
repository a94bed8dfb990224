import { type ReactNode, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Release } from "#core/acts/releases.ts";
import type { Refusal } from "#core/refusals.ts";
import { useMay } from "../colleague.ts";
import { askDesk, refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { useFieldFault } from "../kit/use-field-fault.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { ReleaseCounts } from "./release-counts.tsx";

type Props = { release: Release; onSaid: (said: string) => void };

/** The acts that are possible on exactly the release on screen: the hash goes along. */
export function ReleaseActs({ release, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const whyNot = useWhyNot();
  const [busy, setBusy] = useState(false);
  const { id, hash, state, mine, faults } = release;

  async function act(name: "works.submit" | "approvals.give", said: string): Promise<void> {
    setBusy(true);
    const answer = await askDesk(name, { id, hash });
    setBusy(false);
    onSaid(answer.kind === "done" ? said : whyNot(answer));
    // Refused or not: what was looked at may have changed.
    refreshDesk();
  }

  if (faults.length > 0) return null;
  return (
    <section className="releases-acts" aria-labelledby="acts-title">
      <h2 id="acts-title">{t("releases.let.title")}</h2>
      <ReleaseSummary key={hash} release={release}>
        {state === "submitted" && mine && <p>{t("releases.own")}</p>}
        {state === "submitted" && !mine && !may("approvals.give") && <p>{t("releases.waits")}</p>}
        <p className="button-row">
          {state === "draft" && may("releases.write") && (
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
      </ReleaseSummary>
      {state === "approved" && may("releases.write") && (
        <ReleaseForm key={`let ${hash}`} release={release} onSaid={onSaid} />
      )}
    </section>
  );
}

type SummaryProps = Pick<Props, "release"> & { children: ReactNode };

/**
 * Shown before a release is submitted, approved or released: what it contains, and which entities
 * nobody can read it for. Nobody acts on it before they could see it.
 */
function ReleaseSummary({ release: { id, hash }, children }: SummaryProps) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("releases.rehearse", { id, hash });
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ done, withoutPerson }) => (
        <>
          <ReleaseCounts done={done} />
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
          {children}
        </>
      )}
    </WhenLoaded>
  );
}

/** What makes an approval void. */
const changes: readonly (Refusal | undefined)[] = [
  ...(["not-approved", "accounts-changed", "figures-changed"] as const),
  ...(["people-changed", "names-changed"] as const),
];

/** Releases it. The number of mails has to be typed, so that nobody releases by mistake. */
function ReleaseForm({ release, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const { id, hash } = release;
  const { state, reload } = useDesk("releases.rehearse", { id, hash });
  const [typed, setTyped] = useState("");
  const { error, setError, summary } = useFieldFault("release-count");
  const [busy, setBusy] = useState(false);

  async function releaseNow(mails: number): Promise<void> {
    // Separators between thousands are ignored.
    if (typed.replaceAll(/\D/g, "") !== String(mails))
      return setError(t("releases.let.wrong", { count: mails }));
    setBusy(true);
    const answer = await askDesk("releases.release", { id, hash, mails });
    setBusy(false);
    if (answer.kind === "refused" && changes.includes(answer.reason)) {
      onSaid(`${whyNot(answer)} ${t("releases.let.again")}`);
      return void refreshDesk();
    }
    if (answer.kind !== "done") {
      reload();
      return setError(whyNot(answer));
    }
    const { documents, entities } = answer.body.done;
    onSaid(
      t("releases.let.done", {
        documents: t("releases.let.documents", { count: documents }),
        entities: t("releases.let.entities", { count: entities }),
        mails: t("releases.let.mails", { count: mails }),
      }),
    );
    refreshDesk();
  }

  return (
    <WhenLoaded state={state} reload={reload}>
      {({ done }) => (
        <form
          className="approvals-writer"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            releaseNow(done.mails);
          }}
        >
          {summary}
          <TextField
            id="release-count"
            label={t("releases.let.type", { count: done.mails })}
            error={error}
            inputMode="numeric"
            autoComplete="off"
            required
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <p className="button-row">
            <Button type="submit" pending={busy} pendingLabel={t("releases.let.going")}>
              {t("releases.let.go")}
            </Button>
          </p>
        </form>
      )}
    </WhenLoaded>
  );
}
