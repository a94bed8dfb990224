import { expect, onTestFinished, test } from "vitest";
import { runningHost } from "#server/engine/data-folder.ts";
import { startMailServer } from "../mail-server.ts";
import { until } from "../until.ts";
import { whole } from "../whole.ts";
import { dataFolder, referenceIn, startHost } from "./host-process.ts";

const submissions = 40;

test.runIf(whole)(
  `${submissions} messages sent while the mail server is away are all stored, and mailed once when it is back`,
  async () => {
    const mail = await startMailServer();
    onTestFinished(() => mail.stop());
    await mail.stop();
    const folder = dataFolder();
    const host = await startHost({ DATA_FOLDER: folder, SMTP_URL: mail.url });
    await host.formsOpen();

    const references: string[] = [];
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        for (let sent = 0; sent < submissions / 10; sent += 1) {
          const answered = await host.send();
          expect(answered.status).toBe(201);
          references.push(referenceIn(answered));
        }
      }),
    );
    await until(() => expect(host.said()).toContain("mail server unreachable"));

    const { sql } = runningHost(folder);
    const stored = await sql<{ reference: string }>(
      "select reference from private.contact_messages",
    );
    expect(stored.map(({ reference }) => reference).sort()).toEqual(references.sort());
    const queued = await sql("select from private.outbox where state = 'queued' and attempts <= 1");
    expect(queued).toHaveLength(2 * submissions);

    await mail.start();
    await until(() => expect(mail.mails).toHaveLength(2 * submissions));
    const ids = new Set(mail.mails.map(({ messageId }) => messageId));
    expect(ids.size, "each mail once").toBe(2 * submissions);
    for (const reference of references) {
      const about = mail.mails.filter(({ subject, text }) =>
        `${subject} ${text}`.includes(reference),
      );
      expect(about).toHaveLength(2);
    }
    await until(async () => {
      expect(await sql("select from private.outbox where state <> 'sent'")).toHaveLength(0);
    });
  },
);
