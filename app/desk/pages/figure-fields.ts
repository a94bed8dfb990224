/** The fields of each record of figures: the shapes are `Fee` and `Commitment` of `content/`. */
import type { CommitmentId } from "#content/commitments.ts";
import type { FeeId } from "#content/fees.ts";
import type { RecordField } from "./record-fields.ts";

const of = (kind: RecordField["kind"], ...places: string[]): RecordField[] =>
  places.map((at) => ({ at, kind }));

const scale = [
  ...of("number", "upTo.width"),
  ...of("share", "upTo.rate"),
  ...of("number", "next.width"),
  ...of("share", "next.rate", "beyond.rate"),
  ...of("number", "least"),
];

const level = (name: string): RecordField[] => [
  ...of("count", `${name}.women`, `${name}.men`),
  { at: `${name}.payGap`, kind: "share", optional: true },
];

export const figureFields: Record<FeeId | CommitmentId, readonly RecordField[]> = {
  advisory: scale,
  sale: [...of("number", "retainer"), ...scale],
  "private-equity": [
    ...of("share", "first"),
    ...of("number", "years"),
    ...of("share", "later"),
    ...of("number", "least"),
  ],
  strategy: [
    ...["diagnosis", "options", "paper"].flatMap((stage) =>
      of("number", `${stage}.weeks`, `${stage}.price`),
    ),
    ...of("number", "follow.price"),
  ],
  "esg-integration": [
    ...of("year", "since"),
    ...of("count", "signed"),
    ...of("number", "older.all"),
    ...of("count", "older.before", "older.now", "older.answered"),
  ],
  "gender-diversity": [
    ...of("number", "headcount"),
    ...["partners", "managers", "analysts", "operations"].flatMap(level),
    ...of("share", "senior.before", "senior.now", "senior.target"),
    ...of("year", "senior.due"),
  ],
  "community-investment": [
    ...of("count", "given.apprenticeship", "given.debtAdvice", "given.tutoring", "given.time"),
    ...of("share", "share.before", "share.now"),
  ],
};
