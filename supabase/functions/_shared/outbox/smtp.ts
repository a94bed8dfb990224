import type { Readable } from "node:stream";
import nodemailer from "nodemailer";
import { site } from "../../../../content/site.ts";
import { type Envelope, messageIdOf, type Send } from "./envelope.ts";
import type { MailError } from "./mail-error.ts";

/**
 * Mails travel to a server elsewhere by TLS or not at all: whoever stands between could otherwise
 * pretend that the server has none, and read the links in them. `?ignoreTLS=true` at the end of the
 * address says that none is wanted, as for a server in a network of one's own.
 */
export function tlsFor(url: string): { requireTLS?: true } {
  const { protocol, hostname, searchParams } = new URL(url);
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  const isAsked = protocol === "smtp:" && !isHere && searchParams.get("ignoreTLS") !== "true";
  return isAsked ? { requireTLS: true } : {};
}

/** Sends through the server of an `smtp://` or `smtps://` address, over few connections. */
export function smtpSender(url: string, connections = 2): { send: Send; close: () => void } {
  const transport = nodemailer.createTransport({
    url,
    ...tlsFor(url),
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const streams = new Map<string, Readable>();
  // A connection that is lost says nothing of whether the mail had begun to leave; its stream does.
  transport.use("stream", ({ message: mail }, done) => {
    const create = mail.createReadStream.bind(mail);
    mail.createReadStream = (options) => {
      const stream = create(options);
      streams.set(mail.messageId(), stream);
      return stream;
    };
    done();
  });
  return {
    send: async (envelope) => {
      const mail = message(envelope);
      try {
        await transport.sendMail(mail);
      } catch (error) {
        (error as MailError).underWay = streams.get(mail.messageId)?.readableDidRead ?? false;
        throw error;
      } finally {
        streams.delete(mail.messageId);
      }
    },
    close: () => transport.close(),
  };
}

/** The parts of a mail, each in its own field: nothing a visitor wrote can become a header. */
export function message({ id, ...envelope }: Envelope) {
  return {
    ...envelope,
    from: { name: site.name, address: site.email },
    messageId: messageIdOf(id),
    // Nobody's holiday notice should answer a machine.
    headers: { "Auto-Submitted": "auto-generated", ...envelope.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
