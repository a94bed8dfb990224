import { useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { headerHidden, useScrolled } from "#app/navigation/scroll-position.ts";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { DesktopMenu } from "./desktop-menu.tsx";
import { MobileMenu, MobileMenuButton } from "./mobile-menu.tsx";
import { useSearchKey } from "./use-search-key.ts";

export function Header() {
  const { t } = useTranslation();
  const hidden = useScrolled(headerHidden);
  const panelId = useId();
  useSearchKey();
  return (
    <header className="site-header" data-hidden={hidden}>
      <div className="site-header-bar">
        <LocalisedLink to="home" className="site-logo" aria-label={t("logo")}>
          <Wordmark />
        </LocalisedLink>
        <DesktopMenu />
        <MobileMenuButton panelId={panelId} />
      </div>
      <MobileMenu panelId={panelId} />
    </header>
  );
}
