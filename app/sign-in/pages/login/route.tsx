import { useEffect } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useSearchParams } from "#app/navigation/router.tsx";
import { isFromDesk, whyOf } from "#app/sign-in/next-path.ts";
import { useSession } from "#app/sign-in/session.ts";
import { SignInPage } from "#app/sign-in/sign-in-page.tsx";
import { sessionHint } from "#app/state/session-hint.ts";
import { useStore } from "#app/state/store.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { advisersPart } from "#content/warnings.ts";
import { LeadOn, OneMoment } from "./lead-on.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** The sign-in of partners and staff, and the way to their workplace for who is signed in. */
export default function Login() {
  const { t } = useTranslation("login");
  const language = useLanguage();
  const { kind } = useSession();
  const signedInBefore = useStore(sessionHint, false);
  const isSignedIn = kind === "signed-in" || (kind === "unknown" && signedInBefore);
  return (
    <SignInPage
      title={t("title")}
      lede={t("lede")}
      form={isSignedIn ? t("onward.title") : t("form.title")}
      aside={
        <>
          <p>{advisersPart[language]}</p>
          <p>{t("invitation")}</p>
        </>
      }
    >
      {isSignedIn ? (
        kind === "signed-in" ? (
          <LeadOn />
        ) : (
          <OneMoment />
        )
      ) : (
        <>
          <WhyHere />
          <SignInForm />
          <PasskeySignIn />
        </>
      )}
    </SignInPage>
  );
}

/**
 * Says why somebody was sent here: the session has ended, they signed out, or the desk needs it.
 */
function WhyHere() {
  const { t } = useTranslation("login");
  const [parameters] = useSearchParams();
  const alive = useHydrated();
  const why = alive && whyOf(parameters);
  const atDesk = alive && isFromDesk(parameters.get("next"));
  useEffect(() => {
    // From now on the page itself decides what is shown, not `led-from-desk.js`.
    if (alive) delete document.documentElement.dataset.from;
  }, [alive]);
  return (
    <div role="status">
      {why && <p className="account-notice">{t(why === "ended" ? "why.ended" : "why.left")}</p>}
      <p className="account-notice from-desk" data-shown={atDesk}>
        {t("why.desk")}
      </p>
    </div>
  );
}
