import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { MailRow } from "#core/acts/mail.ts";
import { reasonOf } from "./reason.ts";

type Props = Pick<
  MailRow,
  "standing" | "last_error" | "next_attempt_at" | "settled_at" | "attempts"
> & { returned?: MailRow["returned"] };

/** The state of a mail, the reason, and the next attempt. */
export function Standing({ standing, last_error, returned, ...mail }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const next = formatMoment(mail.next_attempt_at, language);
  return (
    <>
      <span className="mail-standing" data-standing={standing}>
        {t(`mail.standings.${standing}`)}
      </span>
      {mail.settled_at && ` ${t("mail.on", { moment: formatMoment(mail.settled_at, language) })}`}
      {last_error && (
        <>
          <br />
          {t(`mail.reasons.${reasonOf(last_error)}`)}
        </>
      )}
      {standing === "refused" && (
        <>
          <br />
          <span className="desk-soft">{t("mail.next", { moment: next })}</span>
        </>
      )}
      {returned && (
        <>
          <br />
          <span className="mail-standing" data-standing="returned">
            {t("mail.standings.returned")}
          </span>
          {` ${t(`mail.returnReasons.${returned}`)}`}
        </>
      )}
    </>
  );
}
