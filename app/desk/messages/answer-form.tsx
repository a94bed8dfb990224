import { useState } from "react";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { OpenedMessage } from "#core/acts/messages.ts";
import { longestText } from "#core/limits.ts";
import { Choice } from "../kit/choice.tsx";
import { type Becomes, withTemplate } from "./message.ts";
import { Meanwhile } from "./thread.tsx";
import { useMessageAct } from "./use-message-act.ts";

export const answerField = "message-answer";

type Props = {
  opened: OpenedMessage;
  text: string;
  onType: (text: string) => void;
  becomes: Becomes;
  onBecomes: (becomes: Becomes) => void;
  /** The field is read-only while an answer is being taken back into it. */
  held: boolean;
};

/**
 * The form for an answer. An answer cannot be undone once its mail has left, so the button asks
 * again and names the recipient.
 */
export function AnswerForm({ opened, text, onType, becomes, onBecomes, held }: Props) {
  const { t } = useTranslation("desk");
  const shown = useLanguage();
  const { run, said, busy, meanwhile } = useMessageAct(opened);
  const [asking, setAsking] = useState(false);
  const { message, templates } = opened;
  const { email, language, answerDue, answerLimit } = message;
  // The time for a complaint may be extended once, if the person is told why.
  const more = becomes !== "answered";
  const mayTakeLonger = more && answerLimit !== null && answerLimit !== answerDue;
  const longer = mayTakeLonger && becomes === "longer";

  async function send(): Promise<void> {
    const fields = { body: text, more, longer };
    const done = await run("messages.answer", fields, t("messages.answer.done", { email }));
    leave();
    if (!done) return;
    onType("");
    onBecomes("answered");
  }

  /** The pressed button disappears, so the focus goes back to the text. */
  function leave(): void {
    setAsking(false);
    document.getElementById(answerField)?.focus();
  }

  return (
    <form
      className="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) setAsking(true);
      }}
    >
      <h2>{t("messages.answer.title")}</h2>
      <p>{t(`messages.answer.language.${language}`)}</p>
      {templates.length > 0 && (
        <Choice
          label={t("messages.answer.template")}
          value=""
          all={t("messages.answer.choose")}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            const template = templates.find((one) => one.id === id);
            if (template) onType(withTemplate(text, template.body));
          }}
        />
      )}
      <div className="message-beside">
        <TextArea
          id={answerField}
          required
          label={t("messages.answer.label")}
          rows={10}
          lang={language}
          maxLength={longestText}
          value={text}
          readOnly={busy || held}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <Meanwhile entries={meanwhile} />
      </div>
      <Checkbox
        id="message-more"
        label={t("messages.answer.more")}
        checked={more}
        onChange={({ currentTarget }) => onBecomes(currentTarget.checked ? "taken" : "answered")}
      />
      {mayTakeLonger && (
        <Checkbox
          id="message-longer"
          label={t("messages.answer.longer", { day: formatDay(answerLimit, shown) })}
          checked={longer}
          onChange={({ currentTarget }) => onBecomes(currentTarget.checked ? "longer" : "taken")}
        />
      )}
      <p role="status">{said}</p>
      {asking ? (
        <p className="button-row">
          <FreshButton
            onClick={send}
            pending={busy}
            pendingLabel={t("messages.answer.sending")}
            autoFocus
          >
            {t("messages.answer.sure", { email })}
          </FreshButton>
          <FreshButton variant="quiet" onClick={leave}>
            {t("leave")}
          </FreshButton>
        </p>
      ) : (
        <p className="button-row">
          <Button type="submit" disabled={!text.trim()}>
            {t("messages.answer.send")}
          </Button>
        </p>
      )}
    </form>
  );
}
