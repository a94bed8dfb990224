import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real mail server on loopback, which keeps what it is given. */
export type MailServer = {
  port: number;
  url: string;
  /** As they came, oldest first. */
  mails: Email[];
  /** Addresses that it will refuse, with a permanent error. */
  refused: Set<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** On a port of its own choice, unless one is given. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: Email[] = [];
  const refused = new Set<string>();
  let server: SMTPServer | undefined;
  let taken = port;

  async function start(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onRcptTo({ address }, _session, done) {
        if (!refused.has(address)) return done();
        done(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
      },
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", async () => {
          mails.push(await PostalMime.parse(Buffer.concat(chunks)));
          done();
        });
      },
    });
    server.on("error", () => {});
    await new Promise<void>((done) => server?.listen(taken, "127.0.0.1", done));
    taken = (server.server.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    await new Promise<void>((done) => (server ? server.close(done) : done()));
    server = undefined;
  }

  await start();
  return { port: taken, url: `smtp://127.0.0.1:${taken}`, mails, refused, start, stop };
}

/** The address behind the mail's own link to one of our pages. */
export function linkIn(mail: Email | undefined, path: string): URL {
  const found = mail?.text?.match(new RegExp(`https?://\\S*${path}\\?token=[\\w-]{43}`))?.[0];
  if (!found) throw new Error(`No link to ${path} in the mail.`);
  return new URL(found);
}
