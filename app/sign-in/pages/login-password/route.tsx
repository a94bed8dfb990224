import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useMailedLink } from "#app/navigation/use-mailed-link.ts";
import { Entrance } from "#app/sign-in/entrance.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { type DeadKind, DeadLink } from "./dead-link.tsx";
import { PasswordForm } from "./password-form.tsx";

/**
 * The page of the link in a mail, for an invitation or a forgotten password. Opening it changes
 * nothing, since mail scanners open links too; only the button does.
 */
export default function LoginPassword() {
  const { t } = useTranslation("login-password");
  const { token, invited, staff } = useLink();
  const [dead, setDead] = useState<DeadKind>();
  const state = token === "" ? "missing" : dead;
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Entrance title={t("form.title")}>
        {state ? (
          <DeadLink kind={state} invited={invited} />
        ) : (
          <>
            <p className="voucher-lead">
              {t(staff ? "form.staff" : invited ? "form.invited" : "form.recovering")}
            </p>
            <PasswordForm
              token={token ?? ""}
              invited={invited}
              opens={staff ? "desk" : "partners"}
              onDead={setDead}
            />
          </>
        )}
      </Entrance>
    </>
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
