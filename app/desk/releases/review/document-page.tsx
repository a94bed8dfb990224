import { useState } from "react";
import { formatCents } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ReviewDocument, ReviewLine } from "#core/acts/reviews.ts";
import { OpenFile } from "../open-file.tsx";

type Props = { document: ReviewDocument; line: ReviewLine | undefined };

/** A document beside its line: its text, page by page, as it was read, and the file itself. */
export function DocumentPage({ document, line }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { pages, sha256, fileName } = document;
  const [page, setPage] = useState(line?.page ?? 1);
  return (
    <aside className="review-page" aria-label={t("releases.review.beside")}>
      <h3>{line ? line.entity : t("releases.review.beside")}</h3>
      <p>
        <OpenFile sha256={sha256} name={fileName} />
      </p>
      {line?.amount && (
        <p>{t("releases.review.lineSays", { amount: formatCents(line.amount, language) })}</p>
      )}
      {pages === null ? (
        <p className="review-unread">{t("releases.review.unread")}</p>
      ) : (
        pages.length > 0 && (
          <>
            <pre>{pages[page - 1]}</pre>
            <p className="button-row">
              <Button variant="quiet" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {t("releases.review.previous")}
              </Button>
              {t("releases.review.pageOf", { page, pages: pages.length })}
              <Button
                variant="quiet"
                disabled={page >= pages.length}
                onClick={() => setPage(page + 1)}
              >
                {t("releases.review.next")}
              </Button>
            </p>
          </>
        )
      )}
    </aside>
  );
}
