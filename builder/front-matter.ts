import * as v from "valibot";
import { parse } from "yaml";

export const slugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const fence = /^---\n([\s\S]*?)\n---\n/;

/** The head and the body of a text. `file` names it in the sentence that says what is wrong. */
export function splitText<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
): { head: v.InferOutput<Schema>; body: string } {
  const [whole = "", yaml] = fence.exec(text) ?? [];
  if (yaml === undefined) throw new Error(`${file} must begin with its front matter.`);
  const head = checked(schema, parse(yaml), `${file} has a faulty front matter.`);
  return { head, body: text.slice(whole.length) };
}

/** What was read, or a sentence that begins with `fault` and says what is wrong. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  fault: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  const faults = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`${fault} ${faults.join(" ")}`);
}
