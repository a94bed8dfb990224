import nodemailer from "nodemailer";
import { site } from "../../../../content/site.ts";
import { type Envelope, messageIdOf, type Send } from "./envelope.ts";

/** Sends through the server of an `smtp://` or `smtps://` address, over few connections. */
export function smtpSender(url: string): { send: Send; close: () => void } {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (envelope) => {
      await transport.sendMail(message(envelope));
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
