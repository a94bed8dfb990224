import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/components/ui/button.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { isInUse } from "#content/storage-register.ts";
import { decide } from "./consent-store.ts";
import { setPreferencesOpen } from "./dialog-state.ts";

/** Not modal: the page can be read and used before it is answered, and closing it declines. */
export default function ConsentBanner() {
  const { t } = useTranslation("consent");
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);
  return (
    <section className="consent-banner" aria-label={t("banner.label")} ref={banner}>
      <div className="consent-banner-text">
        {/* Not a heading: the page's own first one is its h1. */}
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

/** The page ends above the banner, and what takes the focus is scrolled clear of it. */
function useRoomBelow(banner: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { documentElement, body } = document;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      documentElement.style.scrollPaddingBottom = height;
      body.style.setProperty("--consent-height", height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      documentElement.style.removeProperty("scroll-padding-bottom");
      body.style.removeProperty("--consent-height");
    };
  }, [banner]);
}
