import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { findPlaceholders } from "../find-placeholders.ts";
import { checkFacts, checkMark, checkSettings } from "./settings.ts";

const sound = {
  SITE_ORIGIN: "https://www.firm.lu",
  TRUST_PROXY: "loopback",
  SMTP_URL: "smtps://site:gK3-unlike@mail.firm.lu:465",
};

function wrongIn(env: Record<string, string>): string[] {
  return checkSettings(readConfig(env), env, env.BUILT_FOR ?? sound.SITE_ORIGIN)
    .filter(({ state }) => state !== "ok")
    .map(({ part, state }) => `${state} ${part}`);
}

test("sound settings are one line", () => {
  expect(checkSettings(readConfig(sound), sound, sound.SITE_ORIGIN)).toEqual([
    { part: "settings", state: "ok", sentence: "They are set, and suit one another." },
  ]);
});

test.each([
  ["no address", { SITE_ORIGIN: "" }, ["wrong SITE_ORIGIN"]],
  ["no proxy beside https", { TRUST_PROXY: "" }, ["wrong TRUST_PROXY"]],
  ["no mail server", { SMTP_URL: "" }, ["wrong SMTP_URL"]],
  ["an example's mail server", { SMTP_URL: "smtps://a:b@mail.example:465" }, ["wrong SMTP_URL"]],
  [
    "an example's address",
    { SITE_ORIGIN: "https://www.example.com", BUILT_FOR: "https://www.example.com" },
    ["wrong SITE_ORIGIN"],
  ],
  ["pages of another address", { BUILT_FOR: "https://old.lu" }, ["look SITE_ORIGIN"]],
  ["a trial on this machine", { SITE_ORIGIN: "https://localhost" }, []],
  [
    "an example's password",
    { DATABASE_URL: "postgres://user:password@db.firm.lu/site" },
    ["wrong DATABASE_URL"],
  ],
  ["a slip of the pen", { SMTP_URI: "smtps://mail.firm.lu" }, ["look SMTP_URI"]],
  ["a sign left out", { TRUSTPROXY: "loopback" }, ["look TRUSTPROXY"]],
  ["a word too long", { BACKUP_EVERYDAY: "24" }, ["look BACKUP_EVERYDAY"]],
  ["what machines set", { HOME: "/root", HOSTNAME: "a", PATH: "/bin", LOGNAME: "b" }, []],
  ["a disk that is not waited for", { WAIT_FOR_DISK: "off" }, ["look WAIT_FOR_DISK"]],
  [
    "http alone",
    { SITE_ORIGIN: "http://firm.lu", BUILT_FOR: "http://firm.lu" },
    ["look SITE_ORIGIN"],
  ],
])("%s", (_what, changed, expected) => {
  expect(wrongIn({ ...sound, ...changed })).toEqual(expected);
});

test("finding: an address without its kind is refused with one that has it", () => {
  const settings = { SMTP_URL: "mail.firm.lu:465", DATABASE_URL: "db.firm.lu", SITE_ORIGIN: "x" };
  for (const [name, value] of Object.entries(settings)) {
    expect(() => readConfig({ [name]: value })).toThrow(/needed there: (smtps|postgres|https):/);
  }
});

test("no line repeats a password", () => {
  const env = { ...sound, SMTP_URL: "smtps://a:hushhush@mail.example:465" };
  expect(JSON.stringify(checkSettings(readConfig(env), env))).not.toContain("hushhush");
});

test("what is left of the demonstration is told, and wrong once the site no longer says so", () => {
  const left = [{ what: "name", such: "House", file: "content/site.ts" }] as const;
  const states = (...asked: Parameters<typeof checkFacts>) =>
    checkFacts(...asked).map(({ state }) => state);
  expect(states([...left], true)).toEqual(["look", "look"]);
  expect(checkFacts([...left], true)[0]?.sentence).toContain("the name, House (content/site.ts)");
  expect(states([], true)).toEqual(["ok"]);
  expect(states([...left], false)).toEqual(["wrong"]);
  expect(states([], false)).toEqual(["ok"]);
});

test("with nothing left, the mark is told until it is taken off", async () => {
  const stateWhere = async (off: object[]) =>
    (await checkMark(async () => off as never, []))[0]?.state;
  expect(await stateWhere([])).toBe("look");
  expect(await stateWhere([{ since: "2027-01-01" }])).toBe("ok");
});

test("as many facts in brackets as npm run placeholders lists", () => {
  const told = checkFacts(undefined, true).find(({ sentence }) => sentence.includes("brackets, "));
  expect(told?.sentence ?? "brackets, 0 ").toContain(`brackets, ${findPlaceholders().length} `);
});
