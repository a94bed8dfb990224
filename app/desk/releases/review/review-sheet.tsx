import { useEffect, useState } from "react";
import { formatFullMoney, formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { Review, ReviewCall } from "#core/acts/reviews.ts";
import { spaced } from "#core/iban.ts";
import { writeDay } from "#core/write-date.ts";
import { DocumentPage } from "./document-page.tsx";
import { ReviewLines } from "./review-lines.tsx";
import { ReviewMails, useMails } from "./review-mails.tsx";
import { mostUnfolded, ReviewDocuments, ReviewEntities, ReviewPeople } from "./review-rest.tsx";
import { useParts } from "./use-parts.ts";

type Props = {
  id: string;
  seen: Review;
  /** Of what may still be approved. Not there once the release has gone: then nothing is noted. */
  open?: { hash: string; onOpen: (what: string) => void };
};

/** What deviates most first, then the other lines, and the document that belongs to the chosen one. */
export function ReviewSheet({ id, seen, open }: Props) {
  const { t } = useTranslation("desk");
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(seen.opened));
  const [chosen, setChosen] = useState<string>();
  const [prints, setPrints] = useState(false);
  const { lines, documents, busy, failed, loadAll } = useParts(id, seen);
  const mails = useMails(id, open && { ...open, onOpen: choose });
  const { counts } = seen;
  const striking = lines.filter(({ notes }) => notes.length > 0);
  const others = lines.filter(({ notes }) => notes.length === 0);
  const line = lines.find((one) => one.id === chosen);
  const document = documents.find(({ sha256 }) => sha256 === (line?.document ?? chosen));
  const sha256 = line?.document ?? document?.sha256;

  useEffect(() => {
    if (!prints) return;
    window.print();
    setPrints(false);
  }, [prints]);

  /** Chosen once more, its document is put away. */
  function choose(what: string): void {
    setChosen(what === chosen ? undefined : what);
    setOpened(new Set([...opened, what]));
    open?.onOpen(what);
  }

  /** On paper nothing is left out. */
  async function print(): Promise<void> {
    if ((await loadAll("lines")) && (await loadAll("documents")) && (await mails.load())) {
      setPrints(true);
    }
  }

  const table = { opened, chosen, onChoose: choose };
  const caption = t("releases.review.striking", { count: counts.striking });
  const rest = t("releases.review.others", { count: counts.lines - counts.striking });
  return (
    <div className="review-sheet">
      <div>
        {seen.calls.map((call) => (
          <CallFigures key={`${call.fundId} ${call.dueOn} ${call.reference}`} call={call} />
        ))}
        {counts.lines > 0 && (
          <>
            <h3>{caption}</h3>
            <ReviewLines
              {...table}
              caption={caption}
              lines={striking}
              empty={t("releases.review.nothing")}
            />
          </>
        )}
        {others.length > 0 && (
          <Disclosure summary={rest} open={prints || others.length <= mostUnfolded}>
            <ReviewLines {...table} caption={rest} lines={others} empty="" />
          </Disclosure>
        )}
        {lines.length < counts.lines && (
          <p className="button-row review-more">
            <Button variant="secondary" pending={busy === "lines"} onClick={() => loadAll("lines")}>
              {t("releases.review.showAll", { count: counts.lines })}
            </Button>
          </p>
        )}
        <ReviewPeople people={seen.people} />
        <ReviewEntities made={seen.made} />
        <ReviewDocuments {...{ documents, opened, prints }} onChoose={choose} />
        {documents.length < counts.documents && (
          <p className="button-row">
            <Button
              variant="secondary"
              pending={busy === "documents"}
              onClick={() => loadAll("documents")}
            >
              {t("releases.review.showAllDocuments", { count: counts.documents })}
            </Button>
          </p>
        )}
        <p role="alert">{failed}</p>
        {open && <ReviewMails {...mails} prints={prints} />}
        <p className="desk-soft">
          {t(open ? "releases.review.openedCount" : "releases.review.openedThen", {
            count: opened.size,
          })}{" "}
          <Button variant="quiet" pending={busy !== undefined} onClick={print}>
            {t("releases.review.print")}
          </Button>
        </p>
      </div>
      {sha256 && (
        <DocumentPage
          key={chosen}
          sha256={sha256}
          fileName={line?.fileName ?? document?.fileName ?? t("releases.file")}
          line={line}
          isKept={!open}
        />
      )}
    </div>
  );
}

function CallFigures({ call }: { call: ReviewCall }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { fund, currency, dueOn, reference, total, entities, account, verifiedOn } = call;
  const { accountBefore, tries } = call;
  return (
    <dl className="releases-counted">
      <Figure label={[fund, reference].filter(Boolean).join(", ")}>
        {total === undefined ? "" : formatFullMoney(total, currency, language)}
      </Figure>
      <Figure label={t("releases.review.investors")}>{entities}</Figure>
      <Figure label={t("releases.preview.due")}>{writeDay(dueOn, language)}</Figure>
      <Figure label={t("releases.review.account")}>
        {accountBefore && (
          <>
            <del>{spaced(accountBefore)}</del>{" "}
          </>
        )}
        {account && verifiedOn
          ? t("releases.review.verified", {
              day: writeDay(verifiedOn, language),
              account: spaced(account),
            })
          : t("releases.review.noAccount")}
      </Figure>
      {tries.length > 1 && (
        <Figure label={t("releases.review.tries")}>
          {tries.slice(0, -1).map(({ typed, at }) => (
            <p key={at}>
              {[formatFullMoney(typed, currency, language), formatMoment(at, language)].join(", ")}
            </p>
          ))}
        </Figure>
      )}
    </dl>
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
