import { expect, test } from "vitest";
import { callCalendar } from "./calendar-file.ts";

const call = {
  entity: "11111111-1111-4111-8111-111111111111",
  fund: "a2222222-2222-4222-8222-222222222222",
  dueOn: "2026-12-31",
  reference: "Appel n° 4",
};
const words = {
  summary: "Appel de fonds : Confluence II",
  description: "Vérifiez le compte; avant de payer, ici:\nhttps://site.example/fr/lp \\ fin",
  alarm: "Appel de fonds",
};
const place = { host: "site.example", address: "https://site.example/fr/lp?fund=a2222222" };
const now = new Date("2026-11-16T18:39:33.120Z");
const written = callCalendar(call, words, place, now);
const unfolded = written.replaceAll("\r\n ", "");

test("the event lasts its day, and has one alarm before it", () => {
  expect(unfolded).toContain("DTSTART;VALUE=DATE:20261231\r\n");
  expect(unfolded).toContain("DTEND;VALUE=DATE:20270101\r\n");
  expect(unfolded).toContain("DTSTAMP:20261116T183933Z\r\n");
  expect(unfolded.match(/TRIGGER:-P2DT15H/g)).toHaveLength(1);
});

test("lines end as the standard says, are short enough, and cut no character in two", () => {
  expect(written.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(written.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of written.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(written).not.toContain("\ufffd");
});

test("what would end a value is escaped", () => {
  expect(unfolded).toContain(
    "DESCRIPTION:Vérifiez le compte\\; avant de payer\\, ici:\\nhttps://site.example/fr/lp \\\\ fin\r\n",
  );
});

test("the same call of the same entity has the same name, and no other has it", () => {
  const uid = (text: string) => /UID:(.*)\r\n/.exec(text.replaceAll("\r\n ", ""))?.[1];
  expect(uid(written)).toBe(`call-${call.entity}-${call.fund}-2026-12-31-appel-n-4@site.example`);
  expect(uid(callCalendar(call, words, place, new Date(0)))).toBe(uid(written));
  for (const other of [{ reference: "5" }, { entity: call.fund }]) {
    expect(uid(callCalendar({ ...call, ...other }, words, place, now))).not.toBe(uid(written));
  }
});
