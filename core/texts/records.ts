/** What a record must have to be drawn: people, vacancies, news and figures, as `content/` has them. */
import * as v from "valibot";
import { isFigures, type RecordPlace, spokenLanguages } from "./revision.ts";

/** `YYYY-MM-DD`, or an instant with its distance from UTC. */
const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const both = (most: number) => v.strictObject({ en: text(most), fr: text(most) });
const passages = v.pipe(v.array(text(2_000)), v.minLength(1), v.maxLength(30));
const bothPassages = v.strictObject({ en: passages, fr: passages });
const slug = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const day = v.pipe(v.string(), v.isoDate());
/** With its distance from UTC: `2026-11-26T18:30:00+01:00`. */
const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/),
  v.check((given) => !Number.isNaN(Date.parse(given))),
);
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = text(80);
const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));
const year = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100));
/** A part of one: 0.0025 is 0.25%. */
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const part = v.strictObject({ width: atLeastOne, rate: share });
const scale = { upTo: part, next: part, beyond: v.strictObject({ rate: share }), least: amount };
const stage = v.strictObject({ weeks: atLeastOne, price: amount });
const people = v.pipe(
  v.strictObject({ women: amount, men: amount, payGap: v.optional(share) }),
  // The drawing has a disc for each person, and its table their shares.
  v.check(({ women, men }) => women + men > 0),
);

/** Teams, offices, people and publications are named by ids, which `builder/changes` looks up. */
const recordSchemas = {
  people: v.strictObject({
    id: slug,
    name: text(120),
    role: both(200),
    team: name,
    office: name,
    languages: v.pipe(v.array(v.picklist(spokenLanguages)), v.minLength(1)),
    text: both(1_000),
  }),
  vacancies: v.pipe(
    v.strictObject({
      slug,
      published: day,
      until: day,
      team: name,
      office: name,
      starts: day,
      pay: v.strictTuple([amount, amount]),
      /** The form asks for it; what was saved before has none. */
      variable: v.optional(both(200)),
      title: both(160),
      summary: both(600),
      work: bothPassages,
      asked: bothPassages,
      contact: name,
    }),
    v.check(({ published, until, pay: [from, to] }) => !isBefore(until, published) && from <= to),
  ),
  news: v.strictObject({
    slug,
    published: day,
    title: both(160),
    summary: both(600),
    text: bothPassages,
    publication: v.optional(name),
    meeting: v.optional(
      v.pipe(
        v.strictObject({ starts: moment, ends: moment, office: name, seats: amount }),
        v.check(({ starts, ends }) => !isBefore(ends, starts)),
      ),
    ),
  }),
  fees: v.variant("id", [
    v.strictObject({ id: v.literal("advisory"), ...scale }),
    v.strictObject({ id: v.literal("sale"), ...scale, retainer: amount }),
    v.strictObject({
      id: v.literal("private-equity"),
      first: share,
      years: atLeastOne,
      later: share,
      least: amount,
    }),
    v.strictObject({
      id: v.literal("strategy"),
      ...{ diagnosis: stage, options: stage, paper: stage },
      follow: v.strictObject({ price: amount }),
    }),
  ]),
  commitments: v.variant("id", [
    v.strictObject({
      id: v.literal("esg-integration"),
      since: year,
      signed: amount,
      older: v.strictObject({ all: atLeastOne, before: amount, now: amount, answered: amount }),
    }),
    v.strictObject({
      id: v.literal("gender-diversity"),
      headcount: atLeastOne,
      ...{ partners: people, managers: people, analysts: people, operations: people },
      senior: v.strictObject({ before: share, now: share, target: share, due: year }),
    }),
    v.strictObject({
      id: v.literal("community-investment"),
      given: v.strictObject({
        ...{ apprenticeship: amount, debtAdvice: amount, tutoring: amount, time: amount },
      }),
      share: v.strictObject({ before: share, now: share }),
    }),
  ]),
} satisfies Record<RecordPlace, v.GenericSchema>;

/**
 * Undefined where it has the shape of its list and its own name, or may be taken off; otherwise what
 * is wrong, where.
 */
export function recordFault(list: RecordPlace, path: string, record: unknown): string | undefined {
  if (record === null) return isFigures(list) ? "" : undefined;
  const read = v.safeParse(recordSchemas[list], record);
  if (!read.success) return v.getDotPath(read.issues[0]) ?? "";
  const own = "id" in read.output ? read.output.id : read.output.slug;
  return own === path ? undefined : "slug";
}
