import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { AccountFormLayout } from "#app/features/account/account-form-layout.tsx";
import { type DeadKind, DeadLink } from "./dead-link.tsx";
import { PasswordForm } from "./password-form.tsx";
import sheet from "./route.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];

/**
 * What the link in a mail opens, of an invitation or of a recovery. Opening it changes nothing,
 * since mail scanners follow links too; the button does.
 */
export default function LoginPassword() {
  const { t } = useTranslation("login-password");
  const { token, invited } = useLink();
  const [dead, setDead] = useState<DeadKind>();
  const state = token === "" ? "missing" : dead;
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <AccountFormLayout title={t("form.title")}>
        {state ? (
          <DeadLink kind={state} invited={invited} />
        ) : (
          <>
            <p className="voucher-lead">{invited ? t("form.invited") : t("form.recovering")}</p>
            <PasswordForm token={token ?? ""} invited={invited} onDead={setDead} />
          </>
        )}
      </AccountFormLayout>
    </>
  );
}

declare global {
  interface Window {
    /** What the address held when the page came: `take-token.js` took it out. */
    mailedLink?: string;
  }
}

/** The token is empty where there is none, undefined while the page is not alive. */
function useLink() {
  const hydrated = useHydrated();
  // Loaded again, the page finds it with its place in the history.
  useEffect(() => {
    window.history.replaceState({ ...window.history.state, link: window.mailedLink }, "");
  }, []);
  if (!hydrated) return { token: undefined, invited: false };
  const parameters = new URLSearchParams(window.mailedLink);
  return { token: parameters.get("token") ?? "", invited: parameters.has("invited") };
}
