import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { cleanFileName } from "#core/file-name.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { uploadFile } from "./upload-file.ts";

export type Upload = {
  name: string;
  file: File;
  state: "waiting" | "sending" | "sent" | "failed";
  share: number;
  said: string;
};
type Staged = { sha256: string; fileName: string };

/** Uploads several files, one after the other; those that fail can be tried again. */
export function useUploads(onStaged: (staged: readonly Staged[]) => Promise<void>) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [busy, setBusy] = useState(false);

  function update(name: string, change: Partial<Upload>): void {
    setUploads((all) => all.map((one) => (one.name === name ? { ...one, ...change } : one)));
  }

  async function send(files: readonly File[]): Promise<void> {
    const fresh = files.map(
      (file): Upload => ({ name: file.name, file, state: "waiting", share: 0, said: "" }),
    );
    const isOther = (one: Upload) => !fresh.some(({ name }) => name === one.name);
    setUploads((all) => [...all.filter(isOther), ...fresh]);
    setBusy(true);
    const staged: Staged[] = [];
    for (const file of files) {
      update(file.name, { state: "sending" });
      const answer = await uploadFile(file, (share) => update(file.name, { share }));
      if (answer.kind !== "sent") {
        const said = answer.kind === "unfit" ? t(`refusals.${answer.why}`) : whyNot(answer);
        update(file.name, { state: "failed", said });
        if (answer.kind === "ended") break;
        continue;
      }
      const twice = staged.find(({ sha256 }) => sha256 === answer.sha256);
      const said = twice
        ? t("releases.files.twice", { name: twice.fileName })
        : answer.published.length > 0
          ? t("releases.files.published", { name: answer.published.join(", ") })
          : "";
      update(file.name, { state: "sent", share: 1, said });
      if (!twice) staged.push({ sha256: answer.sha256, fileName: cleanFileName(file.name) });
    }
    if (staged.length > 0) await onStaged(staged);
    setBusy(false);
  }

  const again = () =>
    send(uploads.filter(({ state }) => state === "failed").map(({ file }) => file));
  return { uploads, busy, send, again };
}
