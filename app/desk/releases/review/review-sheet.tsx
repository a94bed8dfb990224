import { useState } from "react";
import { formatMoney } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Review } from "#core/acts/reviews.ts";
import { spaced } from "#core/iban.ts";
import { writeDay } from "#core/write-date.ts";
import { DocumentPage } from "./document-page.tsx";
import { ReviewLines } from "./review-lines.tsx";
import { ReviewMails } from "./review-mails.tsx";
import { ReviewDocuments, ReviewEntities, ReviewPeople } from "./review-rest.tsx";

type Props = {
  seen: Review;
  /** Notes what was opened; not there once the release has gone. */
  onOpen?: (what: string) => void;
  of?: { id: string; hash: string };
};

/** Lines shown before somebody asks for more. */
const atOnce = 100;

/** What deviates most first, then every line, and the page of the document beside the chosen one. */
export function ReviewSheet({ seen, onOpen, of }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(seen.opened));
  const [chosen, setChosen] = useState<string>();
  const [shown, setShown] = useState(atOnce);
  const { lines, documents, calls } = seen;
  const striking = lines.filter(({ notes }) => notes.length > 0);
  const line = lines.find((one) => one.id === chosen);
  const document = documents.find(({ sha256 }) => sha256 === (line?.document ?? chosen));

  function choose(what: string): void {
    setChosen(what);
    setOpened(new Set([...opened, what]));
    onOpen?.(what);
  }

  const table = { opened, chosen, onChoose: choose };
  return (
    <div className="review-sheet">
      <div>
        {calls.map(
          ({ fund, fundId, currency, dueOn, reference, total, entities, account, verifiedOn }) => (
            <dl className="releases-counted" key={`${fundId} ${dueOn} ${reference}`}>
              <Figure label={[fund, reference].filter(Boolean).join(", ")}>
                {total === undefined ? "" : formatMoney(total, currency, language)}
              </Figure>
              <Figure label={t("releases.review.investors")}>{entities}</Figure>
              <Figure label={t("releases.preview.due")}>{writeDay(dueOn, language)}</Figure>
              <Figure label={t("releases.review.account")}>
                {account && verifiedOn
                  ? t("releases.review.verified", {
                      day: writeDay(verifiedOn, language),
                      account: spaced(account),
                    })
                  : t("releases.review.noAccount")}
              </Figure>
            </dl>
          ),
        )}
        <h3>{t("releases.review.striking", { count: striking.length })}</h3>
        <ReviewLines
          {...table}
          caption={t("releases.review.striking", { count: striking.length })}
          lines={striking.slice(0, shown)}
          empty={t("releases.review.nothing")}
        />
        <h3>{t("releases.review.all", { count: lines.length })}</h3>
        <ReviewLines
          {...table}
          caption={t("releases.review.all", { count: lines.length })}
          lines={lines.slice(0, shown)}
          empty={t("releases.review.noLines")}
        />
        {lines.length > shown && (
          <p className="button-row review-more">
            <Button variant="secondary" onClick={() => setShown(lines.length)}>
              {t("releases.review.showAll", { count: lines.length })}
            </Button>
          </p>
        )}
        <ReviewPeople people={seen.people} />
        <ReviewEntities made={seen.made} />
        <ReviewDocuments documents={documents} opened={opened} onChoose={choose} />
        {of && <ReviewMails {...of} onOpen={choose} />}
        <p className="desk-soft">
          {t("releases.review.openedCount", { count: opened.size })}{" "}
          <Button variant="quiet" onClick={() => window.print()}>
            {t("releases.review.print")}
          </Button>
        </p>
      </div>
      {document && <DocumentPage key={chosen} document={document} line={line} />}
    </div>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
