/** Checks of DNS: the address of the site, and the domain that mails come from. */
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { type Finding, findingsOf } from "./finding.ts";

export type Names = {
  addresses(name: string): Promise<string[]>;
  /** TXT records, with their pieces joined. */
  texts(name: string): Promise<string[]>;
  mailServers(name: string): Promise<string[]>;
};

const absent = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);

/** Asks the name servers of this machine, or a given one: `1.1.1.1`, `127.0.0.1:5353`. */
export function askNames(server: string | undefined): Names {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (server) resolver.setServers([server]);
  const none = (error: NodeJS.ErrnoException) => {
    if (absent.has(error.code ?? "")) return [];
    throw error;
  };
  return {
    addresses: async (name) => {
      const asked = [resolver.resolve4(name), resolver.resolve6(name)];
      return (await Promise.all(asked.map((one) => one.catch(none)))).flat();
    },
    texts: async (name) => {
      const found = await resolver.resolveTxt(name).catch(none);
      return found.map((pieces) => (Array.isArray(pieces) ? pieces.join("") : pieces));
    },
    mailServers: async (name) => {
      const found = await resolver.resolveMx(name).catch(none);
      return found.map((one) => (typeof one === "string" ? one : one.exchange));
    },
  };
}

export async function checkAddress(origin: string, names: Names): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("DNS");
  const { hostname } = new URL(origin);
  const found = await names.addresses(hostname);
  if (found.length > 0) return ok(`${hostname} is ${found.join(", ")}.`);
  if (hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, ""))) {
    return look(`${hostname} is no name that others could ask for: nothing to check.`);
  }
  return wrong(`${hostname} has no address: add an A record, and AAAA where there is IPv6.`);
}

export async function checkMailbox(domain: string, names: Names): Promise<Finding[]> {
  const { ok, wrong } = findingsOf("MX");
  const servers = await names.mailServers(domain);
  if (servers.length > 0) return ok(`Mail to ${domain} goes to ${servers.join(", ")}.`);
  return wrong(`${domain} has no MX record: answers to our mails do not arrive. Add one.`);
}

export async function checkDkim(
  domain: string,
  selector: string | undefined,
  names: Names,
): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("DKIM");
  if (!selector) {
    return look(
      "DKIM_SELECTOR is not set: set it to the selector that the mail server signs with.",
    );
  }
  const name = `${selector}._domainkey.${domain}`;
  const record = (await names.texts(name)).find((text) => /(^|;)\s*p=/.test(text));
  if (!record) return wrong(`${name} has no key: publish the one that the mail server signs with.`);
  if (/(^|;)\s*p=\s*(;|$)/.test(record)) {
    return wrong(`The key at ${name} was withdrawn (p= is empty): publish the present one.`);
  }
  return ok(`${name} has a key.`);
}

/** Looks at the domain itself, then at the one above it. */
export async function checkDmarc(domain: string, names: Names): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("DMARC");
  const [, ...above] = domain.split(".");
  const candidates = above.length > 1 ? [domain, above.join(".")] : [domain];
  for (const one of candidates) {
    const record = (await names.texts(`_dmarc.${one}`)).find((text) => /^v=DMARC1\b/.test(text));
    if (!record) continue;
    const policy = /;\s*p=\s*(\w+)/.exec(record)?.[1];
    if (policy === "none") {
      return look(
        "Its policy is none: once SPF and DKIM are well, set it to quarantine or reject.",
      );
    }
    if (policy === "quarantine" || policy === "reject") return ok(`Its policy is ${policy}.`);
    return wrong(`The record at _dmarc.${one} has no policy: add p=quarantine.`);
  }
  return wrong(`There is none: add a TXT record "v=DMARC1; p=quarantine" at _dmarc.${domain}.`);
}
