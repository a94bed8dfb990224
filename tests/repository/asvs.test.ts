/** `docs/asvs.md` is whole and true: each requirement once, each test there, each list complete. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { functionNamed } from "#server/backend/functions.ts";

const text = readFileSync("docs/asvs.md", "utf8");
const states = ["met", "in part", "not met", "not applicable"] as const;

/** Levels 1 and 2 of ASVS 5.0.0, by section. */
const standard = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2
  2.1.1-3 2.2.1-3 2.3.1-4 2.4.1
  3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2
  4.1.1-3 4.2.1 4.3.1-2 4.4.1-4
  5.1.1 5.2.1-3 5.3.1-2 5.4.1-3
  6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4
  7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2
  8.1.1-2 8.2.1-3 8.3.1 8.4.1
  9.1.1-3 9.2.1-4
  11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1
  12.1.1-3 12.2.1-2 12.3.1-4
  13.1.1 13.2.1-5 13.3.1-2 13.4.1-5
  14.1.1-2 14.2.1-4 14.3.1-3
  15.1.1-3 15.2.1-3 15.3.1-7
  16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3
`;
/** Chapters that one sentence puts aside, and how many requirements that is. */
const aside = { 10: 29, 17: 7 };

const numbers = standard.match(/[\d.]+(-\d+)?/g)?.flatMap((range) => {
  const [, section = "", first = "", last = first] = /^(.*\.)(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const many = Number(last) - Number(first) + 1;
  return Array.from({ length: many }, (_, place) => `${section}${Number(first) + place}`);
});

const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \|(.*)\|$/gm)].map(
  ([, number = "", rest = ""]) => {
    const [, state = "", , tests = ""] = rest.split(" | ").map((cell) => cell.trim());
    return { number, state, tests };
  },
);

test("each requirement of levels 1 and 2 is there once, in order", () => {
  expect(rows.map(({ number }) => number)).toEqual(numbers);
  for (const [chapter, many] of Object.entries(aside)) {
    const [, said] = text.split(`\n## ${chapter}. `);
    expect(said).toMatch(new RegExp(`^.*\n\nNot applicable, all ${many} requirements: `));
  }
});

test("each has a state, and they are counted", () => {
  const odd = rows.filter(({ state }) => !states.some((one) => one === state));
  expect(odd).toEqual([]);
  const more = Object.values(aside).reduce((sum, many) => sum + many);
  const counts = states.map((one) => {
    const many = rows.filter(({ state }) => state === one).length;
    return one === "not applicable" ? many + more : many;
  });
  const counted = /^\| all \| (.*) \|\n.*\n\| (.*) \|$/m.exec(text) ?? [];
  expect(counted.slice(1)).toEqual([
    states.join(" | "),
    [rows.length + more, ...counts].join(" | "),
  ]);
});

test("what is met names a test, or says why there is none", () => {
  const claims = rows.filter(({ state }) => state === "met" || state === "in part");
  expect(claims.filter(({ tests }) => !/`|^none: |^the same/.test(tests))).toEqual([]);
});

test("each test that it names is there", () => {
  const named = rows.flatMap(({ number, tests }) =>
    tests.split(/(?=`[^`]+\.tsx?`)/).flatMap((part) => {
      const [, file] = /^`([^`]+)`/.exec(part) ?? [];
      const names = [...part.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
      return file ? names.map((name) => ({ number, file, name })) : [];
    }),
  );
  expect(named.length).toBeGreaterThan(200);
  const lost = named.filter(({ file, name }) => {
    const code = readFileSync(file, "utf8").replaceAll('\\"', '"');
    return !name.split("…").every((piece) => code.includes(piece.trim()));
  });
  expect(lost).toEqual([]);
});

const running = globSync(["core/**/*.ts", "server/**/*.ts", "supabase/functions/**/*.ts"]).filter(
  (file) => !/\.test\.ts$|\/stub-/.test(file),
);

test("what encrypts, signs, hashes or draws random numbers is in its list", () => {
  const does =
    /\bcreate(Hash|Hmac|Cipheriv|Decipheriv)\(|\bsubtle\.|\brandomBytes\(|getRandomValues|^import \w+ from "bcryptjs"|\bimport\("@simplewebauthn/m;
  const found = running.filter((file) => does.test(readFileSync(file, "utf8")));
  expect(found.length).toBeGreaterThan(15);
  const [, list = ""] = text.split("### What is encrypted, signed and hashed");
  expect(found.filter((file) => !list.includes(`\`${file}\``))).toEqual([]);
});

/** What each file speaks to, as `docs/deploy.md` says it; a part of the program speaks to another. */
const ofOurOwn = /./;
const connections: Record<string, RegExp> = {
  "supabase/functions/_shared/letters/ask-address.ts": /whatever a letter links to/,
  "supabase/functions/_shared/letters/check-links.ts": /the site itself/,
  "supabase/functions/_shared/outbox/smtp.ts": /the mail server/,
  "supabase/functions/_shared/serve.ts": /hosted project/,
  "server/mail/probe.ts": /the mail server/,
  "server/mail/start-mail.ts": /the mail server/,
  "server/engine/postgres.ts": /the database/,
  "server/backend/backend-proxy.ts": ofOurOwn,
  "server/backend/lite.ts": ofOurOwn,
  "server/engine/data-folder.ts": ofOurOwn,
  "server/keeper-socket.ts": ofOurOwn,
};

test("what opens a connection is told to who deploys", () => {
  const opens =
    /(?<![\w.])fetch\((?!request\))|from "(nodemailer|pg|postgres)"|import \{[^}]*\b(request|connect)\b[^}]*\} from "node:(https?|net|tls)"/;
  const found = running.filter((file) => opens.test(readFileSync(file, "utf8")));
  expect(found.filter((file) => !(file in connections))).toEqual([]);
  const [, told = ""] = readFileSync("docs/deploy.md", "utf8").split("### What it speaks to");
  for (const what of Object.values(connections)) expect(told).toMatch(what);
});

test("no secret is in the code", () => {
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY|\bsb_secret_[\w-]{16}|\beyJ[\w-]{20,}\.[\w-]{20,}\.|\b(AKIA|ghp_|xox[bp]-)\w{8}/;
  const files = globSync([
    "{app,builder,content,core,docs,scripts,server,supabase}/**/*.{ts,tsx,md,sql,toml,yaml}",
    "*.{ts,json,md}",
  ]);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => secret.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("names that every object has are no functions", () => {
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    expect(functionNamed(name)).toBeUndefined();
  }
});
