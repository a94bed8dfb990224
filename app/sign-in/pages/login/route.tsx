import { useEffect } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate, useSearchParams } from "#app/navigation/router.tsx";
import { Entrance } from "#app/sign-in/entrance.tsx";
import { nextPath, whyOf } from "#app/sign-in/next-path.ts";
import { useSession } from "#app/sign-in/session.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { pathTo } from "#core/paths.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export default function Login() {
  const { t } = useTranslation("login");
  useLeaveWhenSignedIn();
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Entrance title={t("form.title")} aside={<p>{t("invitation")}</p>}>
        <WhyHere />
        <SignInForm />
        <PasskeySignIn />
      </Entrance>
    </>
  );
}

/**
 * Says why somebody was sent here: the session has ended, they signed out, or the desk needs it.
 */
function WhyHere() {
  const { t } = useTranslation("login");
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const alive = useHydrated();
  const why = alive && whyOf(parameters);
  const atDesk =
    alive && nextPath(parameters.get("next"), language).startsWith(pathTo("desk", language));
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

/** Sends everybody who is signed in, by this form or already, to the page they came for. */
function useLeaveWhenSignedIn(): void {
  const { kind } = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const next = nextPath(parameters.get("next"), language);
  useEffect(() => {
    if (kind === "signed-in") navigate(next, { replace: true });
  }, [kind, next, navigate]);
}
