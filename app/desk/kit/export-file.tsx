import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { save } from "#app/ui/download.tsx";
import type { DeskFields } from "#core/acts/desk.ts";
import { askDesk } from "./ask-desk.ts";

type ExportAct = "proofs.export" | "readings.export" | "retention.export";

type Props<Name extends ExportAct> = {
  act: Name;
  filter: DeskFields<Name>;
  /** What the file is called, before its day. */
  name: string;
  label?: string;
};

/**
 * Downloads what the filters show as a table for Excel, in several files if there is too much for
 * one.
 */
export function ExportFile<Name extends ExportAct>({ act, filter, name, label }: Props<Name>) {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState("");
  const [next, setNext] = useState<string | null>(null);
  const [part, setPart] = useState(1);

  async function download(): Promise<void> {
    setPending(true);
    const answer = await askDesk<ExportAct>(act, { ...filter, before: next ?? "" });
    setPending(false);
    if (answer.kind === "ended") return;
    if (answer.kind === "refused") return setSaid(t("refused"));
    if (answer.kind !== "done") return setSaid(textOf(answer));
    const { file, rows } = answer.body;
    const day = new Date().toISOString().slice(0, 10);
    save(new Blob([file], { type: "text/csv" }), `${name}-${day}-${part}.csv`);
    setNext(answer.body.next);
    setPart(answer.body.next ? part + 1 : 1);
    const more = answer.body.next ? ` ${t("export.more")}` : "";
    setSaid(t("export.done", { count: rows }) + more);
  }

  return (
    <div className="proofs-export">
      <Button
        variant="secondary"
        pending={pending}
        pendingLabel={t("export.sending")}
        onClick={download}
      >
        {next ? t("export.next") : (label ?? t("export.send"))}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
