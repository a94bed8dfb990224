import { useCallback, useEffect, useState } from "react";
import { ask } from "#app/api/ask.ts";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Outcome } from "#app/ui/outcome.tsx";
import { site } from "#content/site.ts";
import type { Subject } from "#core/contact-limits.ts";

type Status = {
  reference: string;
  subject: Subject;
  state: "new" | "taken" | "answered" | "closed";
  receivedAt: string;
  acknowledgeBy: string | null;
  acknowledgedAt: string | null;
  answerBy: string;
  answeredAt: string | null;
};
type Shown = { kind: "asking" | "unknown" | "stopped" } | { kind: "known"; status: Status };

/** Shown by the private link in an acknowledgement: the state of a message. It changes nothing. */
export function MessageStatus({ token }: { token: string }) {
  const { t } = useTranslation("contact-result");
  const [shown, setShown] = useState<Shown>({ kind: "asking" });

  const read = useCallback(async () => {
    setShown({ kind: "asking" });
    const answer = await ask("/functions/v1/contact-status", { body: { token } });
    if ("kind" in answer) setShown({ kind: "stopped" });
    else if (answer.ok) setShown({ kind: "known", status: answer.body as Status });
    else setShown({ kind: answer.status === 404 ? "unknown" : "stopped" });
  }, [token]);

  useEffect(() => {
    read();
  }, [read]);

  if (shown.kind === "known") return <Known status={shown.status} />;
  return (
    <Outcome title={t(`status.${shown.kind}.title`)}>
      <p role={shown.kind === "asking" ? "status" : "alert"}>{t(`status.${shown.kind}.text`)}</p>
      {shown.kind === "stopped" && (
        <p>
          <Button variant="secondary" onClick={read}>
            {t("status.again")}
          </Button>
        </p>
      )}
      {shown.kind === "unknown" && (
        <p>
          {t("write")} <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      )}
    </Outcome>
  );
}

function Known({ status }: { status: Status }) {
  const { t } = useTranslation("contact-result");
  const language = useLanguage();
  const { state, reference, acknowledgeBy, acknowledgedAt, answeredAt } = status;
  const day = (iso: string) => formatDay(iso, language);
  const owed = state !== "answered" && state !== "closed" && !answeredAt;
  const lines = [
    t("status.subject", { subject: t(`subjects.${status.subject}.name`) }),
    t("status.received", { day: day(status.receivedAt) }),
    acknowledgedAt && acknowledgeBy && t("status.acknowledged", { day: day(acknowledgedAt) }),
    owed &&
      acknowledgeBy &&
      !acknowledgedAt &&
      t("status.acknowledgeBy", { day: day(acknowledgeBy) }),
    answeredAt && t("status.answered", { day: day(answeredAt) }),
    owed && t("status.answerBy", { day: day(status.answerBy) }),
  ].filter((line) => typeof line === "string");
  return (
    <Outcome title={t(`status.state.${state}.title`)} done={state === "answered"}>
      <p role="status">{t(`status.state.${state}.text`)}</p>
      <dl className="reference">
        <dt>{t("sent.reference")}</dt>
        <dd>{reference}</dd>
      </dl>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t("status.private")}</p>
      <p>
        <LocalisedLink to="contact" className="button button-secondary">
          {t("form")}
        </LocalisedLink>
      </p>
    </Outcome>
  );
}
