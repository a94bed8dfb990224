import { useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { cleanFileName } from "#core/file-name.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { uploadFile } from "./upload-file.ts";
import { stateAfter, type UploadState, unfitFor } from "./upload-standing.ts";

export type Upload = {
  /** Two files from two folders may have one name. */
  id: number;
  name: string;
  file: File;
  state: UploadState;
  share: number;
  said: string;
};
type Staged = { sha256: string; fileName: string };
type Props = {
  /** The files that the release has already. */
  held: readonly Staged[];
  onStaged: (staged: readonly Staged[]) => Promise<void>;
};

/** Uploads several files, one after the other; those that a line broke can be tried again. */
export function useUploads({ held, onStaged }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [busy, setBusy] = useState(false);
  const lastId = useRef(0);

  function update(id: number, change: Partial<Upload>): void {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  async function send(files: readonly File[]): Promise<void> {
    const fresh = files.map((file): Upload => {
      lastId.current += 1;
      const id = lastId.current;
      return { id, name: file.name, file, state: "waiting", share: 0, said: "" };
    });
    await sendAll(fresh, fresh);
  }

  async function sendAll(wanted: readonly Upload[], shown: readonly Upload[]): Promise<void> {
    setUploads(shown);
    setBusy(true);
    const staged: Staged[] = [];
    for (const { id, file } of wanted) {
      update(id, { state: "sending", said: "" });
      const unfit = await unfitFor(file);
      if (unfit) {
        update(id, { state: "refused", said: t(`refusals.${unfit}`) });
        continue;
      }
      const answer = await uploadFile(file, (share) => update(id, { share }));
      if (answer.kind !== "sent") {
        const said = answer.kind === "unfit" ? t(`refusals.${answer.why}`) : whyNot(answer);
        update(id, { state: stateAfter(answer), said });
        if (answer.kind === "ended") break;
        continue;
      }
      const { sha256, published } = answer;
      const twice = [...staged, ...held].find((one) => one.sha256 === sha256);
      if (twice) {
        const said = t("releases.files.twice", { name: twice.fileName });
        update(id, { state: "there", share: 1, said });
        continue;
      }
      const said =
        published.length > 0 && t("releases.files.published", { name: published.join(", ") });
      update(id, { state: "sent", share: 1, said: said || "" });
      staged.push({ sha256, fileName: cleanFileName(file.name) });
    }
    if (staged.length > 0) await onStaged(staged);
    setBusy(false);
  }

  const again = () =>
    sendAll(
      uploads.filter(({ state }) => state === "failed" || state === "waiting"),
      uploads,
    );
  return { uploads, busy, send, again };
}
