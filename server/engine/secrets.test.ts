import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { secretsInFolder } from "./secrets.ts";

test.each(["", '{"jwtSecret":"a-secret', "null"])(
  "secrets that are damaged (%s) are named, not shown, and not replaced",
  (text) => {
    const folder = mkdtempSync(join(tmpdir(), "secrets-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "secrets.json");
    writeFileSync(file, text);
    expect(() => secretsInFolder(folder)).toThrow(
      new Error(`${file} is damaged. Put the one back that is kept with the backups.`),
    );
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);
