import { extname } from "node:path";
import type { FileFault } from "#core/kinds.ts";
import { checkApart } from "#server/backend/check-apart.ts";
import { Trouble } from "../../builder/step.mjs";

export const mostBytes = 32 * 1024 * 1024;

const kinds: Record<string, { type: string; begins: string }> = {
  ".pdf": { type: "application/pdf", begins: "%PDF-" },
  ".xlsx": {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    begins: "PK",
  },
};

/**
 * The media type of a file, by its name. The content must match it, or partners could not open the
 * file.
 */
export function mediaTypeOf(name: string, bytes: Buffer): string {
  const kind = kinds[extname(name).toLowerCase()];
  if (!kind) throw new Trouble(`Documents are ${Object.keys(kinds).join(" or ")} files.`);
  if (!bytes.subarray(0, kind.begins.length).equals(Buffer.from(kind.begins))) {
    throw new Trouble(`${name} is not a ${extname(name)} file inside.`);
  }
  return kind.type;
}

const found: Record<FileFault, string> = {
  "file-unreadable": "is damaged, or written in a way that cannot be checked",
  "file-unpacks": "would be far larger, unpacked, than a document is",
  "file-slow": "could not be checked within ten seconds",
  "pdf-password": "asks for a password",
  "pdf-script": "has a script or a scripted form inside",
  "pdf-launch": "starts a program, opens another file or sends data",
  "pdf-acts": "does something by itself when it is opened",
  "pdf-attachment": "has a file attached",
  "pdf-media": "has sound, a film or a 3D model inside",
  "excel-macro": "has macros",
  "excel-link": "fetches data from elsewhere",
  "excel-object": "has another program’s object inside",
};

/** What is refused at the desk is refused here. */
export async function refuseUnfit(name: string, bytes: Buffer): Promise<void> {
  const fault = await checkApart(bytes);
  if (fault) throw new Trouble(`${name} ${found[fault]}: partners do not get it.`);
}
