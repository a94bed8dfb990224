/**
 * Whether what a letter leads to is there. The address was written by somebody: only what stands in
 * the public network is asked, and the connection goes to the very address that was looked at, so
 * that no name can lead into our own network (https://owasp.org/www-community/attacks/Server_Side_Request_Forgery).
 */
import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { isPublic } from "./public-address.ts";

/** `private`: it is not of the public network, and was not asked. */
export type AddressState = "answers" | "gone" | "silent" | "private";

type Ways = {
  addressesOf: (host: string) => Promise<{ address: string; family: number }[]>;
  statusAt: (url: URL, address: string, family: number) => Promise<number>;
};

const patience = 5000;

export async function askAddress(
  address: string,
  ways: Ways = { addressesOf, statusAt },
): Promise<AddressState> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "https:" || url.port || url.username || url.password) return "private";
  try {
    const found = await ways.addressesOf(url.hostname.replaceAll(/^\[|\]$/g, ""));
    if (found.some((one) => !isPublic(one.address))) return "private";
    const [first] = found;
    if (!first) return "silent";
    const status = await ways.statusAt(url, first.address, first.family);
    // An answer that asks one to sign in, or refuses programs, shows that the page is there.
    return status === 404 || status === 410 || status >= 500 ? "gone" : "answers";
  } catch {
    return "silent";
  }
}

function addressesOf(host: string) {
  return lookup(host, { all: true });
}

/** Redirections are not followed: the question is only whether the address answers. */
function statusAt(url: URL, address: string, family: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: "GET",
        timeout: patience,
        signal: AbortSignal.timeout(patience),
        headers: { "user-agent": "link check", accept: "*/*" },
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    asked.on("timeout", () => asked.destroy(new Error("timeout")));
    asked.on("error", reject);
    asked.end();
  });
}
