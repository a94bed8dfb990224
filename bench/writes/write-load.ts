import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { publicKey } from "../../server/backend/ask-lite.ts";
import { contactMessage } from "../../tests/db/contact-message.ts";

export const kinds = ["newsletter", "contact"] as const;
export type Kind = (typeof kinds)[number];
type WriteRequest = { path: string; body: () => object; status: number };

const requests: Record<Kind, WriteRequest> = {
  newsletter: {
    path: "/rest/v1/newsletter_subscribers",
    body: () => ({ email: `${randomUUID()}@visitor.example`, language: "en" }),
    status: 201,
  },
  contact: {
    path: "/functions/v1/contact",
    body: () => contactMessage({ language: "en" }),
    status: 201,
  },
};

/** The milliseconds of each successful write, and how many failed. */
export type Round = { latencies: number[]; errors: number; seconds: number };

/** Visitors who write again as soon as they have an answer, for some seconds. */
export async function writeFor(
  url: string,
  kind: Kind,
  seconds: number,
  visitors: number,
): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const round: Round = { latencies: [], errors: 0, seconds: 0 };
  const started = performance.now();
  const end = started + seconds * 1000;
  const visit = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      const status = await send(agent, url, requests[kind]).catch(() => 0);
      if (status === requests[kind].status) round.latencies.push(performance.now() - asked);
      else round.errors += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  round.seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return round;
}

function send(agent: Agent, url: string, { path, body }: WriteRequest): Promise<number> {
  const part = () => Math.floor(Math.random() * 256);
  const headers = {
    "content-type": "application/json",
    apikey: publicKey,
    "x-forwarded-for": `10.${part()}.${part()}.${part()}`,
  };
  return new Promise((done, failed) => {
    const asked = request(url + path, { method: "POST", headers, agent, timeout: 20_000 });
    asked.on("response", (response) => {
      response.resume();
      response.on("end", () => done(response.statusCode ?? 0));
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", failed);
    asked.end(JSON.stringify(body()));
  });
}
