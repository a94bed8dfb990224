import type { Approval, Revision, State, Work } from "../approvals/work.ts";
import type { Draft } from "./match-file.ts";
import type { SheetKind } from "./sheet/columns.ts";

export type Sheet = { id: string; kind: SheetKind; name: string; lines: number; sha256: string };

/** How many rows of each kind a release changed, or would change. */
export type Done = {
  commitments: number;
  notices: number;
  statements: number;
  invitations: number;
  newEntities: number;
  documents: number;
  already: number;
  entities: number;
  mails: number;
};

/** The result of a rehearsal: what the release would do. */
export type Rehearsed = {
  done: Done;
  /** Entities that a call or a document is addressed to, but for which nobody has access. */
  withoutPerson: string[];
};

export type Fault = { why: string; name?: string; document?: string; sheet?: string };

export type Release = {
  id: string;
  name: string;
  state: State;
  number: number;
  hash: string;
  content: { sheets: Sheet[]; documents: Partial<Draft>[] };
  live: number | null;
  twoEyes: boolean;
  mine: boolean;
  sentBack: Work["sentBack"];
  revisions: Revision[];
  approvals: Approval[];
  faults: Fault[];
  /** Entities that the release will create. */
  made: string[];
  released: { at: string; by: string; done: Done } | null;
};

export type Names = {
  entities: string[];
  funds: { id: string; name: string; currency: string }[];
};

/** The documents with empty texts for what the manifest leaves out. */
export function draftsOf({ content }: Pick<Release, "content">): Draft[] {
  return content.documents.map((one) => ({
    sha256: "",
    fileName: "",
    fund: "",
    entity: "",
    all: false,
    type: "",
    period: "",
    title: "",
    ...pick(one),
  }));
}

function pick(one: Partial<Draft>): Partial<Draft> {
  const { sha256, fileName, fund, entity, all, type, period, title } = one;
  const entries = Object.entries({ sha256, fileName, fund, entity, all, type, period, title });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
