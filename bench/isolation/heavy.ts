/**
 * So many connections, each of which asks again as soon as it is answered, or a second after it was
 * put off, for what takes the backend long, until this process is told to end. `guess`: signs in with
 * a wrong password. `preview`: shows a letter that was written to be slow, as a colleague who may
 * only look.
 */
import { Agent, request } from "node:http";
import { rest } from "../wait.ts";

const [url = "", connections = "1", what = "guess", token = ""] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const statuses: Record<number, number> = {};

const nested = Array.from({ length: 13 }, (_, depth) => `${"  ".repeat(depth)}- a\n`).join("");
/** Refused for its marks, and as heavy as one may be that is read. */
const bodies = ["*a_".repeat(6_666), `${nested}\n`.repeat(80)];
let asked = 0;

function question(): { path: string; body: object } {
  if (what === "guess") {
    const body = { email: "guest@partner.example", password: "a wrong password" };
    return { path: "/auth/v1/token?grant_type=password", body };
  }
  asked += 1;
  const text = { title: "A letter", summary: "What it says.", body: bodies[asked % bodies.length] };
  const content = {
    slug: "a-letter",
    theme: "impact",
    signatory: "rochebrune",
    en: text,
    fr: text,
    errata: [],
  };
  return { path: "/functions/v1/desk", body: { act: "letters.preview", content } };
}

function ask(client: number): Promise<number> {
  const { path, body } = question();
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": `203.0.113.${client + 1}`,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return new Promise((done, failed) => {
    const asking = request(url + path, { method: "POST", agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      answer.resume().on("end", () => done(statusCode));
    });
    asking.on("error", failed).end(JSON.stringify(body));
  });
}

async function askOn(client: number): Promise<never> {
  for (;;) if ((await ask(client)) === 503) await rest(1_000);
}

process.once("SIGTERM", () => {
  process.stdout.write(JSON.stringify(statuses), () => process.exit());
});
await Promise.all(Array.from({ length: Number(connections) }, (_, client) => askOn(client)));
