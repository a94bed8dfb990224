import { useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Navigate, useSearchParams } from "#app/navigation/router.tsx";
import { nextPath } from "#app/sign-in/next-path.ts";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { useWorkplaces } from "#app/sign-in/use-workplaces.ts";
import { Button } from "#app/ui/button.tsx";

/** Leads who is signed in, by the form or already, to where they work. */
export function LeadOn() {
  const { t } = useTranslation("sign-in");
  const { textOf } = useFailureWords();
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const { state, ask } = useWorkplaces();
  if (state.kind === "stopped") {
    return (
      <div className="account-notice" role="alert">
        <p>{textOf(state.failure)}</p>
        <p>
          <Button onClick={ask}>{t("trouble.retry")}</Button>
        </p>
      </div>
    );
  }
  if (state.kind === "asking") return <OneMoment />;
  const next = nextPath(parameters.get("next"), language, state.workplaces);
  if (next === undefined) return <Choice />;
  return (
    <>
      <OneMoment />
      <Navigate to={next} replace />
    </>
  );
}

export function OneMoment() {
  const { t } = useTranslation("login");
  return (
    <p className="voucher-lead" role="status">
      {t("onward.moment")}
    </p>
  );
}

/** For those who work at the desk and have invested, too: asked each time, and kept nowhere. */
function Choice() {
  const { t } = useTranslation("login");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <nav className="workplace-choice" aria-labelledby="workplace-choice">
      <h3 id="workplace-choice" ref={heading} tabIndex={-1}>
        {t("onward.choose")}
      </h3>
      <ul>
        {(["desk", "partners"] as const).map((id) => (
          <li key={id}>
            <LocalisedLink to={id} />
            <p>{t(`onward.${id}`)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
