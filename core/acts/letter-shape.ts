/** A letter, as a browser sends it and the database keeps it. */
import * as v from "valibot";
import { letterThemes } from "../letter-text.ts";
import { keptLetter } from "../limits.ts";

const words = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(keptLetter.title)),
  summary: v.pipe(v.string(), v.maxLength(keptLetter.summary)),
  body: v.pipe(v.string(), v.maxLength(keptLetter.body)),
});

const erratum = v.pipe(
  v.string(),
  v.minLength(keptLetter.erratum[0]),
  v.maxLength(keptLetter.erratum[1]),
);

export const letter = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(keptLetter.slug)),
  theme: v.picklist(letterThemes),
  signatory: v.pipe(v.string(), v.maxLength(keptLetter.signatory)),
  en: words,
  fr: words,
  errata: v.pipe(
    v.array(v.strictObject({ on: v.pipe(v.string(), v.isoDate()), en: erratum, fr: erratum })),
    v.maxLength(keptLetter.errata),
    v.readonly(),
  ),
});
