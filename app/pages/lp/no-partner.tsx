import { useTranslation } from "react-i18next";
import { Outcome } from "#app/components/ui/outcome.tsx";
import { site } from "#content/site.ts";
import { SignOutButton } from "./sign-out-button.tsx";

/** Signed in, but no longer a partner: nothing of the space is shown. */
export function NoPartner() {
  const { t } = useTranslation("lp");
  return (
    <Outcome title={t("noPartner.title")}>
      <p>{t("noPartner.text")}</p>
      <p>
        {t("noPartner.write")} <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <p>
        <SignOutButton />
      </p>
    </Outcome>
  );
}
