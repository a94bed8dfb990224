import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { ReviewMail } from "#core/acts/reviews.ts";
import { askDesk } from "../../kit/ask-desk.ts";
import { useWhyNot } from "../../kit/use-why-not.ts";

/** The mails of a release, made when somebody asks for them; not of one that has gone. */
export function useMails(
  id: string,
  open: { hash: string; onOpen: (what: string) => void } | undefined,
) {
  const whyNot = useWhyNot();
  const [mails, setMails] = useState<readonly ReviewMail[]>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");

  async function load(): Promise<boolean> {
    if (!open || mails) return true;
    setBusy(true);
    const answer = await askDesk("releases.mails", { id, hash: open.hash });
    setBusy(false);
    setFailed(answer.kind === "done" ? "" : whyNot(answer));
    if (answer.kind !== "done") return false;
    setMails(answer.body.mails);
    open.onOpen("mails");
    return true;
  }

  return { mails, busy, failed, load };
}

type Props = ReturnType<typeof useMails> & { prints: boolean };

/** Every mail as it will read, with everybody who gets it in these words. */
export function ReviewMails({ mails, busy, failed, load, prints }: Props) {
  const { t } = useTranslation("desk");
  return (
    <>
      <h3>{t("releases.counted.mails")}</h3>
      {!mails && (
        <p className="button-row">
          <Button variant="secondary" pending={busy} onClick={load}>
            {t("releases.review.showMails")}
          </Button>
        </p>
      )}
      <p role="alert">{failed}</p>
      {mails?.length === 0 && <p>{t("releases.review.noMails")}</p>}
      {mails?.map(({ subject, text, to }) => (
        <Disclosure
          key={text}
          summary={t("releases.review.mail", { subject, count: to.length })}
          open={prints}
        >
          <p className="review-to">{to.join(", ")}</p>
          <pre className="review-mail">{text}</pre>
        </Disclosure>
      ))}
    </>
  );
}
