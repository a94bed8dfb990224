import { useState } from "react";
import { formatCents } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ReviewLine } from "#core/acts/reviews.ts";
import { useDesk } from "../../kit/ask-desk.ts";
import { WhenLoaded } from "../../kit/when-loaded.tsx";
import { OpenFile } from "../open-file.tsx";

type Props = {
  sha256: string;
  fileName: string;
  line: ReviewLine | undefined;
  /** After the release its text is no longer here; the file itself is the published document. */
  isKept: boolean;
};

/** A document beside its line: its text, page by page, as it was read, and the file itself. */
export function DocumentPage({ sha256, fileName, line, isKept }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <aside className="review-page" aria-label={t("releases.review.beside")}>
      <h3>{line ? line.entity : t("releases.review.beside")}</h3>
      <p>
        <OpenFile sha256={sha256} name={fileName} />
      </p>
      {line?.amount && (
        <p>{t("releases.review.lineSays", { amount: formatCents(line.amount, language) })}</p>
      )}
      {!isKept && <DocumentText sha256={sha256} first={line?.page ?? 1} />}
    </aside>
  );
}

function DocumentText({ sha256, first }: { sha256: string; first: number }) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("releases.document-text", { sha256 });
  const [page, setPage] = useState(first);
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ pages }) =>
        pages === null ? (
          <p className="review-unread">{t("releases.review.unread")}</p>
        ) : (
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
      }
    </WhenLoaded>
  );
}
