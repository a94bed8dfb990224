import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { alertChannel, alertDeadlines } from "#content/legal/alert-channel.ts";
import { complianceHead } from "#content/people.ts";
import { site } from "#content/site.ts";

/** The four ways to reach the compliance officer. */
export function Channels() {
  const { t } = useTranslation("whistleblowing");
  const language = useLanguage();
  const addresses = site.offices.map(({ id, address, country }) => (
    <span key={id}>{[...address, country[language]].join(", ")}</span>
  ));
  const phones = site.offices.map(({ id, city }) => (
    <span key={id}>
      {city[language]} <a href={alertChannel.phones[id].href}>{alertChannel.phones[id].text}</a>
    </span>
  ));
  const mailbox = <a href={`mailto:${alertChannel.email}`}>{alertChannel.email}</a>;
  const days = alertDeadlines.meetingWorkingDays;
  return (
    <>
      <p>{t("how.text")}</p>
      <p>
        {t("how.officer")} <span translate="no">{complianceHead.name}</span>.
      </p>
      <dl className="channels">
        <Channel
          name={t("how.channels.letter")}
          text={t("how.channels.letterText")}
          reach={addresses}
        />
        <Channel
          name={t("how.channels.mailbox")}
          text={t("how.channels.mailboxText")}
          reach={mailbox}
        />
        <Channel
          name={t("how.channels.telephone")}
          text={t("how.channels.telephoneText")}
          reach={phones}
        />
        <Channel
          name={t("how.channels.meeting")}
          text={t("how.channels.meetingText", { days })}
          reach={null}
        />
      </dl>
      <p>{t("how.concerned")}</p>
      <p>{t("how.noForm")}</p>
    </>
  );
}

type ChannelProps = { name: string; text: string; reach: ReactNode };

function Channel({ name, text, reach }: ChannelProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
      {reach && <dd className="channels-reach">{reach}</dd>}
    </div>
  );
}
