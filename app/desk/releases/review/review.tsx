import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Release } from "#core/acts/releases.ts";
import type { Review as Seen } from "#core/acts/reviews.ts";
import { askDesk, useDesk } from "../../kit/ask-desk.ts";
import { WhenLoaded } from "../../kit/when-loaded.tsx";
import { ReviewSheet } from "./review-sheet.tsx";
import { TypeTotals } from "./type-totals.tsx";

/**
 * What a release will do, line by line, as its author checks it and its approver decides on it. Of a
 * call nothing is shown before its total was typed.
 */
export function Review({ release: { id, hash } }: { release: Pick<Release, "id" | "hash"> }) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("releases.review", { id, hash });

  function open(what: string): void {
    askDesk("releases.opened", { id, hash, what: [what] });
  }

  return (
    <section className="review" aria-labelledby="review-title">
      <h2 id="review-title">{t("releases.review.title")}</h2>
      <WhenLoaded state={state} reload={reload}>
        {(seen) =>
          "lines" in seen ? (
            <>
              <TypeTotals key={hash} id={id} hash={hash} calls={seen.calls} onTyped={reload} />
              <ReviewSheet key={`lines ${hash}`} seen={seen} onOpen={open} of={{ id, hash }} />
            </>
          ) : (
            <TypeTotals
              id={id}
              hash={hash}
              calls={seen.calls}
              onTyped={reload}
              notices={seen.notices}
            />
          )
        }
      </WhenLoaded>
    </section>
  );
}

/** The same, as whoever approved it saw it. */
export function KeptReview({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { state, reload } = useDesk("releases.kept-review", { id });
  // Releases that went out before reviews were kept have none.
  if (state.kind === "gone") return null;
  return (
    <section className="review" aria-labelledby="review-title">
      <h2 id="review-title">{t("releases.review.kept")}</h2>
      <WhenLoaded state={state} reload={reload}>
        {({ by, at, ...seen }) => (
          <>
            <p>{t("releases.review.by", { name: by, time: formatMoment(at, language) })}</p>
            <ReviewSheet seen={seen satisfies Seen} />
          </>
        )}
      </WhenLoaded>
    </section>
  );
}
