import { useTranslation } from "#app/i18n/use-translation.tsx";
import { farFromTop, useScrolled } from "#app/navigation/scroll-position.ts";

export function ScrollToTop() {
  const { t } = useTranslation();
  const visible = useScrolled(farFromTop);
  if (!visible) return null;
  return (
    <button
      type="button"
      className="scroll-to-top"
      onClick={() => {
        const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
        window.scrollTo({ top: 0, behavior: reduced ? "instant" : "smooth" });
        // The button is about to disappear: the focus must not go with it.
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
        <path d="M12 20V5M5 12l7-7 7 7" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="sr-only">{t("scrollToTop")}</span>
    </button>
  );
}
