import { formatMoment } from "#app/features/account/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Entry, MessageState } from "./message.ts";

/** What was noted, answered and changed, oldest first: dates and names in the margin. */
export function Thread({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  function changeOf({ kind, changedTo }: Entry): string {
    if (kind === "state") return t(`messages.changed.state.${changedTo as MessageState}`);
    return changedTo
      ? t("messages.changed.assignee", { name: changedTo })
      : t("messages.changed.nobody");
  }
  return (
    <ol className="message-thread">
      {entries.map((entry) => (
        <li key={entry.id} data-kind={entry.kind}>
          <p className="desk-soft">
            {entry.by}
            <br />
            <time dateTime={entry.at}>{formatMoment(entry.at, language)}</time>
          </p>
          {entry.kind === "note" || entry.kind === "answer" ? (
            <div>
              <p className="message-kind">{t(`messages.entry.${entry.kind}`)}</p>
              <p className="message-text">{entry.body}</p>
            </div>
          ) : (
            <p>{changeOf(entry)}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Beside what was typed, when somebody was quicker: what they did. */
export function Meanwhile({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation("desk");
  if (entries.length === 0) return null;
  return (
    <div className="message-meanwhile">
      <h3>{t("messages.conflict.title")}</h3>
      <p>{t("messages.conflict.text")}</p>
      <Thread entries={entries} />
    </div>
  );
}
