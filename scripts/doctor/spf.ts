/**
 * Checks whether the SPF record of the domain allows our mail server, as receiving servers would
 * (RFC 7208).
 */
import { BlockList, isIP, isIPv6 } from "node:net";
import { type Finding, findingsOf } from "./finding.ts";
import type { Names } from "./names.ts";

// With more lookups a receiving server gives up and treats the record as broken.
const mostLookups = 10;

class Broken extends Error {}

export async function checkSpf(
  domain: string,
  smtpUrl: string | undefined,
  names: Names,
): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("SPF");
  const records = await spfOf(domain, names);
  if (records.length === 0) {
    return wrong(
      `${domain} has no SPF record: add a TXT record "v=spf1 … -all" that names the mail server.`,
    );
  }
  if (records.length > 1)
    return wrong(`${domain} has ${records.length} SPF records: make one of them.`);
  if (/\s\+?all\b/.test(records[0] ?? "")) {
    return wrong(`The record of ${domain} lets everybody send (+all): end it with -all.`);
  }
  if (!smtpUrl) return ok("There is a record; without SMTP_URL nothing to compare it with.");
  const server = new URL(smtpUrl).hostname.replace(/^\[|\]$/g, "");
  const senders = isIP(server) ? [server] : await names.addresses(server);
  try {
    const allowed = await allowedBy(domain, names, { lookups: 0 });
    const named = senders.filter((address) => allowed.check(address, family(address)));
    if (named.length > 0) return ok(`It lets ${server} send.`);
  } catch (error) {
    if (error instanceof Broken) return wrong(`${error.message}`);
    throw error;
  }
  return look(
    `It does not name ${server}: where that server sends by itself, add it; where it hands mails on, add what its provider says.`,
  );
}

async function spfOf(domain: string, names: Names): Promise<string[]> {
  return (await names.texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
}

type Asked = { lookups: number };

/**
 * All addresses that the record allows. Terms that refuse addresses are ignored: they could only
 * make the list shorter.
 */
async function allowedBy(domain: string, names: Names, asked: Asked): Promise<BlockList> {
  const allowed = new BlockList();
  await gather(domain, names, asked, allowed);
  return allowed;
}

async function gather(domain: string, names: Names, asked: Asked, into: BlockList): Promise<void> {
  const [record = ""] = await spfOf(domain, names);
  for (const term of record.split(/\s+/).slice(1)) {
    const [, sign = "+", kind = "", value = ""] =
      /^([+?~-]?)(ip4|ip6|a|mx|include|redirect)(?:[:=]([^\s]+)|(?=\/|$))?/i.exec(term) ?? [];
    if (!kind || (sign && sign !== "+")) continue;
    if (kind.startsWith("ip")) {
      add(value, into);
      continue;
    }
    asked.lookups += 1;
    if (asked.lookups > mostLookups) {
      throw new Broken(
        "Its record asks for more than ten others, so that none counts: shorten it.",
      );
    }
    const [name = ""] = (value || domain).split("/");
    if (kind === "include" || kind === "redirect") await gather(name, names, asked, into);
    const hosts = kind === "mx" ? await names.mailServers(name) : kind === "a" ? [name] : [];
    for (const host of hosts) {
      for (const address of await names.addresses(host)) add(address, into);
    }
  }
}

function add(network: string, into: BlockList): void {
  const [address = "", bits] = network.split("/");
  if (!isIP(address)) return;
  const most = isIPv6(address) ? 128 : 32;
  into.addSubnet(address, bits === undefined ? most : Number(bits), family(address));
}

function family(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
