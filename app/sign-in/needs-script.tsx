import { useTranslation } from "#app/i18n/use-translation.tsx";
import { site } from "#content/site.ts";

/** Why the pages of the limited partners cannot do without JavaScript, and what else can be done. */
export function NeedsScript() {
  const { t } = useTranslation("sign-in");
  return (
    <noscript>
      <p className="needs-script">
        {t("needsScript")} <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </noscript>
  );
}
