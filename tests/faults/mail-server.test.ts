import { expect, test, vi } from "vitest";
import { record, seconds } from "./fault-row.ts";
import { acknowledged, type Load, seenBy, startLoad } from "./load.ts";
import { lostWrites, mailsOf } from "./lost.ts";
import { newSite, type Site } from "./site.ts";

const gentle = { senders: 1, subscribers: 0, pause: 500 };
const slow = 20_000;

/** Visitors come while the mail server is not well; then it is, and every mail goes out. */
async function whileUnwell(
  unwell: (site: Site) => Promise<void>,
  until: (site: Site, load: Load) => Promise<void>,
  well: (site: Site) => Promise<void>,
) {
  const site = await newSite("embedded");
  const host = await site.start();
  await unwell(site);
  const load = startLoad(host, gentle);
  await until(site, load);
  await load.stop();
  expect([...load.pages.keys(), ...load.forms.keys()].sort()).toEqual([200, 201]);
  expect(load.slowestForm).toBeLessThan(5_000);
  await well(site);
  const began = performance.now();
  const mails = await mailsOf(site, { hurry: false, timeout: 240_000 });
  return {
    engine: site.engine,
    underWay: `1 visitor sending messages, 1 reading; ${mails.queued} mails`,
    acknowledged: acknowledged(load) + mails.queued,
    lost: (await lostWrites(site, [load])) + mails.lost,
    normalAfter: `all mails had gone ${seconds(performance.now() - began)} after it was well`,
    seen: `${seenBy(load)}; ${mails.twice} mails came twice`,
  };
}

test("a mail server that takes 20 seconds for each mail keeps no visitor waiting", async ({
  task,
}) => {
  const row = await whileUnwell(
    async ({ mail }) => {
      mail.manner.delay = slow;
    },
    async ({ mail }) => {
      await vi.waitFor(() => expect(mail.mails.length).toBeGreaterThanOrEqual(2), {
        timeout: 90_000,
        interval: 100,
      });
    },
    async ({ mail }) => {
      mail.manner.delay = 0;
    },
  );
  record(task, { fault: "mail server answers after 20 s", ...row });
});

test.for([451, 550])("mails refused with %i go out once they are taken", async (code, { task }) => {
  const row = await whileUnwell(
    async ({ mail }) => {
      mail.manner.refusal = code;
    },
    async ({ sql }) => {
      const refused = "select from private.outbox where last_error is not null";
      await vi.waitFor(async () => expect((await sql(refused)).length).toBeGreaterThan(10), {
        timeout: 60_000,
        interval: 100,
      });
    },
    async ({ mail }) => {
      mail.manner.refusal = undefined;
    },
  );
  record(task, { fault: `mail server refuses with ${code}`, ...row });
});

test("mails queued while the mail server is gone go out once it is back", async ({ task }) => {
  const row = await whileUnwell(
    ({ mail }) => mail.stop(),
    async (_site, load) => {
      await vi.waitFor(() => expect(load.messages.length).toBeGreaterThan(20), {
        timeout: 60_000,
        interval: 100,
      });
    },
    ({ mail }) => mail.start(),
  );
  record(task, { fault: "mail server gone", ...row });
});
