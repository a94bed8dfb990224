import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import type { WithFactorCheck } from "#app/sign-in/use-factor-check.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import type { OpenSession } from "#core/acts/account.ts";
import { deviceName } from "#core/device-name.ts";

type Props = {
  sessions: readonly OpenSession[];
  withFactorCheck: WithFactorCheck;
  reload: () => Promise<void>;
};

export function Sessions({ sessions, withFactorCheck, reload }: Props) {
  const { t } = useTranslation("own-account");
  const { textOf } = useFailureWords();
  const [said, setSaid] = useState("");

  /** Without an id, ends every session except that of this browser. */
  async function end(id?: string): Promise<void> {
    setSaid("");
    const answer = await withFactorCheck(() => askOwnAccount("end-session", id ? { id } : {}));
    if (answer.kind === "ended") return;
    if (answer.kind === "refused" && answer.code === "proof") return setSaid(t("unchecked"));
    if (answer.kind === "done" || answer.kind === "refused") {
      setSaid(t("sessions.ended"));
      return reload();
    }
    setSaid(textOf(answer));
  }

  return (
    <>
      <ul className="account-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      <p role="status">{said}</p>
      {sessions.length > 1 && (
        <p>
          <Button variant="secondary" onClick={() => end()}>
            {t("sessions.endOthers")}
          </Button>
        </p>
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { t } = useTranslation("own-account");
  const language = useLanguage();
  const { own, userAgent, network, openedAt, activeAt, provenBy } = session;
  const device = deviceName(userAgent) || t("sessions.unknown");
  return (
    <li>
      <div className="account-list-words">
        <h3>
          {device} {own && <span className="mark">{t("sessions.own")}</span>}
        </h3>
        <p>
          {t("sessions.opened", { moment: formatMoment(openedAt, language) })}{" "}
          {t("sessions.active", { moment: formatMoment(activeAt, language) })}{" "}
          {t(`sessions.proven.${provenBy ?? "not"}`)}{" "}
          {network && t("sessions.network", { network })}
        </p>
      </div>
      {!own && (
        <Button variant="quiet" onClick={onEnd}>
          {t("sessions.end")}
          <span className="sr-only">{` ${device}`}</span>
        </Button>
      )}
    </li>
  );
}
