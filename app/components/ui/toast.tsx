import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { dismissToast, type ToastText } from "./toast-store.ts";

/** It stays until it is dismissed or replaced: nobody has to read against the clock. */
export function Toast({ title, description, variant = "default" }: ToastText) {
  const { t } = useTranslation();
  const cameFrom = useRef<Element | null>(null);
  const slip = useRef<HTMLDivElement>(null);

  function dismiss() {
    // The button is about to go: whoever was on it goes back to where they were.
    if (slip.current?.contains(document.activeElement)) {
      const target = cameFrom.current?.isConnected ? cameFrom.current : null;
      const fallback = document.getElementById("main");
      const back = target instanceof HTMLElement ? target : fallback;
      back?.focus({ preventScroll: true });
    }
    dismissToast();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is only a second way to the button.
    <div
      ref={slip}
      className="toast"
      data-variant={variant}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onKeyDown={({ key }) => key === "Escape" && dismiss()}
    >
      <p className="toast-title">
        {variant === "destructive" && <span className="sr-only">{t("ui.error")} </span>}
        {title}
      </p>
      {description && <p className="toast-description">{description}</p>}
      <button type="button" className="toast-dismiss" onClick={dismiss}>
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
          <path d="M5 5l14 14M19 5 5 19" stroke="currentColor" strokeWidth="1.3" />
        </svg>
        <span className="sr-only">{t("ui.dismiss")}</span>
      </button>
    </div>
  );
}
