import * as v from "valibot";
import { categories } from "#core/catalogue.ts";
import { languages } from "#core/languages.ts";
import { slugSchema as slug } from "../front-matter.ts";

export const schema = v.strictObject({
  title: v.pipe(v.string(), v.minLength(5), v.maxLength(70)),
  slug,
  category: v.picklist(categories),
  published: v.pipe(v.string(), v.isoDate()),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  language: v.picklist(languages),
  summary: v.pipe(v.string(), v.minLength(80), v.maxLength(280)),
  follows: v.optional(slug),
  supersedes: v.optional(slug),
  supersededBy: v.optional(slug),
});
export type FrontMatter = v.InferOutput<typeof schema>;
