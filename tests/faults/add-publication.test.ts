/** Not a fault: a whole development server in a copy of the repository, and too long for each run. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { extractText } from "unpdf";
import { expect, test } from "vitest";

const kept = ["app", "builder", "content", "core", "public", "scripts", "server", "supabase"];
const slug = "new-policy";

/** A copy of the repository to write in; what is installed is shared, but for what tools keep. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "repository-"));
  const files = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of [...kept, ...files.map((file) => file.name)]) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync("node_modules").filter((one) => one !== ".vite")) {
    symlinkSync(resolve("node_modules", name), join(copy, "node_modules", name));
  }
  return copy;
}

function written(language: "en" | "fr", title: string): string {
  return `---
title: ${title}
slug: ${slug}
category: investment-policy
published: 2030-01-31
version: "1.0"
language: ${language}
summary: What the policy covers, whom it binds, and since when it applies, in one sentence.
---

An opening of a few words.

## A chapter

A line with a note.[^one]

[^one]: The note.
`;
}

test("a publication is two files and one command", async () => {
  const copy = copyOfRepository();
  try {
    const folder = join(copy, "content/publications");
    const before = readFileSync(join(folder, "printed-pdfs.json"), "utf8");
    mkdirSync(join(folder, slug));
    writeFileSync(join(folder, slug, "en.md"), written("en", "A new policy"));
    writeFileSync(join(folder, slug, "fr.md"), written("fr", "Une nouvelle politique"));
    await promisify(execFile)("npm", ["run", "publications"], { cwd: copy });

    const { [slug]: added, ...others } = JSON.parse(
      readFileSync(join(folder, "printed-pdfs.json"), "utf8"),
    );
    expect(others).toEqual(JSON.parse(before));
    for (const language of ["en", "fr"]) {
      const pdf = readFileSync(join(folder, slug, `${language}.pdf`));
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
      expect(text).toContain("A line with a note.");
      expect(createHash("sha256").update(pdf).digest("hex")).toBe(added[language].sha256);
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
});
