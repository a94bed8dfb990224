import * as v from "valibot";
import { parse } from "yaml";
import { categories } from "#core/catalogue.ts";
import { languages } from "#core/languages.ts";

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const schema = v.strictObject({
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

const fence = /^---\n([\s\S]*?)\n---\n/;

/** The head and the body of a text. `file` names it in the sentence that says what is wrong. */
export function splitText(text: string, file: string): { head: FrontMatter; body: string } {
  const [whole = "", yaml] = fence.exec(text) ?? [];
  if (yaml === undefined) throw new Error(`${file} must begin with its front matter.`);
  const read = v.safeParse(schema, parse(yaml));
  if (!read.success) {
    const faults = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`${file} has a faulty front matter. ${faults.join(" ")}`);
  }
  return { head: read.output, body: text.slice(whole.length) };
}
