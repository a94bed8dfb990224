import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { useSearchParams } from "#app/navigation/router.tsx";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { MainPart } from "#app/ui/main-part.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { useSession } from "./session.ts";
import { SignOutButton } from "./sign-out-button.tsx";

type Props = {
  /** Whose account is shown, where there is one. */
  entity?: ReactNode;
  children: ReactNode;
};

/**
 * Around the pages of who is signed in, in place of the site's head and foot: one line with the
 * house's mark, the account, help, language and the way out; and what the law wants within reach.
 */
export function Workplace({ entity, children }: Props) {
  const { t } = useTranslation("sign-in");
  const { kind } = useSession();
  const [parameters] = useSearchParams();
  const fromDesk = useHydrated() && parameters.get("from") === "desk";
  return (
    <>
      <header className="workplace-head">
        <LocalisedLink to="home" className="workplace-mark">
          <Wordmark />
        </LocalisedLink>
        <div className="workplace-entity">{entity}</div>
        <nav className="workplace-nav" aria-label={t("workplace.nav")}>
          {fromDesk ? (
            <LocalisedLink to="desk" />
          ) : (
            <LocalisedLink to="partners">{t("workplace.space")}</LocalisedLink>
          )}
          <LocalisedLink to="own-account">{t("workplace.account")}</LocalisedLink>
          <LocalisedLink to="contact" suffix="?subject=investor">
            {t("workplace.help")}
          </LocalisedLink>
        </nav>
        <div className="workplace-leave">
          <LanguageToggle />
          {/* Its place is kept from the start: nothing moves when it comes. */}
          <span className="workplace-out" data-shown={kind === "signed-in"}>
            <SignOutButton />
          </span>
        </div>
      </header>
      <MainPart>{children}</MainPart>
      <footer className="workplace-foot">
        <LocalisedLink to="legal-notice" />
        <LocalisedLink to="privacy" />
        <LocalisedLink to="cookie-settings" />
        <LocalisedLink to="accessibility" />
      </footer>
    </>
  );
}
