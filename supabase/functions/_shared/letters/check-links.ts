/** What the links of a letter lead to: our own pages by the table of pages, the rest by asking. */
import { pages } from "../../../../core/pages.ts";
import { readPath } from "../../../../core/paths.ts";
import type { Deps } from "../deps.ts";
import { type AddressState, askAddress } from "./ask-address.ts";

export type CheckedLink = { address: string; state: AddressState };

const most = 50;
const patience = 5000;

/** `slug`: the letter's own, which may lead to itself before it is published. */
export async function checkLinks(
  addresses: readonly string[],
  slug: string,
  deps: Deps,
): Promise<CheckedLink[]> {
  const asked = [...new Set(addresses)].slice(0, most);
  const known = await deps.sql<CheckedLink>("select * from private.known_links($1::jsonb)", [
    JSON.stringify(asked),
  ]);
  const fresh = await Promise.all(
    asked
      .filter((address) => !known.some((one) => one.address === address))
      .map(async (address) => ({ address, state: await stateOf(address, slug, deps) })),
  );
  const elsewhere = fresh.filter(({ address }) => !address.startsWith("/"));
  if (elsewhere.length > 0) {
    await deps.sql("select private.keep_links($1::jsonb)", [JSON.stringify(elsewhere)]);
  }
  const all = [...known, ...fresh];
  return asked.flatMap((address) => all.find((one) => one.address === address) ?? []);
}

function stateOf(address: string, slug: string, deps: Deps): Promise<AddressState> {
  return address.startsWith("/") ? ownPage(address, slug, deps) : askAddress(address);
}

async function ownPage(address: string, slug: string, deps: Deps): Promise<AddressState> {
  const url = new URL(address, deps.origin);
  if (url.origin !== new URL(deps.origin).origin) return "private";
  const { path } = readPath(url.pathname);
  if (pages.some((page) => page.path === path)) return "answers";
  const [, letter] = /^\/letters\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (letter) {
    const found = await deps.sql(
      "select from public.letters where slug = $1 and withdrawn_at is null",
      [letter],
    );
    if (letter === slug || found.length > 0) return "answers";
  }
  // A publication, a letter of the site's own, or a file.
  try {
    // As elsewhere, a redirection is an answer: nobody is asked to whom it may lead.
    const { status } = await fetch(url, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    return status < 400 ? "answers" : "gone";
  } catch {
    return "silent";
  }
}
