import { useState } from "react";
import { askForFile } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { asSignedIn } from "#app/sign-in/as-signed-in.ts";

/**
 * Downloads a file of a release: as it was uploaded, so that it can be looked at before the release
 * is approved, and as it was published afterwards.
 */
export function OpenFile({ sha256, name }: { sha256: string; name: string }) {
  const { t } = useTranslation("desk");
  const [failed, setFailed] = useState("");

  async function open(): Promise<void> {
    const path = `/functions/v1/desk-file?sha256=${sha256}`;
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
        {name}
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
