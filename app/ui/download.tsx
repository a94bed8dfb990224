import { useState } from "react";
import { formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type SayToast, showToast } from "./toast-store.ts";

/** Why a download failed, in a sentence, and whether another try may help. */
type FailedDownload = { text: string; retry: boolean };

type State =
  | { at: "idle" }
  | { at: "running"; part: number; slow: boolean }
  | ({ at: "failed" } & FailedDownload);

type Options<Name extends "publications" | "partners"> = {
  /** The name that the file is saved under. */
  fileName: string;
  fetchFile: (onProgress: (part: number) => void) => Promise<Blob | FailedDownload>;
  /** The namespace with the words about the download. */
  namespace: Name;
  done: SayToast<Name>;
};

/** In milliseconds: a download that is faster shows no progress. */
const slowAfter = 500;

/** Fetches a file, hands it to the browser to save, and shows whether that worked. */
export function useDownload<Name extends "publications" | "partners">({
  fileName,
  fetchFile,
  namespace,
  done,
}: Options<Name>) {
  const [state, setState] = useState<State>({ at: "idle" });
  const running = state.at === "running";

  async function start(): Promise<void> {
    if (running) return;
    const began = Date.now();
    setState({ at: "running", part: 0, slow: false });
    const received = await fetchFile((part) =>
      setState({ at: "running", part, slow: Date.now() - began > slowAfter }),
    );
    if (received instanceof Blob) {
      save(received, fileName);
      setState({ at: "idle" });
      showToast(namespace, done);
    } else {
      setState({ at: "failed", ...received });
      showToast(namespace as "publications", sayFailed);
    }
  }

  return { state, running, start };
}

/** The toast says only that it failed; the reason is shown below the button. */
const sayFailed: SayToast<"publications"> = (t) => ({
  title: t("download.failedTitle"),
  description: t("download.failed"),
  variant: "destructive",
});

export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

type Props = {
  download: ReturnType<typeof useDownload>;
  progress: (part: string) => string;
  retry: string;
};

/** The progress of a slow download, or why it failed. Goes below the button. */
export function DownloadState({ download: { state, start }, progress, retry }: Props) {
  const language = useLanguage();
  if (state.at === "running" && state.slow) {
    return (
      <label className="download-progress">
        {progress(formatPart(Math.round(state.part * 100) / 100, language))}
        <progress value={state.part} />
      </label>
    );
  }
  if (state.at !== "failed") return null;
  return (
    <p className="download-failed">
      {state.text}{" "}
      {state.retry && (
        <button type="button" className="button-quiet" onClick={start}>
          {retry}
        </button>
      )}
    </p>
  );
}
