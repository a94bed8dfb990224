import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { keepOfDesk, keepPdfs, type PublicationRow } from "./of-desk.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** What a hosted project is asked for, and which files are written, where it answers with this text. */
async function kept(answered: string) {
  const folder = mkdtempSync(join(tmpdir(), "pdfs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv("PUBLICATIONS_FILE", join(folder, "rows.json"));
  const words = { title: "A title", summary: "s".repeat(80), body: "A text." };
  const row = (version: string, pdf: string): PublicationRow => ({
    ...{ slug: "a-report", version, category: "esg-report", published_on: "2031-05-02" },
    ...{ after: null, follows: null, change: { en: "", fr: "" }, en: words, fr: words },
    pdf: { fr: { hash: hashOf(pdf), bytes: 1, pages: 1 } },
  });
  keepOfDesk([row("1.1", "newest"), row("1.0", "older")]);
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json([{ bytes: `\\x${Buffer.from(answered).toString("hex")}` }]);
  });
  await keepPdfs("https://project.test", "key", folder);
  const files = readdirSync(join(folder, "publications/files"));
  return {
    asked,
    files,
    text: readFileSync(join(folder, "publications/files", files[0] ?? ""), "utf8"),
  };
}

test("a build fetches the PDFs of the newest versions, and each is what was approved", async () => {
  expect(await kept("newest")).toEqual({
    asked: [expect.stringMatching(new RegExp(`select=bytes&hash=eq.${hashOf("newest")}$`))],
    files: [`${hashOf("newest")}.pdf`],
    text: "newest",
  });
  await expect(kept("another")).rejects.toThrow(/is not what was approved/);
});
