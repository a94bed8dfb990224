import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressFolder } from "./compress.ts";

test("every file has copies of its own text, whichever was compressed before", async () => {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const texts = { "one.html": "one ".repeat(50), "two.html": "two ".repeat(50) };
  const files = { ...texts, "one-again.html": texts["one.html"], "tiny.txt": "a" };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await compressFolder(folder);
  await compressFolder(folder, 7);
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    const isSmaller = name !== "tiny.txt";
    expect([name, existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([
      name,
      isSmaller,
      isSmaller,
    ]);
    if (!isSmaller) continue;
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  }
});
