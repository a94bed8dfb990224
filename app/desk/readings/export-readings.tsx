import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { save } from "#app/ui/download.tsx";
import { askDesk } from "../kit/ask-desk.ts";

/**
 * Downloads what the filters show, one line for each person and document, in several files if there
 * are too many.
 */
export function ExportReadings({ filter }: { filter: Record<string, string> }) {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState("");
  const [next, setNext] = useState<string | null>(null);
  const [part, setPart] = useState(1);

  async function download(): Promise<void> {
    setPending(true);
    const answer = await askDesk("readings.export", { ...filter, before: next ?? "" });
    setPending(false);
    if (answer.kind === "ended") return;
    if (answer.kind === "refused") return setSaid(t("refused"));
    if (answer.kind !== "done") return setSaid(textOf(answer));
    const { file, rows } = answer.body;
    const day = new Date().toISOString().slice(0, 10);
    save(new Blob([file], { type: "text/csv" }), `readings-${day}-${part}.csv`);
    setNext(answer.body.next);
    setPart(answer.body.next ? part + 1 : 1);
    const more = answer.body.next ? ` ${t("readings.export.more")}` : "";
    setSaid(t("readings.export.done", { count: rows }) + more);
  }

  return (
    <div>
      <Button
        variant="secondary"
        pending={pending}
        pendingLabel={t("readings.export.sending")}
        onClick={download}
      >
        {next ? t("readings.export.next") : t("readings.export.send")}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
