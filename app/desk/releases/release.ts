import type { Release } from "#core/acts/releases.ts";
import { cleanFileName } from "#core/file-name.ts";
import type { Draft } from "./match-file.ts";

/** The documents with empty texts for what the manifest leaves out. */
export function draftsOf({ content }: Pick<Release, "content">): Draft[] {
  return content.documents.map((one) => ({
    sha256: "",
    fund: "",
    entity: "",
    all: false,
    type: "",
    period: "",
    title: "",
    ...pick(one),
    fileName: cleanFileName(one.fileName),
  }));
}

function pick(one: Partial<Draft>): Partial<Draft> {
  const { sha256, fileName, fund, entity, all, type, period, title } = one;
  const entries = Object.entries({ sha256, fileName, fund, entity, all, type, period, title });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Why the release on screen is not yet what somebody means to submit. */
export type Unfinished = "arriving" | "saving" | "unsaved" | "sheet" | undefined;
