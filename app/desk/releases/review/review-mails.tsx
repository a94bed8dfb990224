import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { ReviewMail } from "#core/acts/reviews.ts";
import { askDesk } from "../../kit/ask-desk.ts";
import { useWhyNot } from "../../kit/use-why-not.ts";

type Props = { id: string; hash: string; onOpen: (what: string) => void };

/** Every mail as it will read, with everybody who gets it in these words. */
export function ReviewMails({ id, hash, onOpen }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [mails, setMails] = useState<readonly ReviewMail[]>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");

  async function load(): Promise<void> {
    setBusy(true);
    const answer = await askDesk("releases.mails", { id, hash });
    setBusy(false);
    if (answer.kind !== "done") return setFailed(whyNot(answer));
    setFailed("");
    setMails(answer.body.mails);
    onOpen("mails");
  }

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
        <Disclosure key={text} summary={t("releases.review.mail", { subject, count: to.length })}>
          <p className="review-to">{to.join(", ")}</p>
          <pre className="review-mail">{text}</pre>
        </Disclosure>
      ))}
    </>
  );
}
