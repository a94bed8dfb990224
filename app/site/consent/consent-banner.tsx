import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { giveFocusBack } from "#app/ui/focus-back.ts";
import { useRoomBelow } from "#app/ui/room-below.ts";
import { isInUse } from "#content/storage-register.ts";
import { decide } from "./consent-store.ts";
import { setPreferencesOpen } from "./dialog-state.ts";

/** Not modal: the page can be read and used before it is answered, and closing it declines. */
export default function ConsentBanner() {
  const { t } = useTranslation("consent");
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner, "--consent-height");
  const onFocus = useRestoredFocus(banner);
  return (
    <section
      className="consent-banner"
      aria-label={t("banner.label")}
      ref={banner}
      onFocus={onFocus}
    >
      <div className="consent-banner-text">
        {/* Not a heading: the first heading of a page must be its h1. */}
        <p className="consent-banner-title">{t("banner.title")}</p>
        <p>
          {isInUse("targeting") ? t("banner.textWithNetwork") : t("banner.text")}{" "}
          <LocalisedLink to="cookie-settings">{t("banner.details")}</LocalisedLink>
        </p>
      </div>
      <div className="consent-banner-actions">
        <Button variant="secondary" onClick={() => decide("accept-all")}>
          {t("banner.acceptAll")}
        </Button>
        <Button variant="secondary" onClick={() => decide("decline-all")}>
          {t("banner.decline")}
        </Button>
        <Button variant="quiet" onClick={() => setPreferencesOpen(true)}>
          {t("banner.preferences")}
        </Button>
      </div>
      <button
        type="button"
        className="consent-banner-close"
        aria-label={t("banner.close")}
        onClick={() => decide("decline-all")}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </section>
  );
}

/** When the banner is answered and removed, the focus goes back to where it was before. */
function useRestoredFocus(banner: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = banner.current;
    return () => {
      if (element?.contains(document.activeElement)) giveFocusBack(cameFrom.current);
    };
  }, [banner]);
  return (event: FocusEvent) => {
    const { currentTarget, relatedTarget } = event;
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
}
