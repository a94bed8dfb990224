import { useState } from "react";
import { attempt } from "#app/api/attempt.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { save } from "#app/ui/download.tsx";
import type { Exported, Whose } from "#core/acts/space.ts";
import { fileNameOf } from "#core/file-name.ts";
import { useDocumentTitle } from "../documents/document-title.ts";
import type { Format } from "./pack.ts";
import { tablesOf } from "./tables.ts";

/** Everything as one file: of one entity, or of all that are open to this session. */
export function TakeAway({ entity }: { entity?: Whose }) {
  const { t } = useTranslation(["partners", "sign-in"]);
  const language = useLanguage();
  const titleOf = useDocumentTitle();
  const { textOf } = useFailureWords();
  const [running, setRunning] = useState<Format>();
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState("");

  async function take(format: Format): Promise<void> {
    if (running) return;
    setRunning(format);
    setSaid("");
    setFailure("");
    setFailure((await tryToTake(format)) ?? "");
    setRunning(undefined);
  }

  /** Resolves to why it failed. */
  async function tryToTake(format: Format): Promise<string | undefined> {
    const [answer, code] = await Promise.all([
      askOwnAccount("export-accounts", entity ? { entity: entity.id } : {}),
      attempt(() => import("./pack.ts")),
    ]);
    if (answer.kind === "ended") return undefined;
    if (answer.kind !== "done" || !isOf(entity, answer.body)) {
      return textOf(answer.kind === "done" || answer.kind === "refused" ? failed : answer);
    }
    if ("kind" in code) return textOf(code);
    const tables = tablesOf(answer.body, { t, language, titleOf });
    const day = new Date().toISOString().slice(0, 10);
    const whose = entity?.name ?? t("across.title");
    const file = fileNameOf(whose, `${day}.${format === "xlsx" ? "xlsx" : "zip"}`);
    save(await code.pack(tables, format, language), file);
    setSaid(t("takeAway.done", { file }));
    return undefined;
  }

  return (
    <div className="take-away">
      <p className="space-aside">{t(entity ? "takeAway.text" : "takeAway.textAll")}</p>
      <p className="button-row">
        {(["xlsx", "csv"] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            pending={running === format}
            onClick={() => take(format)}
          >
            {t(`takeAway.${format}`)}
          </Button>
        ))}
      </p>
      <p role="status">{said}</p>
      <p role="alert">{failure && <span className="field-error">{failure}</span>}</p>
    </div>
  );
}

const failed = { kind: "failed" } as const;

/** Of the entity that was asked for, and of no other. */
function isOf(entity: Whose | undefined, { entities }: Exported): boolean {
  return !entity || (entities.length === 1 && entities[0]?.entity.id === entity.id);
}
