import { likenessOf, type ReadName, readPersonName } from "#core/near-names.ts";

type Line = { line: number; fields: Readonly<Record<string, string | undefined>> };
type Person = { line: number; name: string; email: string; entity: string };

/**
 * Persons of a sheet who may be one, under two addresses: of the same name anywhere, or of nearly the
 * same name for one entity.
 */
export function findNearPersons(lines: readonly Line[]): (readonly [Person, Person])[] {
  const persons = new Map<string, Person & { read: ReadName }>();
  for (const { line, fields } of lines) {
    const { email = "", name = "", entity = "" } = fields;
    const key = `${email} ${entity}`.toLowerCase();
    if (!persons.has(key)) {
      persons.set(key, { line, name, email, entity, read: readPersonName(name) });
    }
  }
  const all = [...persons.values()];
  const groups = [
    ...Map.groupBy(all, ({ read }) => read.fingerprint).values(),
    ...Map.groupBy(all, ({ entity }) => entity.toLowerCase()).values(),
  ];
  const found = new Map<string, readonly [Person, Person]>();
  for (const group of groups) {
    for (const [at, { read: own, ...one }] of group.entries()) {
      for (const { read, ...other } of group.slice(at + 1)) {
        const emails = [one.email, other.email].map((email) => email.toLowerCase()).toSorted();
        if (emails[0] === emails[1] || !likenessOf(own, read)) continue;
        const key = emails.join(" ");
        if (!found.has(key)) found.set(key, [one, other]);
      }
    }
  }
  return [...found.values()];
}
