import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { type ReturnReason, returnReasons } from "#core/kinds.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { Result } from "../kit/result.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { readReturnedMail } from "./returned-mail.ts";

/**
 * Records a letter that came back to our mailbox: the mail is recognised by its id, the reason is
 * guessed and confirmed by hand.
 */
export function Returned() {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<ReturnReason>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const found = text.trim() ? readReturnedMail(text) : undefined;
  const reason = chosen ?? found?.reason;

  function type(next: string): void {
    setText(next);
    setChosen(undefined);
    setSaid("");
  }

  async function note(): Promise<void> {
    if (!found || !reason) return;
    setBusy(true);
    const answer = await askDesk("letters.returned", { mail: found.id, reason });
    setBusy(false);
    if (answer.kind !== "done") {
      const unknown = answer.kind === "refused" && answer.code === "unknown";
      return setSaid(unknown ? t("letters.returned.unknown") : whyNot(answer));
    }
    setText("");
    setSaid(t("letters.returned.done"));
    refreshDesk();
  }

  return (
    <div className="approvals-writer">
      <p>{t("letters.returned.lede")}</p>
      <TextArea
        id="letter-returned"
        label={t("letters.returned.text")}
        hint={t("letters.returned.hint")}
        error={text.trim() && !found ? t("letters.returned.notOurs") : undefined}
        rows={6}
        required
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={async (event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          event.preventDefault();
          type(await file.text());
        }}
      />
      <p>
        <label className="button-quiet letter-file">
          {t("letters.returned.file")}
          <input
            className="sr-only"
            type="file"
            accept=".eml,.txt,message/rfc822,text/plain"
            onChange={async ({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) type(await file.text());
            }}
          />
        </label>
      </p>
      {found && (
        <>
          <p className="desk-soft">
            {t("letters.returned.found", { id: found.id, status: found.status ?? "–" })}
          </p>
          <Choice
            label={t("letters.returned.reason")}
            value={reason ?? "other"}
            options={returnReasons.map((value) => ({
              value,
              label: t(`letters.returned.reasons.${value}`),
            }))}
            onChange={(next) => next && setChosen(next)}
          />
          <p>{t(`letters.returned.then.${reason ?? "other"}`)}</p>
          <p className="button-row">
            <Button pending={busy} onClick={note}>
              {t("letters.returned.note")}
            </Button>
          </p>
        </>
      )}
      <Result text={said} />
    </div>
  );
}
