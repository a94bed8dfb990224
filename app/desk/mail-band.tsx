import { formatNumber } from "#app/i18n/format.ts";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useMay } from "./colleague.ts";
import { useDesk } from "./kit/ask-desk.ts";
import { DeskLink } from "./kit/desk-link.tsx";

/** Above every room, while the mail server does not answer: since when, and how many mails wait. */
export function MailBand() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { state } = useDesk("waiting", {}, 60_000);
  const away = state.kind === "loaded" ? state.body.mailServer : null;
  return (
    <div role="status">
      {away && (
        <p className="desk-band">
          {t("mailBand.said", {
            count: away.waiting,
            number: formatNumber(away.waiting, language),
            since: formatMoment(away.since, language),
          })}{" "}
          {may("mail.read") && (
            <DeskLink room="mail" chosen={{ state: "queued" }} className="link">
              {t("mailBand.show")}
            </DeskLink>
          )}
        </p>
      )}
    </div>
  );
}
