import { useTranslation } from "#app/i18n/use-translation.tsx";
import { site } from "#content/site.ts";

/** For browsers without JavaScript: says why these pages need it, and whom to write to instead. */
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
