import { extname } from "node:path";
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
