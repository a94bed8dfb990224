import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/text-area.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { useDraft } from "./draft.ts";
import type { Template } from "./message.ts";

type Props = {
  /** None for a new one. */
  template: Template | undefined;
  reload: () => void;
  onLeft: (said: string) => void;
};

/** Where somebody saved another text meanwhile, both are shown, and the one typed here is kept. */
export function TemplateForm({ template, reload, onLeft }: Props) {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  const pageLanguage = useLanguage();
  const [draft, setDraft] = useDraft(`template:${template?.id ?? ""}`);
  const [body, setBody] = useState(draft || (template?.body ?? ""));
  const [name, setName] = useState(template?.name ?? "");
  const [language, setLanguage] = useState(template?.language ?? pageLanguage);
  const [begunOn, setBegunOn] = useState(template?.version ?? 0);
  const [conflict, setConflict] = useState(false);
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    const fields = { id: template?.id, version: begunOn, name, language, body };
    const answer = await askDesk("templates.save", fields);
    setBusy(false);
    if (answer.kind === "ended") return;
    if (answer.kind === "done") {
      setDraft("");
      reload();
      return onLeft(t("messages.templates.saved", { name }));
    }
    if (answer.kind !== "refused") return setSaid(textOf(answer));
    if (answer.code === "invalid") return setSaid(t("messages.templates.invalid"));
    if (answer.code !== "conflict") return setSaid(t("refused"));
    setSaid(t("messages.templates.changed"));
    setConflict(true);
    reload();
  }

  return (
    <form
      className="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) save();
      }}
    >
      <TextField
        id="template-name"
        label={t("messages.templates.name")}
        value={name}
        maxLength={120}
        required
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Choice
        label={t("messages.language")}
        value={language}
        options={[
          { value: "en", label: t("messages.languages.en") },
          { value: "fr", label: t("messages.languages.fr") },
        ]}
        onChange={(value) => setLanguage(value || "en")}
      />
      <div className="message-beside">
        <TextArea
          id="template-body"
          label={t("messages.templates.body")}
          rows={8}
          lang={language}
          maxLength={20_000}
          value={body}
          required
          onChange={({ currentTarget }) => {
            setBody(currentTarget.value);
            setDraft(currentTarget.value);
          }}
        />
        {conflict && template && template.version !== begunOn && (
          <div className="message-meanwhile">
            <h3>{t("messages.conflict.title")}</h3>
            <p className="message-text" lang={template.language}>
              {template.body}
            </p>
            <p>
              <Button variant="secondary" onClick={() => setBegunOn(template.version)}>
                {t("messages.templates.keepMine")}
              </Button>
            </p>
          </div>
        )}
      </div>
      <p role="status">{said}</p>
      <p className="button-row">
        <Button type="submit" pending={busy} disabled={!body.trim() || name.trim().length < 2}>
          {t("messages.templates.save")}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setDraft("");
            onLeft("");
          }}
        >
          {t("leave")}
        </Button>
      </p>
    </form>
  );
}
