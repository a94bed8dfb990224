/**
 * Releases: what reaches partners together, from a spreadsheet's first line to the last mail. It is
 * long because it declares every act of the room.
 */
import * as v from "valibot";
import { documentTypes } from "../document-types.ts";
import { cleanFileName } from "../file-name.ts";
import { fileFaults, lineOutcomes, sheetKinds } from "../kinds.ts";
import { mostFileBytes, mostLinesAtOnce, nameLimits, withdrawalReason } from "../limits.ts";
import { isPeriod } from "../period.ts";
import {
  act,
  amount,
  count,
  cursor,
  filter,
  hash,
  id,
  moment,
  outcome,
  page,
  text,
  whole,
} from "./act.ts";
import { savedWork, sentBack, shownWork, state } from "./approvals.ts";
import { nearPersons, saidOfNames } from "./names.ts";
import { seenOverview } from "./space.ts";

const documentType = v.picklist(documentTypes);

const fileHash = v.pipe(v.string("unreadable"), v.regex(/^[0-9a-f]{64}$/, "unreadable"));
const blankAsNone = v.transform((typed: string) => typed || undefined);

export function fileName(tooLong: string) {
  return v.pipe(text(200, tooLong), v.nonEmpty("unreadable"), v.transform(cleanFileName));
}

/** What is not chosen yet is left out: a draft may have gaps. */
const draft = v.pipe(
  v.object(
    {
      sha256: fileHash,
      fileName: fileName("unreadable"),
      fund: v.optional(v.pipe(filter(), blankAsNone)),
      entity: v.optional(v.pipe(filter(), blankAsNone)),
      /** For every entity in the fund. */
      all: v.fallback(v.optional(v.boolean(), false), false),
      type: v.fallback(v.optional(v.pipe(v.string(), v.picklist(documentTypes))), undefined),
      period: v.pipe(
        filter(10),
        v.transform((typed) => (isPeriod(typed) ? typed : undefined)),
      ),
      title: v.pipe(
        filter(),
        v.transform((typed) => (typed.length >= 2 ? typed : undefined)),
      ),
    },
    "unreadable",
  ),
  v.transform((given) => ({ ...given, entity: given.all ? undefined : given.entity })),
);

const done = v.strictObject({
  commitments: count,
  notices: count,
  statements: count,
  invitations: count,
  newEntities: count,
  documents: count,
  already: count,
  entities: count,
  mails: count,
});
/** How many rows of each kind a release changed, or would change. */
export type Done = v.InferOutput<typeof done>;

const sheet = v.strictObject({
  id,
  kind: v.picklist(sheetKinds),
  name: v.string(),
  lines: count,
  sha256: hash,
});
export type Sheet = v.InferOutput<typeof sheet>;

const storedDocument = v.strictObject({
  sha256: hash,
  fileName: v.string(),
  all: v.boolean(),
  fund: v.exactOptional(v.string()),
  fundId: v.exactOptional(id),
  entity: v.exactOptional(v.string()),
  entityId: v.exactOptional(id),
  type: v.exactOptional(documentType),
  period: v.exactOptional(v.string()),
  title: v.exactOptional(v.string()),
});

const fault = v.strictObject({
  why: v.string(),
  name: v.exactOptional(v.string()),
  document: v.exactOptional(hash),
  sheet: v.exactOptional(id),
});
export type Fault = v.InferOutput<typeof fault>;

const release = v.strictObject({
  ...shownWork,
  kind: v.literal("release"),
  content: v.strictObject({ sheets: v.array(sheet), documents: v.array(storedDocument) }),
  faults: v.array(fault),
  /** Entities that the release will create. */
  made: v.array(v.string()),
  /** Names among them, and among those that are there, that may be the same, and what was said. */
  near: v.array(
    v.strictObject({
      one: v.string(),
      other: v.string(),
      same: v.nullable(v.boolean()),
      pair: v.nullable(id),
    }),
  ),
  /** Persons whom it lets in and who may have an account under another address. */
  nearPersons: v.array(nearPersons),
  /** Mails about it that were given up. */
  failed: count,
  released: v.nullable(v.strictObject({ at: moment, by: v.string(), done })),
});
export type Release = v.InferOutput<typeof release>;

const names = v.strictObject({
  entities: v.array(v.string()),
  funds: v.array(v.strictObject({ id, name: v.string(), currency: v.string() })),
});
export type Names = v.InferOutput<typeof names>;

const row = v.strictObject({
  id,
  name: v.string(),
  state,
  owed: v.boolean(),
  sentBack,
  author: v.string(),
  changedAt: moment,
  documents: count,
  lines: count,
});

/** Texts by the names of their fields. */
const texts = v.record(v.string(), v.string());

const checked = v.strictObject({
  counts: v.strictObject({
    created: v.exactOptional(count),
    changed: v.exactOptional(count),
    same: v.exactOptional(count),
    refused: v.exactOptional(count),
    waiting: v.exactOptional(count),
  }),
  rows: v.array(
    v.strictObject({
      line: count,
      outcome: v.picklist(lineOutcomes),
      why: v.nullable(v.string()),
      was: v.nullable(v.record(v.string(), v.nullable(v.string()))),
      fields: texts,
    }),
  ),
  next: v.nullable(count),
  unknown: v.array(v.string()),
  made: v.array(v.string()),
  /** Names that are read as another: by what somebody said of the pair, or since they were merged. */
  read: v.array(v.strictObject({ name: v.string(), entity: v.string(), pair: v.nullable(id) })),
});
export type Checked = v.InferOutput<typeof checked>;

