import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { OpenedMessage } from "#core/acts/messages.ts";
import { longestText } from "#core/limits.ts";
import { Meanwhile } from "./thread.tsx";
import { useMessageAct } from "./use-message-act.ts";

const fieldId = "message-note";

type Props = { opened: OpenedMessage; text: string; onType: (text: string) => void };

export function NoteForm({ opened, text, onType }: Props) {
  const { t } = useTranslation("desk");
  const { run, said, busy, meanwhile } = useMessageAct(opened);
  return (
    <form
      className="message-form"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!text.trim() || busy) return;
        if (await run("messages.note", { body: text }, t("messages.note.done"))) onType("");
        // The button is disabled now that the field is empty, so the focus goes back to the field.
        document.getElementById(fieldId)?.focus();
      }}
    >
      <h2>{t("messages.note.title")}</h2>
      <div className="message-beside">
        <TextArea
          id={fieldId}
          required
          label={t("messages.note.label")}
          hint={t("messages.note.hint")}
          rows={3}
          maxLength={longestText}
          value={text}
          readOnly={busy}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <Meanwhile entries={meanwhile} />
      </div>
      <p role="status">{said}</p>
      <p className="button-row">
        <Button type="submit" variant="secondary" disabled={!text.trim()} pending={busy}>
          {t("messages.note.keep")}
        </Button>
      </p>
    </form>
  );
}
