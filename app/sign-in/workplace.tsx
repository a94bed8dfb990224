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
  /** The query of the partners' space that this page belongs to: it names whose account is shown. */
  space?: string;
  /** The choice of the entity whose account is shown, where there is one. */
  entity?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of pages behind the sign-in, instead of the site's header and footer: one line with the
 * word mark, the own account, help, language and sign-out; and a footer with the legal pages.
 */
export function Workplace({ space = "", entity, children }: Props) {
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
            <LocalisedLink to="partners" suffix={space}>
              {t("workplace.space")}
            </LocalisedLink>
          )}
          <LocalisedLink to="own-account">{t("workplace.account")}</LocalisedLink>
          <LocalisedLink to="contact" suffix="?subject=investor">
            {t("workplace.help")}
          </LocalisedLink>
        </nav>
        <div className="workplace-leave">
          <LanguageToggle />
          {/* Rendered from the start, hidden at first, so that nothing moves when it is shown. */}
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
