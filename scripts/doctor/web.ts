/**
 * Checks the public address of the site as a visitor reaches it: its certificate, and what the
 * proxy passes on.
 */
import type { IncomingMessage } from "node:http";
import { request as askPlain } from "node:http";
import { request as askSecure } from "node:https";
import { text } from "node:stream/consumers";
import type { TLSSocket } from "node:tls";
import { type HostReport, hostReportPath } from "#server/host-report.ts";
import { codeOf, type Finding, findingsOf } from "./finding.ts";

const patience = 8_000;
const day = 86_400_000;
// Let’s Encrypt certificates are renewed a month before they expire: with fewer days left, the
// renewal has failed.
const daysLeft = { few: 21, hardlyAny: 7 };

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "no address is known for its name: set A and AAAA records",
  ECONNREFUSED: "nothing listens there: start the proxy",
  ETIMEDOUT: "it does not answer: open ports 80 and 443 in the firewall",
  CERT_HAS_EXPIRED: "its certificate has expired: renew it",
  CERT_NOT_YET_VALID: "its certificate is not valid yet: look at the clock",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name: ask for one for this name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is signed by itself: ask an authority for one",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is of an authority that nobody knows",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "the certificates between its own and the authority's are missing",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate is of an authority that nobody knows",
};

export async function checkHttps(origin: string): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("https");
  if (!origin.startsWith("https:")) return look(`${origin} is no https address: nothing to check.`);
  try {
    const { response, until } = await ask(`${origin}/healthz`);
    if (response.statusCode !== 200) {
      return wrong(
        `${origin} answers ${response.statusCode} instead of this site: let the proxy pass requests on to the host.`,
      );
    }
    const left = Math.floor((until - Date.now()) / day);
    const sentence = `${origin} answers, and its certificate is good for ${left} days`;
    if (left < daysLeft.hardlyAny) return wrong(`${sentence}: renew it now.`);
    if (left < daysLeft.few) return look(`${sentence}: see why it is not renewed.`);
    return ok(`${sentence}.`);
  } catch (error) {
    const code = codeOf(error);
    return wrong(`${origin} cannot be reached: ${reasons[code] ?? code}.`);
  }
}

/** Checks http: visitors who type only the name arrive there. */
export async function checkHttp(origin: string, port = 80): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("http");
  const { hostname, protocol } = new URL(origin);
  if (protocol !== "https:") return look(`${origin} is no https address: nothing to check.`);
  try {
    const { response } = await ask(`http://${hostname}:${port}/`);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 301 && statusCode <= 308 && headers.location?.startsWith("https://")) {
      return ok("http leads to https.");
    }
    return wrong(
      `http answers ${statusCode} instead of leading to https: let the proxy redirect it.`,
    );
  } catch (error) {
    return look(
      `http does not answer (${codeOf(error)}): whoever types the name alone may wait. Let the proxy redirect it.`,
    );
  }
}

/** Checks what the host learns about a request through the public address. */
export async function checkProxy(origin: string): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("proxy");
  let report: Partial<HostReport>;
  try {
    report = JSON.parse((await ask(`${origin}${hostReportPath}`)).body);
  } catch {
    return look("The host could not be asked through its public address.");
  }
  if (report.proxy === "unknown") {
    return wrong(
      "A proxy that TRUST_PROXY does not name stands in front: name its address, or all visitors share one limit.",
    );
  }
  if (origin.startsWith("https:") && !report.secure) {
    return wrong(
      "The host does not learn that visitors come by https: let the proxy send X-Forwarded-Proto.",
    );
  }
  if (report.proxy === "silent") {
    return wrong(
      "The proxy does not say who asks: let it add the visitor's address to X-Forwarded-For.",
    );
  }
  return ok(
    report.proxy === "trusted"
      ? "The host sees who asks, and by https."
      : "No proxy stands in front: the host sees who asks.",
  );
}

type Answer = { response: IncomingMessage; body: string; until: number };

async function ask(url: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asker = url.startsWith("https:") ? askSecure : askPlain;
  const asked = asker(url, { agent: false }, (response) => {
    const { socket } = response;
    const certificate = (socket as TLSSocket).getPeerCertificate?.();
    const until = Date.parse(certificate?.valid_to ?? "");
    text(response).then((body) => resolve({ response, body, until }), reject);
  });
  asked.setTimeout(patience, () => {
    asked.destroy(Object.assign(new Error("no answer"), { code: "ETIMEDOUT" }));
  });
  asked.on("error", reject).end();
  return promise;
}