const rehearsed = v.strictObject({
  done,
  /** Entities that a call or a document is addressed to, but for which nobody has access. */
  withoutPerson: v.array(v.string()),
  seen: v.exactOptional(seenOverview),
});

const published = v.strictObject({
  id,
  fund: v.string(),
  entity: v.nullable(v.string()),
  type: documentType,
  period: v.string(),
  version: count,
  fileName: v.string(),
  title: v.nullable(v.string()),
  publishedAt: moment,
  withdrawnAt: v.nullable(moment),
  withdrawnReason: v.nullable(v.string()),
  withdrawnBy: v.nullable(v.string()),
  /** The entities whose members have downloaded it. */
  had: v.array(v.string()),
});
export type PublishedDocument = v.InferOutput<typeof published>;

export const releaseActs = {
  "releases.list": act({ state: filter(20), before: cursor }, page(row)),
  "releases.show": act({ id }, release),
  "releases.names": act({}, names),
  "releases.save": act(
    {
      id: v.optional(v.nullable(id), null),
      name: v.optional(text(nameLimits[1], "name-missing"), ""),
      number: v.optional(whole, 0),
      sheets: v.optional(
        v.array(v.pipe(v.string("unreadable"), v.uuid("unreadable")), "unreadable"),
        [],
      ),
      documents: v.optional(v.array(draft, "unreadable"), []),
    },
    savedWork,
  ),
  "releases.open-sheet": act(
    {
      work: id,
      kind: v.picklist(sheetKinds, "unknown"),
      name: v.pipe(text(200), v.nonEmpty("unknown"), v.transform(cleanFileName)),
    },
    v.strictObject({ id }),
  ),
  /** As the browser read them: text in every field, numbers and days in one way of writing. */
  "releases.lines": act(
    {
      sheet: id,
      lines: v.pipe(
        v.array(
          v.object(
            {
              line: v.pipe(
                whole,
                v.minValue(1, "unreadable"),
                v.maxValue(10_000_000, "unreadable"),
              ),
              fields: v.record(
                v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,20}$/)),
                text(300, "unreadable"),
              ),
            },
            "unreadable",
          ),
          "unreadable",
        ),
        v.maxLength(mostLinesAtOnce, "unreadable"),
      ),
    },
    v.strictObject({ taken: count }),
  ),
  "releases.check": act(
    { sheet: id, outcome: v.optional(filter(20), ""), after: v.optional(whole, 0) },
    checked,
  ),
  /** Totals that do not follow from what they are made of. */
  "releases.sums": act(
    { sheet: id },
    v.strictObject({
      rows: v.array(
        v.strictObject({
          line: count,
          field: v.string(),
          why: v.picklist([
            "over-called",
            "over-restored",
            "effect-astray",
            "fees-astray",
            "unexplained",
          ]),
          difference: amount,
        }),
      ),
    }),
  ),
  /** Which entity an unknown name means, which names are new entities, and what that says of pairs. */
  "releases.mend": act(
    {
      sheet: id,
      meanings: v.optional(v.record(v.string(), text(200)), {}),
      made: v.optional(v.array(text(200)), []),
      said: v.optional(saidOfNames, []),
    },
    outcome("mended"),
  ),
  "releases.add-sheet": act(
    { sheet: id, number: whole },
    v.strictObject({ ...savedWork.entries, lines: count, leftOut: count }),
  ),
  "releases.rehearse": act({ id, hash, entity: v.optional(filter(), "") }, rehearsed),
  "releases.release": act(
    { id, hash, mails: whole },
    v.strictObject({ outcome: v.literal("released"), done }),
  ),
  "releases.begin-file": act(
    {
      name: fileName("name-too-long"),
      size: v.pipe(v.number("invalid"), v.maxValue(mostFileBytes, "too-large"), whole),
      sha256: fileHash,
    },
    v.strictObject({
      upload: v.nullable(id),
      staged: v.boolean(),
      at: count,
      published: v.array(v.string()),
    }),
  ),
  "releases.end-file": act(
    { upload: id },
    v.variant("outcome", [
      outcome("damaged"),
      outcome("not-a-document"),
      outcome(...fileFaults),
      v.strictObject({ outcome: v.literal("staged"), sha256: hash }),
    ]),
  ),
  "releases.loose-files": act(
    {},
    v.strictObject({
      files: v.array(
        v.strictObject({ sha256: hash, fileName: v.string(), size: count, stagedAt: moment }),
      ),
    }),
  ),
  "releases.drop-file": act({ sha256: hash }, outcome("dropped")),
  "documents.published": act(
    { words: filter(), fund: filter(36), before: cursor },
    page(published),
  ),
  "documents.withdraw": act(
    { id, reason: text(withdrawalReason[1], "reason-missing") },
    v.strictObject({ outcome: v.literal("withdrawn"), told: count }),
  ),
};
