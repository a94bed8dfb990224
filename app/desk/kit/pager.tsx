import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";

type Props = {
  /** What the page on screen begins before; empty on the first. */
  before: string;
  /** What the next begins before, where there is one. */
  next: string | null;
  onChange: (before: string) => void;
  /** Where the order is not that of time. */
  words?: { first: string; next: string };
};

/** From newest to oldest, by what a page begins before: as quick at the end as at the beginning. */
export function Pager({ before, next, onChange, words }: Props) {
  const { t } = useTranslation("desk");
  if (!before && !next) return null;
  return (
    <nav className="button-row desk-pager" aria-label={t("pager.label")}>
      {before && (
        <Button variant="quiet" onClick={() => onChange("")}>
          {words?.first ?? t("pager.newest")}
        </Button>
      )}
      {next && (
        <Button variant="quiet" onClick={() => onChange(next)}>
          {words?.next ?? t("pager.older")}
        </Button>
      )}
    </nav>
  );
}
