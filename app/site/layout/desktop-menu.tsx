import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { headerMenu } from "./menus.ts";
import { SearchEntry } from "./search-entry.tsx";
import { SubmenuDisclosure } from "./submenu-disclosure.tsx";

export function DesktopMenu() {
  const { t } = useTranslation();
  return (
    <div className="desktop-menu">
      <nav aria-label={t("mainMenu")}>
        <ul>
          {headerMenu().map((entry) => (
            <li key={entry.kind === "link" ? entry.id : entry.name}>
              {entry.kind === "link" ? (
                <LocalisedLink to={entry.id} />
              ) : (
                <SubmenuDisclosure
                  name={entry.name}
                  ids={entry.ids}
                  group="desktop-menu"
                  floating
                />
              )}
            </li>
          ))}
          <li>
            <LocalisedLink to="login" className="lp-entry" />
          </li>
        </ul>
      </nav>
      <SearchEntry />
      <LanguageToggle />
    </div>
  );
}
