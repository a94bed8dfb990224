import { expect, test } from "vitest";
import { safeJson } from "./head-of.ts";

test("no text in structured data ends the script around it, and each reads back as it was", () => {
  const data = { name: "</script><script>alert(1)</script><!-- & \u2028\u2029" };
  const written = safeJson(data);
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(data);
});
