/** Publications: written at the desk, version by version, approved and taken back. */
import * as v from "valibot";
import { reportCategories } from "../catalogue.ts";
import { isPolicy } from "../edition-texts.ts";
import { fileFaults, pdfFaults } from "../kinds.ts";
import { keptPublication as most, mostFileBytes } from "../limits.ts";
import { act, bilingual, count, day, hash, id, language, moment, outcome, whole } from "./act.ts";
import { savedWork, sentBack, shownWork, state } from "./approvals.ts";
import { leftOut } from "./editions.ts";
import { fileName } from "./releases.ts";

const slug = v.pipe(
  v.string("address"),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "address"),
  v.maxLength(most.slug, "address"),
  // A policy has editions.
  v.check((given) => !isPolicy(given), "own-room"),
);
const version = v.pipe(v.string("version"), v.regex(/^[1-9]\d{0,2}\.\d{1,3}$/, "version"));
const tooLong = "publication-too-long";
const words = v.strictObject({
  title: v.pipe(v.string("unreadable"), v.maxLength(most.title, tooLong)),
  summary: v.pipe(v.string("unreadable"), v.maxLength(most.summary, tooLong)),
  body: v.pipe(v.string("unreadable"), v.maxLength(most.body, tooLong)),
});

const pdf = v.strictObject({ hash, bytes: whole, pages: whole });
export type PublicationPdf = v.InferOutput<typeof pdf>;

/** One version: what is written, and what the second person approves. */
const content = v.strictObject({
  /** The last part of its address. */
  slug,
  version,
  /** The version that the site showed when this was begun; null where it is the first. */
  after: v.nullable(version),
  category: v.picklist(reportCategories, "category"),
  /** The publication that it continues, by its address. */
  follows: v.nullable(slug),
  /** What this version changes, in a paragraph; of a first one, nothing. */
  change: bilingual(
    v.pipe(
      v.string("unreadable"),
      v.maxLength(most.change, tooLong),
      v.regex(/^[^\r\n]*$/, "change-one-line"),
    ),
  ),
  en: words,
  fr: words,
  /** The PDF of each language, where it has one: brought before, and named by its hash. */
  pdf: v.optional(v.strictObject({ en: v.nullable(pdf), fr: v.nullable(pdf) }, "pdf-missing"), {
    en: null,
    fr: null,
  }),
});
export type PublicationContent = v.InferOutput<typeof content>;

const row = v.strictObject({
  id,
  slug,
  version,
  category: v.picklist(reportCategories),
  titles: bilingual(v.string()),
  state,
  author: v.string(),
  changedAt: moment,
  sentBack,
  publishedOn: v.nullable(day),
  withdrawnAt: v.nullable(moment),
});
export type PublicationRow = v.InferOutput<typeof row>;

const work = v.strictObject({
  ...shownWork,
  kind: v.literal("publication"),
  content,
  publishedOn: v.nullable(day),
  withdrawnAt: v.nullable(moment),
  /** Of the other versions from the desk, the newest that the site shows. */
  newest: v.nullable(version),
});
export type PublicationWork = v.InferOutput<typeof work>;

export const publicationActs = {
  "publications.list": act({}, v.strictObject({ rows: v.array(row), leftOut })),
  "publications.show": act({ id }, work),
  /** It is new without an id. Submitted, approved and taken back as every other work. */
  "publications.save": act(
    {
      id: v.optional(v.nullable(id), null),
      number: v.optional(whole, 0),
      content: v.pipe(
        content,
        // The database takes no such character.
        v.check((given) => !JSON.stringify(given).includes("\\u0000"), "unreadable"),
      ),
    },
    savedWork,
  ),
  /** Sent in pieces then, as the documents of a release are. */
  "publications.begin-pdf": act(
    {
      name: fileName("name-too-long"),
      size: v.pipe(v.number("invalid"), v.maxValue(mostFileBytes, "too-large"), whole),
      sha256: hash,
    },
    v.strictObject({ upload: id, at: count }),
  ),
  "publications.end-pdf": act(
    { upload: id, language },
    v.variant("outcome", [
      outcome("damaged", "not-a-document", ...fileFaults, ...pdfFaults),
      v.strictObject({ outcome: v.literal("taken"), hash, bytes: count, pages: count }),
    ]),
  ),
  /** It was never on the site, and its number is free again. */
  "publications.drop": act({ id, hash }, outcome("dropped")),
};
