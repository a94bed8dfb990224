import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Release } from "#core/acts/releases.ts";
import { askDesk, useDesk } from "../../kit/ask-desk.ts";
import { WhenLoaded } from "../../kit/when-loaded.tsx";
import { ReviewSheet } from "./review-sheet.tsx";
import { TypeTotals } from "./type-totals.tsx";

type Props = { release: Pick<Release, "id" | "hash"> };

/** For whoever does not decide on the release: it is put together when they ask for it. */
export function AskedReview({ release }: Props) {
  const { t } = useTranslation("desk");
  const [asked, setAsked] = useState(false);
  if (asked) return <Review release={release} />;
  return (
    <section className="review" aria-labelledby="review-title">
      <h2 id="review-title">{t("releases.review.title")}</h2>
      <p className="desk-soft">{t("releases.review.beginWhy")}</p>
      <p className="button-row">
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t("releases.review.begin")}
        </Button>
      </p>
    </section>
  );
}

/**
 * What a release will do, line by line, as its author checks it and its approver decides on it. Of a
 * call nothing is shown before its total was typed.
 */
export function Review({ release: { id, hash } }: Props) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("releases.review", { id, hash });

  function open(what: string): void {
    askDesk("releases.opened", { id, hash, what: [what] });
  }

  return (
    <section className="review" aria-labelledby="review-title">
      <h2 id="review-title">{t("releases.review.title")}</h2>
      <WhenLoaded state={state} reload={reload}>
        {(seen) => (
          <>
            <TypeTotals
              key={hash}
              {...{ id, hash }}
              calls={seen.calls}
              notices={"notices" in seen ? seen.notices : []}
              noticeCount={"notices" in seen ? seen.noticeCount : 0}
              onTyped={reload}
            />
            {"review" in seen && (
              <ReviewSheet key={seen.review} id={id} seen={seen} open={{ hash, onOpen: open }} />
            )}
          </>
        )}
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
            <ReviewSheet id={id} seen={seen} />
          </>
        )}
      </WhenLoaded>
    </section>
  );
}
