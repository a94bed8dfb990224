import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { Entrance } from "#app/features/account/entrance.tsx";
import { nextPath } from "#app/features/account/next-path.ts";
import { useSession } from "#app/features/account/use-session.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import sheet from "./route.css?url";
import { SignInForm } from "./sign-in-form.tsx";
import { WhyHere } from "./why-here.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function Login() {
  const { t } = useTranslation("login");
  useWayOn();
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Entrance title={t("form.title")} aside={<p>{t("invitation")}</p>}>
        <WhyHere />
        <SignInForm />
      </Entrance>
    </>
  );
}

/** Whoever is signed in, by this form or already, goes where they wanted to. */
function useWayOn(): void {
  const { kind } = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const next = nextPath(parameters.get("next"), language);
  useEffect(() => {
    if (kind === "signed-in") navigate(next, { replace: true });
  }, [kind, next, navigate]);
}
