/** Bad inputs at every endpoint, as many as are asked for: none is our failure, none is kept. */
import fc, { type Parameters } from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { functions } from "#server/backend/functions.ts";
import { atEndOfAll } from "../at-end.ts";
import { type EngineName, startBackend, type TestBackend } from "./backend.ts";
import { type HostileRequest, hostileRequest } from "./hostile-requests.ts";

const endpoints = [
  "/rest/v1/newsletter_subscribers",
  ...Object.keys(functions).map((name) => `/functions/v1/${name}`),
];

/** Words that a program prints when it fails. No visitor may see them. */
const leaks =
  /node_modules|\.[jt]s:\d+|\bat \S+ \(|\bstack\b|syntax error|violates|relation "|\bprivate\.|\bselect\b.*\bfrom\b|insert into|ECONN/i;

/** A page of ours, with nothing in its address but a reference. */
const resultPage = /^(\/[a-z-]+)+(\?reference=\d{6}-[2-9A-Z]{5})?#[a-z-]*$/;

const address = String.raw`email ~* '^[^@[:space:][:cntrl:]<>,;:"()\\]+@[a-z0-9.-]+\.[a-z0-9-]+$'`;

/** The rules of the schema and of the form, written down once more and differently. */
const rules: Record<string, string[]> = {
  "private.contact_messages": [
    "name = btrim(name, E' \\t\\r\\n') and char_length(name) between 2 and 100",
    "name !~ U&'[[:cntrl:]\\2028\\2029]'",
    address,
    "char_length(email) <= 254",
    "phone ~ '^[^[:cntrl:][:alpha:]]{0,40}$'",
    "char_length(message) between 10 and 5000",
    "translate(message, E'\\n\\t', '') !~ '[[:cntrl:]]'",
    "language in ('en', 'fr')",
    "reference ~ '^[0-9]{6}-[2-9A-Z]{5}$'",
    "2 = (select count(*) from private.outbox where about = row.id)",
  ],
  "public.newsletter_subscribers": [
    address,
    "char_length(email) <= 254",
    "language in ('en', 'fr')",
    "confirmed_at is null",
    "created_at between now() - interval '1 hour' and now()",
    "1 = (select count(*) from private.outbox where about = row.id)",
  ],
  "private.outbox": ["state = 'queued'"],
};

/** `runs`: at each endpoint. */
export function testBadInputs(
  engine: EngineName,
  runs: number,
  parameters: Parameters<unknown> = {},
): void {
  describe(`on the ${engine} engine`, () => {
    let backend: TestBackend;
    const references: string[] = [];
    const subscribed: string[] = [];
    const atEnd = atEndOfAll();
    beforeAll(async () => {
      backend = await startBackend(engine, atEnd);
      // Mails are not tested here, and a limit would answer before the endpoint does.
      await backend.mail.stop();
      await backend.sql("update private.limits set per_address = 1000000, overall = 1000000");
    });

    async function isAnsweredProperly({ path, method, headers, body }: HostileRequest) {
      const bodyless = ["GET", "HEAD"].includes(method);
      const answered = await backend.ask(path, { method, headers, ...(!bodyless && { body }) });
      expect(answered.status).toBeLessThan(500);
      expect(answered.headers.get("cache-control")).toBe("no-store");
      const text =
        typeof answered.body === "string" ? answered.body : JSON.stringify(answered.body);
      expect(text).not.toMatch(leaks);
      const location = answered.headers.get("location");
      if (location !== null) expect(location).toMatch(resultPage);

      const { reference = new URLSearchParams(location?.split(/[?#]/)[1]).get("reference") } =
        answered.body as { reference?: string };
      if (reference) references.push(reference);
      const added = answered.status === 201 || location?.endsWith("#subscribed");
      if (added && /newsletter.subscribe/.test(path)) {
        const text = new TextDecoder().decode(body);
        const { email } = headers["content-type"]?.includes("urlencoded")
          ? Object.fromEntries(new URLSearchParams(text))
          : JSON.parse(text);
        subscribed.push(email.trim().toLowerCase());
      }
    }

    test.each(endpoints)(`${runs} bad inputs at %s are all answered properly`, async (path) => {
      await fc.assert(fc.asyncProperty(hostileRequest(path), isAnsweredProperly), {
        ...parameters,
        numRuns: runs,
      });
    });

    test("what was acknowledged is stored, and nothing else", async () => {
      const messages = await backend.sql<{ reference: string }>(
        "select reference from private.contact_messages",
      );
      expect(references.length).toBeGreaterThan(2);
      expect(messages.map(({ reference }) => reference).sort()).toEqual(
        [...new Set(references)].sort(),
      );
      const subscribers = await backend.sql<{ email: string }>(
        "select lower(email) as email from public.newsletter_subscribers",
      );
      expect(subscribed.length).toBeGreaterThan(2);
      expect(subscribers.map(({ email }) => email).sort()).toEqual(subscribed.sort());
    });

    test.each(Object.entries(rules))("every row of %s keeps every rule", async (table, checks) => {
      for (const rule of checks) {
        const [counted] = await backend.sql<{ all: number; broken: number }>(
          `select count(*)::integer as all,
                (count(*) filter (where (${rule}) is not true))::integer as broken
         from ${table} as row`,
        );
        expect(counted?.all, table).toBeGreaterThan(0);
        expect(counted?.broken, rule).toBe(0);
      }
    });

    test("none of it was logged, neither as words nor as a failure of ours", () => {
      expect(backend.logged()).not.toMatch(/visitor\.example|other\.example|drop table|alert\(1\)/);
      expect(backend.logged()).not.toMatch(/"level":[56]0|function failed/);
    });
  });
}
