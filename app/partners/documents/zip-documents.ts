/** Several documents as one archive, made in the browser. Loaded when somebody asks for one. */
import { downloadZip } from "client-zip";
import type { PartnerDocument } from "#core/acts/space.ts";
import { type DocumentFailure, fetchDocument } from "./fetch-document.ts";
import { uniqueNames } from "./zip-names.ts";

export type ZipFile = { document: PartnerDocument; folder: string };
type Missing = { document: PartnerDocument; failure: DocumentFailure };
export type Zipped = { zip: Blob | undefined; count: number; missing: readonly Missing[] };

/**
 * Each file is fetched, logged and checked like a single download. One that fails is left out and
 * listed, and the next is tried; but after the end of the session or a rate limit all the others
 * are taken to fail for the same reason.
 */
export async function zipDocuments(
  entity: string,
  files: readonly ZipFile[],
  onProgress: (at: number, document: PartnerDocument) => void,
): Promise<Zipped> {
  const received: (ZipFile & { input: Blob })[] = [];
  const missing: Missing[] = [];
  let stopped: DocumentFailure | undefined;
  for (const [index, { document, folder }] of files.entries()) {
    onProgress(index + 1, document);
    const file = stopped ?? (await fetchDocument(entity, document, () => {}));
    if (file instanceof Blob) {
      received.push({ document, folder, input: file });
    } else {
      missing.push({ document, failure: file });
      if (file.kind === "ended" || file.kind === "limited") stopped = file;
    }
  }
  const names = uniqueNames(
    received.map(({ document, folder }) => ({ folder, fileName: document.fileName })),
  );
  const inputs = received.map(({ document, input }, index) => ({
    name: names[index],
    input,
    lastModified: new Date(document.publishedAt),
  }));
  const zip = inputs.length > 0 ? await downloadZip(inputs).blob() : undefined;
  return { zip, count: received.length, missing };
}
