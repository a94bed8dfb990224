/**
 * An act as it is declared, once: what is asked with, what is answered. From here the screens and
 * the functions have their types. Fields are read as they enter, by the function; answers are held
 * against their schema by every test that asks for one (`tests/db/hold-answer.ts`).
 */
import * as v from "valibot";
import { emailSchema } from "../contact-schema.ts";
import { languages } from "../languages.ts";

export type DeclaredAct = { fields: v.GenericSchema; answer: v.GenericSchema };

export function act<const Entries extends v.ObjectEntries, Answer extends v.GenericSchema>(
  fields: Entries,
  answer: Answer,
) {
  return { fields: v.object(fields), answer };
}

/* What fields are made of. The message of a fault is the code that the act is refused with. */

// The database takes no such character.
const storable = v.check((text: string) => !text.includes("\0"), "invalid");

/** What cannot be an id names nothing that there is. */
export const id = v.pipe(v.string("unknown"), v.uuid("unknown"));
/** The SHA-256 of a content that was seen. */
export const hash = v.pipe(v.string("unknown"), v.regex(/^[0-9a-f]{64}$/, "unknown"));
/** A number of rows, of a version, of a place: as large as the database's integers. */
export const whole = v.pipe(
  v.number("invalid"),
  v.safeInteger("invalid"),
  v.minValue(0, "invalid"),
  v.maxValue(2 ** 31 - 1, "invalid"),
);
export const yes = v.boolean("invalid");
export const language = v.picklist(languages, "invalid");
export function text(most: number, tooLong = "invalid") {
  return v.pipe(v.string("invalid"), storable, v.trim(), v.maxLength(most, tooLong));
}
export function oneOf<const List extends readonly string[]>(list: List) {
  return v.picklist(list, "invalid");
}
/** The same, as a form gives it. */
export function chosen<const List extends readonly string[]>(list: List) {
  return v.pipe(v.string("invalid"), v.picklist(list, "invalid"));
}
/** As the contact form takes it. */
export const email = v.pipe(
  v.string("email"),
  v.trim(),
  v.check((typed) => v.is(emailSchema, typed), "email"),
);
/** From an address, which anybody can edit: what cannot be a filter is none. */
export function filter(most = 200) {
  return v.fallback(v.optional(v.pipe(v.string(), storable, v.trim(), v.maxLength(most)), ""), "");
}
/** The same, from a list. */
export function choice<const List extends readonly string[]>(list: List) {
  return v.fallback(v.optional(v.pipe(v.string(), v.picklist(["", ...list])), ""), "");
}
/** The same, for an id; null is none. */
export const idFilter = v.fallback(v.nullish(v.pipe(v.string(), v.uuid()), null), null);

/** Where the page of a list begins: a moment and an id. What cannot be one is the first page. */
export const cursor = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.check((given) => {
        const [at = "", row] = given.split("_");
        return given === "" || (!Number.isNaN(Date.parse(at)) && v.is(id, row));
      }),
    ),
    "",
  ),
  "",
);

/* What answers are made of. Strict: what no schema names is no answer of ours. */

export const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/));
export const day = v.pipe(v.string(), v.isoDate());
/** Amounts are texts, so that no cents are lost. */
export const amount = v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/));
export const count = v.pipe(v.number(), v.safeInteger());
export const named = v.strictObject({ id, name: v.string() });
export type Named = v.InferOutput<typeof named>;

export function outcome<const List extends readonly string[]>(...list: List) {
  return v.strictObject({ outcome: v.picklist(list) });
}
/** Rows of a list, and where its next page begins. */
export function page<Row extends v.GenericSchema>(row: Row) {
  return v.strictObject({ rows: v.array(row), next: v.nullable(v.string()) });
}
const cell = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
/** A table to take away, of which the browser makes the file; and where the next one begins. */
export const table = v.strictObject({
  head: v.array(v.string()),
  lines: v.array(v.array(cell)),
  rows: count,
  next: v.nullable(v.string()),
});
/** A table to take away, as one file. */
export const file = v.strictObject({
  file: v.string(),
  rows: count,
  next: v.nullable(v.string()),
});
export function bilingual<Value extends v.GenericSchema>(value: Value) {
  return v.strictObject({ en: value, fr: value });
}
