import { useState } from "react";
import { askForFile } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { asSignedIn } from "#app/sign-in/as-signed-in.ts";

type Props = {
  sha256: string;
  /** Of the file that is downloaded. */
  name: string;
  label?: string;
  /** A publication has its PDFs apart from the files of releases. */
  kind?: "sha256" | "pdf";
};

/**
 * Downloads a file of a release or a publication: as it was uploaded, so that it can be looked at
 * before it is approved, and as it was published afterwards.
 */
export function OpenFile({ sha256, name, label = name, kind = "sha256" }: Props) {
  const { t } = useTranslation("desk");
  const [failed, setFailed] = useState("");

  async function open(): Promise<void> {
    const path = `/functions/v1/desk-file?${kind}=${sha256}`;
    const answer = await asSignedIn((token) => askForFile(path, token));
    if (!(answer instanceof Response) || !answer.ok) {
      const withdrawn = answer instanceof Response && answer.status === 410;
      return setFailed(t(withdrawn ? "releases.review.withdrawn" : "releases.faults.file-missing"));
    }
    setFailed("");
    saveBlob(name, await answer.blob());
  }

  return (
    <>
      <button type="button" className="link" onClick={open}>
        {label}
      </button>
      {failed && <span role="alert">{` · ${failed}`}</span>}
    </>
  );
}

/** Downloads bytes as a file. */
function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser may not have read it yet: the address is released after a minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
