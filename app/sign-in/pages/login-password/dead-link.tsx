import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

export type DeadKind = "missing" | "expired" | "used" | "unknown";
type Props = { kind: DeadKind; invited: boolean; takesFocus: boolean };

/** Why a mailed link does not work, and how to get a new one. */
export function DeadLink({ kind, invited, takesFocus }: Props) {
  const { t } = useTranslation("login-password");
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);

  return (
    <div className="account-notice" ref={notice} tabIndex={-1} role="alert">
      <h3>{t(`dead.${kind}.title`)}</h3>
      <p>{t(`dead.${kind}.text`)}</p>
      <p>{invited ? t("dead.invited") : t("dead.again")}</p>
      <p className="button-row">
        <LocalisedLink to="login-recover" className="button">
          {t("dead.ask")}
        </LocalisedLink>
        <LocalisedLink to="login" className="link">
          {t("dead.signIn")}
        </LocalisedLink>
      </p>
    </div>
  );
}
