import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { retentionDays } from "#core/retention.ts";
import { SendingStopped } from "./sending-stopped.tsx";
import type { Stop } from "./use-contact-form.ts";

type Props = { sending: boolean; stopped: Stop | undefined };

const months = Math.round(retentionDays.contactMessages / (365 / 12));

/** What we do with the data (Regulation 2016/679, art. 13), and the button. */
export function FormEnd({ sending, stopped }: Props) {
  const { t } = useTranslation("contact");
  return (
    <div className="form-end">
      <dl>
        <div>
          <dt>{t("notice.purpose")}</dt>
          <dd>{t("notice.purposeText")}</dd>
        </div>
        <div>
          <dt>{t("notice.basis")}</dt>
          <dd>{t("notice.basisText")}</dd>
        </div>
        <div>
          <dt>{t("notice.kept")}</dt>
          <dd>{t("notice.keptText", { months })}</dd>
        </div>
      </dl>
      {stopped && <SendingStopped reason={stopped} />}
      <p className="button-row">
        <Button type="submit" pending={sending} pendingLabel={t("form.sending")}>
          {t("form.send")}
        </Button>
        <LocalisedLink to="privacy" className="link" />
      </p>
      <p className="sr-only" role="status">
        {sending && t("form.sending")}
      </p>
    </div>
  );
}
