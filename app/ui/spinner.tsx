import { useTranslation } from "#app/i18n/use-translation.tsx";

/** Two rivers going round. It shows only after a moment, so that quick loads do not flicker. */
export function Spinner() {
  const { t } = useTranslation();
  return (
    <p className="spinner" role="status">
      <svg viewBox="0 0 48 48" width="32" height="32" fill="none" aria-hidden="true">
        <path d="M24 4a20 20 0 0 1 20 20" />
        <path d="M24 44A20 20 0 0 1 4 24" />
      </svg>
      <span className="sr-only">{t("loading")}</span>
    </p>
  );
}
