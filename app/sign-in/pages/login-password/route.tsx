import { useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useMailedLink } from "#app/navigation/use-mailed-link.ts";
import { stateOfLink } from "#app/sign-in/redeem-link.ts";
import { SignInPage } from "#app/sign-in/sign-in-page.tsx";
import { type DeadKind, DeadLink } from "./dead-link.tsx";
import { PasswordForm } from "./password-form.tsx";

/**
 * The page of the link in a mail, for an invitation or a forgotten password. Opening it changes
 * nothing, since mail scanners open links too; only the button does. It asks what the link is good
 * for, so that nobody thinks of a password for nothing.
 */
export default function LoginPassword() {
  const { t } = useTranslation("login-password");
  const { token, invited, staff } = useLink();
  const [dead, setDead] = useState<{ kind: DeadKind; takesFocus: boolean }>();
  useEffect(() => {
    if (!token) return;
    stateOfLink(token).then((kind) => {
      // The form that goes away may have the focus.
      const takesFocus = Boolean(document.activeElement?.closest(".account-form"));
      if (kind !== "open") setDead({ kind, takesFocus });
    });
  }, [token]);
  const state = token === "" ? { kind: "missing" as const, takesFocus: false } : dead;
  return (
    <SignInPage title={t("title")} lede={t("lede")} form={t("form.title")}>
      {state ? (
        <DeadLink {...state} invited={invited} />
      ) : (
        <>
          <p className="voucher-lead">
            {t(staff ? "form.staff" : invited ? "form.invited" : "form.recovering")}
          </p>
          <PasswordForm
            token={token ?? ""}
            invited={invited}
            opens={staff ? "desk" : invited ? "partners" : "login"}
            onDead={(kind) => setDead({ kind, takesFocus: true })}
          />
        </>
      )}
    </SignInPage>
  );
}

/** The token is empty where the link has none, and undefined until the page is hydrated. */
function useLink() {
  const link = useMailedLink();
  return {
    token: link && (link.get("token") ?? ""),
    invited: link?.has("invited") ?? false,
    staff: link?.get("invited") === "desk",
  };
}
