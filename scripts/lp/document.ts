import { extname } from "node:path";
import { Trouble } from "../../builder/step.mjs";

export const mostBytes = 32 * 1024 * 1024;

export function isPeriod(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (day) return new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;
  return /^\d{4}(-(H[12]|Q[1-4]))?$/.test(text);
}

const kinds: Record<string, { type: string; begins: string }> = {
  ".pdf": { type: "application/pdf", begins: "%PDF-" },
  ".xlsx": {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    begins: "PK",
  },
};

/** A file that is not what its name says would fail at the partner's. */
export function mediaTypeOf(name: string, bytes: Buffer): string {
  const kind = kinds[extname(name).toLowerCase()];
  if (!kind) throw new Trouble(`Documents are ${Object.keys(kinds).join(" or ")} files.`);
  if (!bytes.subarray(0, kind.begins.length).equals(Buffer.from(kind.begins))) {
    throw new Trouble(`${name} is not a ${extname(name)} file inside.`);
  }
  return kind.type;
}
