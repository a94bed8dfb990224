import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { samplesIn } from "../mail/samples.ts";
import { readable } from "./readable.ts";
import { hmacOf } from "./tombstones.ts";
import { valueWords } from "./value-words.ts";

const given = {
  request: "1",
  at: "2026-11-16T13:32:00Z",
  tables: [
    {
      table: "private.contact_messages",
      rows: [
        {
          name: "<script>alert(1)</script>",
          phone: "",
          received_at: "2026-11-15T13:32:00.123456+00:00",
        },
      ],
    },
  ],
};

test("what people wrote is shown and never runs", () => {
  const html = readable({ ...given, language: "en" });
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script");
});

test.each([
  ["en", "Messages by the contact form", "Received", "15 November 2026", "none"],
  ["fr", "Messages du formulaire de contact", "Reçu", "15 novembre 2026", "néant"],
] as const)("it is in the words of the house, in %s", (language, ...words) => {
  const html = readable({ ...given, language });
  expect(words.filter((word) => !html.includes(word))).toEqual([]);
});

test("what our tables hold as a word of ours is said in the person's language", () => {
  const rows = [{ kind: "note", state: "closed", subject: "complaint", outcome: "accepted" }];
  const tables = [{ table: "private.outbox", rows: [...rows, { state: "sent", name: "sent" }] }];
  const html = readable({ ...given, tables, language: "fr" });
  for (const word of ["note interne", "clos", "Réclamation", "accepté", "envoyé"]) {
    expect(html).toContain(`<dd>${word}</dd>`);
  }
  // What somebody wrote is theirs.
  expect(html).toContain("<dd>sent</dd>");
  expect(html).toContain("Ce que conserve Alzette");
});

test("every word that a column of ours may hold is said in words", () => {
  const schemas = readdirSync("supabase/schemas").map((name) =>
    readFileSync(`supabase/schemas/${name}`, "utf8"),
  );
  const checks = schemas.flatMap((text) => [
    ...text.matchAll(/check \(\s*(kind|state|role|notices|purpose|source) in \(([^)]*)\)/g),
  ]);
  expect(checks.length).toBeGreaterThan(12);
  // Capital flows and what the desk looks up of a link in a letter are nobody's.
  const nobodys =
    `answers gone silent private call distribution return interest-paid interest-received
    adjustment`.split(/\s+/);
  const unsaid = checks.flatMap(([, column = "", list = ""]) =>
    [...list.matchAll(/'([^']+)'/g)]
      .map(([, value = ""]) => value)
      .filter((value) => !nobodys.includes(value) && !valueWords[column]?.[value])
      .map((value) => `${column} ${value}`),
  );
  expect(unsaid).toEqual([]);
  const templates = Object.keys(samplesIn("en"));
  expect(templates.filter((name) => !valueWords.template?.[name])).toEqual([]);
});

test("a person of whom nothing is kept is told so", () => {
  expect(readable({ ...given, tables: [], language: "en" })).toContain("We keep nothing");
});

test("an address is known again whatever its capitals, and only by its key", async () => {
  const one = await hmacOf("key", "A@person.example ");
  expect(one).toBe(await hmacOf("key", "a@person.example"));
  const other = await hmacOf("other", "a@person.example");
  expect(other.split(".")).not.toContain(one.split(".")[0]);
  expect(other.split(".")).not.toContain(one.split(".")[1]);
});
