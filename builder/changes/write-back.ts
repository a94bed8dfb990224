/**
 * Writes what the firm changed back into the sources: one text in a file of words, or one record in a
 * list of `content/`. Only the place of the text itself is written; all else stays as it was typed.
 */
import { parseSync } from "vite";
import type { RecordPlace } from "#core/texts/revision.ts";

/** Of a syntax tree, what is looked at here. */
type Node = {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  expression?: Node;
  declaration?: Node;
  declarations?: { id: { name?: string }; init?: Node }[];
  properties?: { key: { name?: string; value?: unknown }; value: Node }[];
  elements?: (Node | null)[];
  expressions?: Node[];
};

/** A text that cannot be written in its place, with the reason. */
export class NotWritten extends Error {
  override name = "NotWritten";
}

export function withTextAt(source: string, path: string, text: string): string {
  const [exported] = bodyOf(source).filter(({ type }) => type === "ExportDefaultDeclaration");
  let part = exported?.declaration && inner(exported.declaration);
  for (const key of path.split(".")) {
    part = part && childOf(part, key);
  }
  if (!part) throw new NotWritten("There is no text at this place.");
  const isPlain =
    (part.type === "Literal" && typeof part.value === "string") ||
    (part.type === "TemplateLiteral" && part.expressions?.length === 0);
  if (!isPlain) throw new NotWritten("The text is put together from others.");
  return put(source, part, literal(text));
}

export function withRecord(
  source: string,
  list: RecordPlace,
  name: string,
  record: object | null,
): string {
  const array = bodyOf(source)
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .find(({ id }) => id.name === list)?.init;
  const records = array && inner(array);
  if (records?.type !== "ArrayExpression") throw new NotWritten(`There is no list of ${list}.`);
  const found = (records.elements ?? []).find((one) => one !== null && nameOf(one) === name);
  if (found && record) return put(source, found, literal(record));
  if (found) {
    const after = /^\s*,/.exec(source.slice(found.end))?.[0] ?? "";
    const before = /\s*$/.exec(source.slice(0, found.start))?.[0] ?? "";
    const [start, end] = [found.start - before.length, found.end + after.length];
    return source.slice(0, start) + source.slice(end);
  }
  if (!record) return source;
  // News and vacancies have the newest first; who is new comes last.
  if (list !== "people") {
    const at = records.start + 1;
    return `${source.slice(0, at)}\n${literal(record)},${source.slice(at)}`;
  }
  const last = (records.elements ?? []).at(-1);
  const at = last ? last.end : records.start + 1;
  return `${source.slice(0, at)}${last ? ",\n" : "\n"}${literal(record)}${source.slice(at)}`;
}

function bodyOf(source: string): Node[] {
  const { program, errors } = parseSync("source.ts", source);
  if (errors.length > 0) throw new NotWritten("The file cannot be read.");
  return program.body as unknown as Node[];
}

/** Without `satisfies` and `as const` around it. */
function inner(node: Node): Node {
  return node.expression && /^TS/.test(node.type) ? inner(node.expression) : node;
}

function childOf(node: Node, key: string): Node | undefined {
  if (node.type === "ArrayExpression") {
    const item = node.elements?.[Number(key)];
    return item ? inner(item) : undefined;
  }
  const property = node.properties?.find(
    (one) => one.key && String(one.key.name ?? one.key.value) === key,
  );
  return property && inner(property.value);
}

function nameOf(record: Node): unknown {
  const own = inner(record);
  return (childOf(own, "id") ?? childOf(own, "slug"))?.value;
}

function put(source: string, { start, end }: Node, written: string): string {
  return source.slice(0, start) + written + source.slice(end);
}

/** As it stands in a source file; spaces that do not break are written so that one sees them. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("\u202f", "\\u202f").replaceAll("\u00a0", "\\u00a0");
}
