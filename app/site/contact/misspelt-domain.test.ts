import { expect, test } from "vitest";
import { probableAddress } from "./misspelt-domain.ts";

test.each([
  ["anne@gmial.com", "anne@gmail.com"],
  [" Anne.Martin@GMAIL.CON ", "Anne.Martin@gmail.com"],
  ["anne@wanado.fr", "anne@wanadoo.fr"],
])("%s was probably meant as %s", (written, meant) => {
  expect(probableAddress(written)).toBe(meant);
});

test.each(["anne@gmail.com", "anne@example.org", "gmial.com", "@gmial.com", "anne@", ""])(
  "nothing is suggested for %j",
  (written) => {
    expect(probableAddress(written)).toBeUndefined();
  },
);
