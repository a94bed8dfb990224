import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { publicKey } from "#server/backend/ask-lite.ts";
import { randomAddress } from "../db/backend.ts";
import { type Answered, type HostProcess, referenceIn } from "../host/host-process.ts";

/** What visitors did and were answered. */
export type Visits = {
  /** Reference numbers of messages, and addresses, that we said are stored. */
  messages: string[];
  addresses: string[];
  /** How often each answer came; `none` where the connection broke. */
  forms: Map<number | "none", number>;
  pages: Map<number | "none", number>;
  slowestPage: number;
  slowestForm: number;
};

export type Load = Visits & { stop(): Promise<void> };

// As long as somebody hesitates who was just told that it did not work.
const afterFailure = 100;
const betweenPages = 50;

export function subscribe(host: HostProcess, email: string): Promise<Answered> {
  return host.ask("/rest/v1/newsletter_subscribers", {
    method: "POST",
    headers: {
      apikey: publicKey,
      "content-type": "application/json",
      "x-forwarded-for": randomAddress(),
    },
    body: JSON.stringify({ email }),
  });
}

type Crowd = { senders?: number; subscribers?: number; pause?: number };

/** Visitors who send messages, subscribe and read, over and over, until they are stopped. */
export function startLoad(host: HostProcess, crowd: Crowd = {}): Load {
  const { senders = 3, subscribers = 3, pause = 0 } = crowd;
  const visits: Visits = {
    messages: [],
    addresses: [],
    forms: new Map(),
    pages: new Map(),
    slowestPage: 0,
    slowestForm: 0,
  };
  let stopped = false;

  async function sendMessage(): Promise<boolean> {
    const answered = await host.send({}, randomAddress()).catch(() => undefined);
    if (answered?.status === 201) visits.messages.push(referenceIn(answered));
    return countForm(answered);
  }
  async function subscribeOnce(): Promise<boolean> {
    const email = `${randomUUID()}@visitor.example`;
    const answered = await subscribe(host, email).catch(() => undefined);
    if (answered?.status === 201) visits.addresses.push(email);
    return countForm(answered);
  }
  function countForm(answered: Answered | undefined): boolean {
    count(visits.forms, answered);
    visits.slowestForm = Math.max(visits.slowestForm, answered?.ms ?? 0);
    return answered?.status === 201;
  }
  async function read(): Promise<boolean> {
    const answered = await host.ask("/fr/contact").catch(() => undefined);
    count(visits.pages, answered);
    visits.slowestPage = Math.max(visits.slowestPage, answered?.ms ?? 0);
    await wait(betweenPages);
    return answered?.status === 200;
  }
  async function again(act: () => Promise<boolean>): Promise<void> {
    while (!stopped) {
      const worked = await act();
      if (!worked) await wait(afterFailure);
      else if (pause > 0) await wait(pause);
    }
  }

  const acts = [
    ...Array<typeof read>(senders).fill(sendMessage),
    ...Array<typeof read>(subscribers).fill(subscribeOnce),
    read,
  ];
  const all = Promise.all(acts.map(again));
  return Object.assign(visits, {
    async stop() {
      stopped = true;
      await all;
    },
  });
}

function count(counts: Visits["forms"], answered: Answered | undefined): void {
  const key = answered?.status ?? "none";
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export function acknowledged({ messages, addresses }: Visits): number {
  return messages.length + addresses.length;
}

/** For the report, such as `pages 200 × 40 (slowest 12 ms); forms 201 × 80, 503 × 3`. */
export function seenBy({ pages, forms, slowestPage, slowestForm }: Visits): string {
  const list = (counts: Visits["forms"]) =>
    [...counts]
      .sort(([a], [b]) => String(a).localeCompare(String(b)))
      .map(([status, times]) => `${status === "none" ? "no answer" : status} × ${times}`)
      .join(", ");
  const parts: string[] = [];
  if (pages.size > 0) parts.push(`pages ${list(pages)} (slowest ${slowestPage.toFixed(0)} ms)`);
  if (forms.size > 0) parts.push(`forms ${list(forms)} (slowest ${slowestForm.toFixed(0)} ms)`);
  return parts.join("; ");
}
