import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { whyOf } from "#app/features/account/next-path.ts";

/** What brought a visitor here who had been signed in. */
export function WhyHere() {
  const { t } = useTranslation("login");
  const [parameters] = useSearchParams();
  const why = useHydrated() && whyOf(parameters);
  return (
    <div role="status">
      {why && <p className="account-notice">{t(why === "ended" ? "why.ended" : "why.left")}</p>}
    </div>
  );
}
