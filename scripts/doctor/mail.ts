import { mailProbe } from "#server/mail/probe.ts";
import { type Finding, findingsOf } from "./finding.ts";

const reasons: Readonly<Record<string, string>> = {
  EAUTH: "it refuses the name or the password in SMTP_URL",
  EDNS: "no address is known for its name",
  ECONNECTION: "nothing listens there: look at host and port in SMTP_URL",
  ESOCKET:
    "nothing listens there, or its certificate is not sound: look at host and port in SMTP_URL",
  ETIMEDOUT: "it does not answer: many networks close port 25, so try 465",
  ETLS: "it has no TLS, or no sound certificate, and mails do not leave in clear text",
  EPROTOCOL: "what answers there is no mail server, or smtps:// is meant",
};

/** Connects and signs in as for a mail, but sends none. */
export async function checkMailServer(smtpUrl: string | undefined): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("mail server");
  if (!smtpUrl) return look("There is no SMTP_URL: nothing to check.");
  const { reached, code } = await mailProbe(smtpUrl)();
  if (!reached) {
    const [name = ""] = code.split(" ");
    return wrong(`No mail can leave: ${reasons[name] ?? "it refuses us"} (${code}).`);
  }
  if (smtpUrl.startsWith("smtps:")) return ok("It answers over TLS and lets us in.");
  const secret = new URL(smtpUrl);
  secret.searchParams.set("requireTLS", "true");
  if ((await mailProbe(secret.href)()).reached)
    return ok("It answers, changes to TLS, lets us in.");
  return look("It lets us in, but without TLS: mails and the password can be read on their way.");
}
