import nodemailer from "nodemailer";
import { asMailError, refusalCode } from "#functions/_shared/outbox/mail-error.ts";
import { tlsFor } from "#functions/_shared/outbox/smtp.ts";

export type Probed = { reached: boolean; code: string; at: number };

const patience = 4_000;
// A server that is asked at every look would take us for somebody who guesses passwords.
const knownFor = 30_000;

/** Says hello to the mail server, and signs in where that is asked; sends nothing. */
export function mailProbe(smtpUrl: string): () => Promise<Probed> {
  let last: Promise<Probed> | undefined;
  let asked = 0;
  async function ask(): Promise<Probed> {
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      ...tlsFor(smtpUrl),
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    });
    try {
      await transport.verify();
      return { reached: true, code: "", at: Date.now() };
    } catch (error) {
      return { reached: false, code: refusalCode(asMailError(error)), at: Date.now() };
    } finally {
      transport.close();
    }
  }
  return () => {
    if (!last || performance.now() - asked > knownFor) {
      asked = performance.now();
      last = ask();
    }
    return last;
  };
}
