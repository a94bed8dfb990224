import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Entry } from "#core/acts/messages.ts";
import type { MessageState } from "#core/kinds.ts";

type Props = {
  entries: readonly Entry[];
  /** Takes back an answer whose mail has not left yet. */
  takeBack?: ((entry: Entry) => void) | undefined;
  busy?: boolean;
};

/**
 * The notes, answers and changes of a message, oldest first, with dates and names in the margin.
 */
export function Thread({ entries, takeBack, busy }: Props) {
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
          {entry.kind === "state" || entry.kind === "assignee" ? (
            <p>{changeOf(entry)}</p>
          ) : (
            <div>
              <p className="message-kind">{t(`messages.entry.${entry.kind}`)}</p>
              <p className="message-text">{entry.body}</p>
              {takeBack && entry.waits && (
                <p className="message-waits">
                  {t("messages.takeBack.waits")}{" "}
                  <Button variant="quiet" pending={busy} onClick={() => takeBack(entry)}>
                    {t("messages.takeBack.act")}
                  </Button>
                </p>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** After a conflict, shown beside what was typed: what somebody else did meanwhile. */
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
