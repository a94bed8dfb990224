import { formatDay, formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { OpenedMessage } from "#core/acts/messages.ts";
import { Facts } from "../kit/facts.tsx";
import { Due } from "./due.tsx";

/** The facts of a message: who wrote when and about what, who handles it, and its deadlines. */
export function MessageFacts({ message }: Pick<OpenedMessage, "message">) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { acknowledgeDue, acknowledgedAt, answerDue, answerLimit, answeredAt, due } = message;
  const owed = (by: string, given: string | null) => {
    if (given) return t("messages.given", { day: formatDay(given, language) });
    // The message was closed without it: the date alone would read as the day on which it was done.
    return due ? <Due due={by} /> : t("messages.notGiven", { day: formatDay(by, language) });
  };
  const facts = [
    [t("messages.from"), message.name],
    [t("messages.email"), message.email],
    [t("messages.phone"), message.phone],
    [t("messages.subject"), t(`messages.subjects.${message.subject}.name`)],
    [t("messages.language"), t(`messages.languages.${message.language}`)],
    [t("messages.received"), formatMoment(message.receivedAt, language)],
    [t("messages.state"), <State key="state" state={message.state} />],
    [t("messages.assignee"), message.assignee ?? t("messages.nobody")],
    [t("messages.acknowledge"), acknowledgeDue && owed(acknowledgeDue, acknowledgedAt)],
    [t("messages.answerBy"), owed(answerDue, answeredAt)],
    [
      t("messages.answerLimit"),
      due && answerLimit && answerLimit !== answerDue && <Due due={answerLimit} />,
    ],
  ] as const;
  return <Facts className="message-facts" facts={facts} />;
}

/** The state of a message, in words and coloured: blue waits, bronze is done. */
export function State({ state }: { state: OpenedMessage["message"]["state"] }) {
  const { t } = useTranslation("desk");
  return (
    <span className="message-state" data-state={state}>
      {t(`messages.states.${state}`)}
    </span>
  );
}
