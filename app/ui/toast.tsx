import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { giveFocusBack } from "./focus-back.ts";
import { useRoomBelow } from "./room-below.ts";
import { dismissToast, type ToastText } from "./toast-store.ts";

/** In pixels: the distance to the edge of the window, as in the stylesheet (at most 1.5rem). */
const gap = 24;

/** Stays until it is dismissed or replaced: nobody has to read it in a given time. */
export function Toast({ title, description, variant = "default" }: ToastText) {
  const { t } = useTranslation();
  const cameFrom = useRef<Element | null>(null);
  const toast = useRef<HTMLDivElement>(null);
  useRoomBelow(toast, "--toast-height", gap);
  useEscape(dismiss);

  function dismiss() {
    // The button is about to be removed: the focus goes back to where it was before.
    if (toast.current?.contains(document.activeElement)) giveFocusBack(cameFrom.current);
    dismissToast();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes where the focus came from.
    <div
      ref={toast}
      className="toast"
      data-variant={variant}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
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

/** Escape dismisses from anywhere on the page, unless a dialog is open: then it closes that. */
function useEscape(dismiss: () => void): void {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector("dialog[open]")) latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
