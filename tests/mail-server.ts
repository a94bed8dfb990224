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
  /** Those that it will take later, as it says. */
  postponed: Set<string>;
  /**
   * How it answers a mail it was given: after how long, and with which refusal; and with which one it
   * answers whoever it is from.
   */
  manner: { delay: number; refusal?: number | undefined; sender?: number | undefined };
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** On a port of its own choice, unless one is given. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: Email[] = [];
  const refused = new Set<string>();
  const postponed = new Set<string>();
  const manner: MailServer["manner"] = { delay: 0 };
  let server: SMTPServer | undefined;
  let taken = port;

  async function start(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onMailFrom(_address, _session, done) {
        const { sender: responseCode } = manner;
        done(responseCode ? Object.assign(new Error("not this sender"), { responseCode }) : null);
      },
      onRcptTo({ address }, _session, done) {
        if (postponed.has(address)) {
          return done(Object.assign(new Error("later"), { responseCode: 451 }));
        }
        if (!refused.has(address)) return done();
        done(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
      },
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", async () => {
          const { delay, refusal: responseCode } = manner;
          if (delay > 0) await new Promise((after) => setTimeout(after, delay));
          if (responseCode) return done(Object.assign(new Error("not now"), { responseCode }));
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
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    refused,
    postponed,
    manner,
    start,
    stop,
  };
}

/** The address behind the mail's own link to one of our pages. */
export function linkIn(mail: Email | undefined, path: string): URL {
  const found = mail?.text?.match(new RegExp(`https?://\\S*${path}\\?token=[\\w-]{43}\\S*`))?.[0];
  if (!found) throw new Error(`No link to ${path} in the mail.`);
  return new URL(found);
}
