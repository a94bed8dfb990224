import { type MouseEvent, useEffect, useRef } from "react";
import { BandCopy } from "#app/engraving/band.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { useNavigated } from "#app/navigation/use-navigated.ts";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { houseBand } from "./footer.tsx";
import { headerMenu } from "./menus.ts";
import { SubmenuDisclosure } from "./submenu-disclosure.tsx";

/** For browsers without invoker commands; others open the panel themselves, without JavaScript. */
function runCommand(event: MouseEvent<HTMLButtonElement>, panelId: string) {
  if ("command" in HTMLButtonElement.prototype) return;
  const panel = document.getElementById(panelId);
  if (!(panel instanceof HTMLDialogElement)) return;
  if (event.currentTarget.getAttribute("command") === "close") panel.close();
  else panel.showModal();
}

function PanelButton({ panelId, command }: { panelId: string; command: "show-modal" | "close" }) {
  const { t } = useTranslation();
  const opens = command === "show-modal";
  return (
    <button
      type="button"
      className="menu-button"
      {...{ command, commandfor: panelId }}
      aria-haspopup={opens ? "dialog" : undefined}
      onClick={(event) => runCommand(event, panelId)}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={opens ? "M3 6h18M3 12c3-2.4 6-2.4 9 0s6 2.4 9 0M3 18h18" : "M5 5l14 14M19 5 5 19"}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <span className="sr-only">{opens ? t("openMenu") : t("closeMenu")}</span>
    </button>
  );
}

export function MobileMenuButton({ panelId }: { panelId: string }) {
  return <PanelButton panelId={panelId} command="show-modal" />;
}

/**
 * A modal dialog: the browser keeps the focus inside, closes it on Escape and restores the focus.
 */
export function MobileMenu({ panelId }: { panelId: string }) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDialogElement>(null);

  useNavigated(() => panel.current?.close());

  // The panel is for small screens: when a tablet is turned, it must not stay open and block the
  // page.
  useEffect(() => {
    const large = matchMedia("(width >= 64rem)");
    const onChange = () => large.matches && panel.current?.close();
    large.addEventListener("change", onChange);
    return () => large.removeEventListener("change", onChange);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key clicks too.
    <dialog
      ref={panel}
      id={panelId}
      className="mobile-menu"
      aria-label={t("menu")}
      // Closes at once, not when the next page is loaded: the spinner would be under the panel.
      onClick={({ target }) => {
        if (target instanceof Element && target.closest("a")) panel.current?.close();
      }}
    >
      <div className="site-header-bar">
        <LocalisedLink to="home" className="site-logo" aria-label={t("logo")}>
          <Wordmark />
        </LocalisedLink>
        <PanelButton panelId={panelId} command="close" />
      </div>
      <nav aria-label={t("menu")}>
        <ul>
          <li>
            <LocalisedLink to="search" />
          </li>
          {headerMenu()
            .filter((entry) => entry.kind === "submenu" || entry.id !== "contact")
            .map((entry) => (
              <li key={entry.kind === "link" ? entry.id : entry.name}>
                {entry.kind === "link" ? (
                  <LocalisedLink to={entry.id} />
                ) : (
                  <SubmenuDisclosure name={entry.name} ids={entry.ids} group="mobile-menu" />
                )}
              </li>
            ))}
          <li>
            <LocalisedLink to="login" />
          </li>
        </ul>
      </nav>
      <BandCopy of={houseBand} />
      <div className="mobile-menu-end">
        <LocalisedLink to="contact" className="button" />
        <LanguageToggle />
      </div>
    </dialog>
  );
}
