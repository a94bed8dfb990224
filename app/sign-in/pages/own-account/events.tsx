import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Account } from "#app/sign-in/own-account.ts";

export function Events({ events }: { events: Account["events"] }) {
  const { t } = useTranslation("own-account");
  const language = useLanguage();
  if (events.length === 0) return <p className="account-empty">{t("events.none")}</p>;
  return (
    <ol className="account-events">
      {events.map(({ kind, at, network, detail }) => (
        <li key={`${at} ${kind}`} data-alarm={kind.endsWith("failed")}>
          <time dateTime={at}>{formatMoment(at, language)}</time>
          <span>
            {t(`events.kind.${kind}`)}
            {detail && ` (${detail})`}
          </span>
          {/* As the sessions have it, without the length of the mask. */}
          <span>{network.replace(/\/\d+$/, "")}</span>
        </li>
      ))}
    </ol>
  );
}
