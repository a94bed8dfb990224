/** Reads `build/client` once: each page by its address, any other file by its path. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { type Address, addresses, fileOf, notFoundAddresses } from "#builder/addresses.ts";
import { notFoundPage } from "#core/pages.ts";

const client = "build/client";

export type BuiltPage = { address: Address; file: string; html: string; root: HTMLElement };

/** Every page with an address of its own, then those that answer 404. */
export const builtPages: readonly BuiltPage[] = [...addresses, ...notFoundAddresses].map(
  (address) => {
    const file = fileOf(address.path);
    const html = readBuilt(file);
    return { address, file, html, root: parse(html) };
  },
);

export const foundPages = builtPages.filter(
  ({ address }) => !address.path.endsWith(notFoundPage.path),
);
export const notFoundPages = builtPages.filter((page) => !foundPages.includes(page));

/** Paths under `build/client`, with `/` between folders on every system. */
export const builtFiles: readonly string[] = readdirSync(client, { recursive: true })
  .map((file) => file.toString().replaceAll("\\", "/"))
  .filter((file) => statSync(join(client, file)).isFile());

export function builtPageAt(pathname: string): BuiltPage | undefined {
  return builtPages.find(({ address }) => address.path === pathname);
}

export function readBuilt(file: string): string {
  return readFileSync(join(client, file), "utf8");
}

/** What travels to a browser: the Brotli copy where there is one. */
export function sentBytes(file: string): number {
  const compressed = join(client, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(client, file)).size;
}
