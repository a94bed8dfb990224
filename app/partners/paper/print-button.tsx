import { useTranslation } from "#app/i18n/use-translation.tsx";

/** Prints the page that is shown, as a paper of its own. */
export function PrintButton({ what }: { what: "overview" | "fund" | "call" }) {
  const { t } = useTranslation("partners");
  return (
    <button type="button" className="button-quiet" onClick={() => window.print()}>
      {t(`paper.print.${what}`)}
    </button>
  );
}
