import * as v from "valibot";
import { people } from "#content/people.ts";
import { letterLengths, letterThemes } from "#core/letter-text.ts";
import { slugSchema } from "../front-matter.ts";

const day = v.pipe(v.string(), v.isoDate());
const title = v.pipe(v.string(), v.minLength(5), v.maxLength(letterLengths.title));
const summary = v.pipe(v.string(), v.minLength(40), v.maxLength(letterLengths.summary));
const theme = v.picklist(letterThemes);
const signatory = v.picklist(
  people.map(({ id }) => id),
  "There is nobody of that name.",
);

/** The front matter of a letter in `content/letters`. */
export const schema = v.strictObject({
  title,
  summary,
  date: day,
  theme,
  signatory,
  errata: v.optional(v.array(v.strictObject({ date: day, text: v.string() })), []),
});

const bilingual = v.object({ en: v.string(), fr: v.string() });
const words = v.object({ title: v.string(), summary: v.string(), body: v.string() });

/** A letter that was published at the desk: a row of `public.letters`. */
export const rowSchema = v.object({
  slug: slugSchema,
  published_on: day,
  changed_at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text).toISOString()),
  ),
  theme,
  signatory: v.string(),
  signed: v.nullish(v.object({ name: v.string(), role: bilingual, city: bilingual })),
  en: words,
  fr: words,
  errata: v.array(v.object({ on: day, en: v.string(), fr: v.string() })),
});
export type LetterRow = v.InferInput<typeof rowSchema>;
