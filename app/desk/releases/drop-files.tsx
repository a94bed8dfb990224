import { useId, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import type { Upload } from "./use-uploads.ts";

type Props = {
  uploads: readonly Upload[];
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
  onAgain: () => void;
};

/** Uploads files that are dropped here or chosen in the field, and shows the progress of each. */
export function DropFiles({ uploads, busy, onFiles, onAgain }: Props) {
  const { t } = useTranslation("desk");
  const field = useId();
  const [over, setOver] = useState(false);
  const countOf = (...states: Upload["state"][]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const [there, refused] = [countOf("there"), countOf("refused")];
  const failed = countOf("failed", "waiting");
  const progress = [
    t("releases.files.progress", { done: countOf("sent"), all: uploads.length }),
    there > 0 && t("releases.files.there", { count: there }),
    refused > 0 && t("releases.files.refused", { count: refused }),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file field inside does the same by keyboard. */}
      <div
        className="releases-drop"
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!busy) onFiles([...event.dataTransfer.files]);
        }}
      >
        <label htmlFor={field}>{t("releases.files.choose")}</label>
        <FileInput id={field} multiple accept=".pdf,.xlsx" busy={busy} onFiles={onFiles} />
      </div>
      <p>{busy && progress}</p>
      {/* Said once, at the end: with each of forty files nobody could hear anything else. */}
      <p role="status">{uploads.length > 0 && !busy && progress}</p>
      {busy && (
        <progress
          aria-label={t("releases.files.choose")}
          max={uploads.length}
          value={uploads.reduce((sum, { share }) => sum + share, 0)}
        />
      )}
      <ul className="releases-uploads" aria-live="polite">
        {uploads
          .filter(({ said }) => said)
          .map(({ id, name, said, state }) => (
            <li key={id} data-state={state}>{`${name} · ${said}`}</li>
          ))}
      </ul>
      {failed > 0 && !busy && (
        <p>
          <Button variant="secondary" onClick={onAgain}>
            {t("releases.files.again", { count: failed })}
          </Button>
        </p>
      )}
    </>
  );
}
