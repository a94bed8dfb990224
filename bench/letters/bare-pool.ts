/** Sends the same mails with nodemailer’s own pool, without a database. */
import nodemailer from "nodemailer";
import { letterBody } from "../../tests/letter.ts";

const [url = "", count = "0"] = process.argv.slice(2);
const pool = nodemailer.createTransport({ url, pool: true, maxConnections: 5 });
const mails = Number(count);
const started = performance.now();
// As many at the same time as the site sends.
const waiting = new Set<Promise<unknown>>();
for (let number = 0; number < mails; number += 1) {
  const sending = pool.sendMail({
    from: "bench@site.example",
    to: `bare${number}@reader.example`,
    subject: "A letter",
    ...letterBody,
  });
  const settled = sending.finally(() => waiting.delete(settled));
  waiting.add(settled);
  if (waiting.size >= 100) await Promise.race(waiting);
}
await Promise.all(waiting);
process.send?.({ perSecond: mails / ((performance.now() - started) / 1000) });
pool.close();
