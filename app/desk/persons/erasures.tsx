import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { Result } from "../kit/result.tsx";

/**
 * Downloads the list of erasures, to be kept in another place: after a restore of the database it
 * says whom to erase again.
 */
export function Erasures() {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  const [said, setSaid] = useState("");

  async function save(): Promise<void> {
    const answer = await askDesk("persons.erasures", {});
    if (answer.kind === "ended") return;
    if (answer.kind === "refused") return setSaid(t("refused"));
    if (answer.kind !== "done") return setSaid(textOf(answer));
    saveFile("erasures.jsonl", "application/jsonl", answer.body.file);
    setSaid(t("persons.erasures.done", { count: answer.body.count }));
  }

  return (
    <>
      <p className="person-acts">{t("persons.erasures.text")}</p>
      <p className="person-acts">
        <Button variant="secondary" onClick={save}>
          {t("persons.erasures.save")}
        </Button>
      </p>
      <Result text={said} />
    </>
  );
}
