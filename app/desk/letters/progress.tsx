import { useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import { formatFirmMoment } from "#core/firm-time.ts";
import { useMay } from "../colleague.ts";
import { askDesk, forgetDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { countNames, type Sending } from "./letter.ts";

type Props = { sending: Sending; onSaid: (said: string) => void };

const steps = {
  scheduled: ["pause", "stop"],
  running: ["pause", "stop"],
  paused: ["go-on", "stop"],
  asks: ["go-on", "stop"],
  stopped: [],
  done: [],
} as const;

/** Where a sending stands, in what is known and nothing else; and what may be done about it. */
export function Progress({ sending, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { state, sendAt, startedAt, endedAt, by, perMinute, counts, leftSince } = sending;
  const time = (iso: string) => formatFirmMoment(iso, language);
  const number = (value: number) => formatNumber(value, language);
  return (
    <section className="letter-progress" aria-labelledby={`sending-${sending.id}`}>
      <h2 id={`sending-${sending.id}`}>{t(`letters.sendings.${state}`)}</h2>
      {state === "asks" && <p className="letter-asks">{t("letters.progress.asks")}</p>}
      <dl className="mail-facts">
        <dt>{t("letters.progress.by")}</dt>
        <dd>{by}</dd>
        <dt>{t(startedAt ? "letters.progress.started" : "letters.progress.planned")}</dt>
        <dd>{time(startedAt ?? sendAt)}</dd>
        {endedAt && (
          <>
            <dt>{t("letters.progress.ended")}</dt>
            <dd>{time(endedAt)}</dd>
          </>
        )}
        <dt>{t("letters.progress.rate")}</dt>
        <dd>{number(perMinute)}</dd>
        {counts && (
          <>
            <dt>{t("letters.progress.recipients")}</dt>
            <dd>{number(counts.recipients)}</dd>
            {countNames.map((name) => (
              <Count key={name} label={t(`letters.counts.${name}`)} value={number(counts[name])} />
            ))}
            <Count label={t("letters.progress.leftSince")} value={number(leftSince)} />
          </>
        )}
      </dl>
      {counts && (
        <>
          <progress
            max={counts.recipients || 1}
            value={counts.recipients - counts.ready - counts.sending}
            aria-label={t("letters.progress.bar")}
          />
          <p className="desk-soft">{t("letters.progress.honest")}</p>
        </>
      )}
      {may("letters.send") && <Steering sending={sending} onSaid={onSaid} />}
      {counts && counts.unknown > 0 && state !== "stopped" && (
        <Unknown sending={sending} count={counts.unknown} onSaid={onSaid} />
      )}
    </section>
  );
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** What was stopped goes on only as a new sending: it asks once more. */
function Steering({ sending: { id, state }, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot("letters", "approvals");
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);

  async function steer(wanted: "pause" | "go-on" | "stop"): Promise<void> {
    if (wanted === "stop" && !sure) return setSure(true);
    setBusy(true);
    const answer = await askDesk("letters.steer", { sending: id, wanted });
    setBusy(false);
    setSure(false);
    onSaid(answer.kind === "done" ? t(`letters.steered.${wanted}`) : whyNot(answer));
    forgetDesk();
  }

  if (steps[state].length === 0) return null;
  return (
    <p className="button-row">
      {steps[state].map((wanted) => (
        <FreshButton
          key={wanted}
          question={`${state} ${sure}`}
          variant={wanted === "stop" ? "quiet" : "secondary"}
          pending={busy}
          onClick={() => steer(wanted)}
        >
          {t(wanted === "stop" && sure ? "letters.steer.sure" : `letters.steer.${wanted}`)}
        </FreshButton>
      ))}
    </p>
  );
}

type UnknownProps = Props & { count: number };

/** Being sent when a sender died: both ways have a price, which is said before one is taken. */
function Unknown({ sending: { id, unknownLeftAt }, count, onSaid }: UnknownProps) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const whyNot = useWhyNot("letters", "approvals");
  const [busy, setBusy] = useState(false);

  async function decide(decision: "again" | "leave"): Promise<void> {
    setBusy(true);
    const answer = await askDesk<{ mails: number }>("letters.unknown", { sending: id, decision });
    setBusy(false);
    onSaid(
      answer.kind === "done"
        ? t(`letters.unknown.done.${decision}`, { count: answer.body.mails })
        : whyNot(answer),
    );
    forgetDesk();
  }

  return (
    <div className="letter-unknown">
      <h3>{t("letters.unknown.title", { count })}</h3>
      <p>{t("letters.unknown.text", { count })}</p>
      {unknownLeftAt && <p className="desk-soft">{t("letters.unknown.left")}</p>}
      {may("letters.send") && (
        <p className="button-row">
          <Button variant="secondary" pending={busy} onClick={() => decide("again")}>
            {t("letters.unknown.again")}
          </Button>
          {!unknownLeftAt && (
            <Button variant="quiet" pending={busy} onClick={() => decide("leave")}>
              {t("letters.unknown.leave")}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
