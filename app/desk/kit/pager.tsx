import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";

type Props = {
  /** The cursor of the page on screen: its rows come before it. Empty on the first page. */
  before: string;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  onChange: (before: string) => void;
  /** Labels for lists that are not ordered by time. */
  words?: { first: string; next: string };
};

/** Pages by cursor, not by number: the last page is read as fast as the first. */
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
