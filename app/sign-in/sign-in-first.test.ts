import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { expect, test } from "vitest";
import { sessionKey } from "#app/state/session-hint.ts";
import { languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { signInPath } from "./next-path.ts";

const script = compileFunction(
  readFileSync(join(import.meta.dirname, "sign-in-first.js"), "utf8"),
  ["location", "localStorage", "document"],
);
const origin = "https://firm.example";
type Meta = { name?: string; content?: string };

/** Where the script leads from an address, if anywhere, and the referrer policy that it sets. */
function ledBy(
  pathname: string,
  search: string,
  getItem: (key: string) => string | null,
  referrer = "",
) {
  let to: string | undefined;
  const said: Meta[] = [];
  const replace = (address: string) => {
    to = address;
  };
  const head = { append: (meta: Meta) => said.push(meta) };
  const document = { referrer, head, createElement: (): Meta => ({}) };
  script({ origin, pathname, search, replace }, { getItem }, document);
  return { to, said };
}

const addresses = languages.flatMap((language) =>
  (["partners", "own-account", "desk"] as const).flatMap((page) =>
    ["", "?room=letters&a=1%202"].map((search) => ({ language, page, search })),
  ),
);

test.each(addresses)(
  "without a session $page$search in $language leads where its code would",
  ({ language, page, search }) => {
    const pathname = pathTo(page, language);
    expect(ledBy(pathname, search, () => null).to).toBe(signInPath(language, pathname + search));
  },
);

test("who has a session stays, and who may store nothing is left to the code", () => {
  const stored = (key: string) => (key === sessionKey ? "{}" : null);
  expect(ledBy("/lp", "", stored).to).toBeUndefined();
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  expect(ledBy("/lp", "", forbidden).to).toBeUndefined();
});

test("only who comes from one of our pages is taken for somebody who has the faces", () => {
  const hidden = [{ name: "referrer", content: "no-referrer" }];
  expect(ledBy("/lp", "", () => null, "").said).toEqual(hidden);
  expect(ledBy("/lp", "", () => null, `${origin}.elsewhere.example/`).said).toEqual(hidden);
  expect(ledBy("/lp", "", () => null, `${origin}/fr/contact`).said).toEqual([]);
});
