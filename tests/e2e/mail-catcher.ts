/** A process of its own beside the host under test: takes its mails and shows them as JSON. */
import { createServer } from "node:http";
import { startMailServer } from "../mail-server.ts";

const mail = await startMailServer(Number(process.env.TEST_SMTP_PORT));

createServer((request, response) => {
  const to = new URL(request.url ?? "/", "http://localhost").searchParams.get("to");
  const found = mail.mails.filter((each) => each.to?.[0]?.address === to);
  response.setHeader("content-type", "application/json").end(JSON.stringify(found));
}).listen(Number(process.env.TEST_MAIL_PORT), "127.0.0.1");
