/** Nothing is done at the desk without the question whether somebody may: read from the schema. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const schema = globSync("supabase/schemas/*.sql")
  // Names of the version before lead to those of this one.
  .filter((file) => !file.endsWith("85_names_before.sql"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const functions = [
  ...schema.matchAll(/create function private\.(desk_\w+)\([\s\S]*?\$\$([\s\S]*?)\n\$\$;/g),
].map(([, name = "", body = ""]) => ({ name, body }));

/** Answers what somebody lacks who has not come in, and else what they may. */
const ofTheDoor = ["desk_colleague"];

test("each function of the desk asks for a right, or hands on to one that does", () => {
  expect(functions.length).toBeGreaterThan(80);
  const asks = (body: string) => /private\.must(?:_publish|_send_files)?\(/.test(body);
  const asking = functions.filter(({ body }) => asks(body)).map(({ name }) => name);
  const free = functions.filter(
    ({ name, body }) =>
      !asks(body) &&
      !ofTheDoor.includes(name) &&
      !asking.some((other) => body.includes(`private.${other}(of_user, of_session`)),
  );
  expect(free.map(({ name }) => name)).toEqual([]);
});

test("nobody is shown a name before that question", () => {
  const [, body = ""] =
    /create function private\.desk_colleague([\s\S]*?)\n\$\$;/.exec(schema) ?? [];
  expect(body.indexOf("has_factor_check")).toBeGreaterThan(0);
  expect(body.indexOf("has_factor_check")).toBeLessThan(body.indexOf("'name'"));
});
