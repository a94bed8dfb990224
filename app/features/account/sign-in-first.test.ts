import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { expect, test } from "vitest";
import { languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { signInPath } from "./next-path.ts";
import { sessionKey } from "./session-hint.ts";

const script = compileFunction(
  readFileSync(join(import.meta.dirname, "sign-in-first.js"), "utf8"),
  ["location", "localStorage"],
);

/** Where the script leads from an address, if anywhere. */
function ledTo(pathname: string, search: string, getItem: (key: string) => string | null) {
  let to: string | undefined;
  const replace = (address: string) => {
    to = address;
  };
  script({ pathname, search, replace }, { getItem });
  return to;
}

const addresses = languages.flatMap((language) =>
  (["lp", "own-account", "desk"] as const).flatMap((page) =>
    ["", "?room=letters&a=1%202"].map((search) => ({ language, page, search })),
  ),
);

test.each(addresses)(
  "without a session $page$search in $language leads where its code would",
  ({ language, page, search }) => {
    const pathname = pathTo(page, language);
    expect(ledTo(pathname, search, () => null)).toBe(signInPath(language, pathname + search));
  },
);

test("who has a session stays, and who may store nothing is left to the code", () => {
  const stored = (key: string) => (key === sessionKey ? "{}" : null);
  expect(ledTo("/lp", "", stored)).toBeUndefined();
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  expect(ledTo("/lp", "", forbidden)).toBeUndefined();
});
