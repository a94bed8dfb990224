import { expect, test } from "vitest";
import { readable } from "./readable.ts";
import { hmacOf } from "./tombstones.ts";

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
