import { useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import type { Sending } from "#core/acts/letters.ts";
import { formatFirmMoment } from "#core/firm-time.ts";
import { useMay } from "../colleague.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { countNames } from "./letter.ts";
import { UnknownMails } from "./unknown-mails.tsx";

type Props = { sending: Sending; onSaid: (said: string) => void };

const controlsIn = {
  scheduled: ["pause", "stop"],
  running: ["pause", "stop"],
  paused: ["go-on", "stop"],
  asks: ["go-on", "stop"],
  stopped: [],
  done: [],
} as const;

/** The state of a sending, in counts that are certain, and the buttons to control it. */
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
      {may("letters.send") && <SendingControls sending={sending} onSaid={onSaid} />}
      {counts && counts.unknown > 0 && (
        <UnknownMails sending={sending} count={counts.unknown} onSaid={onSaid} />
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

/**
 * Pause, continue, stop. A stopped sending cannot be continued, only begun again, so stopping has
 * to be confirmed.
 */
function SendingControls({ sending: { id, state }, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);

  async function steer(wanted: "pause" | "go-on" | "stop"): Promise<void> {
    if (wanted === "stop" && !sure) return setSure(true);
    setBusy(true);
    const answer = await askDesk("letters.steer", { sending: id, wanted });
    setBusy(false);
    setSure(false);
    onSaid(answer.kind === "done" ? t(`letters.steered.${wanted}`) : whyNot(answer));
    refreshDesk();
  }

  if (controlsIn[state].length === 0) return null;
  return (
    <p className="button-row">
      {controlsIn[state].map((wanted) => (
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
