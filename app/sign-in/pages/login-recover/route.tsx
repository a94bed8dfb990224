import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { SignInPage } from "#app/sign-in/sign-in-page.tsx";
import { RecoverForm } from "./recover-form.tsx";

export default function LoginRecover() {
  const { t } = useTranslation("login-recover");
  const [asked, setAsked] = useState(false);
  return (
    <SignInPage title={t("title")} lede={t("lede")} form={t("form.title")}>
      {asked ? <LinkAsked /> : <RecoverForm onAsked={() => setAsked(true)} />}
    </SignInPage>
  );
}

/** Says the same whether the address is known or not. */
function LinkAsked() {
  const { t } = useTranslation("login-recover");
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="account-notice" ref={notice} tabIndex={-1} role="status">
      <p>{t("asked.text")}</p>
      <p>{t("asked.wait")}</p>
      <p>
        <LocalisedLink to="login" className="link">
          {t("asked.back")}
        </LocalisedLink>
      </p>
    </div>
  );
}
