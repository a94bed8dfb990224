import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "#core/texts/revision.ts";
import { changesQuery } from "./changes/of-desk.ts";
import { command } from "./command.ts";
import { type DeskEdition, deskEditionsQuery, keepOfDesk } from "./editions/of-desk.ts";
import { versionsInForce } from "./editions/shown.ts";
import { finish } from "./finish/finish.ts";
import { cutFonts } from "./fonts.ts";
import type { LetterRow } from "./letters/front-matter.ts";
import { fetchPublished, fetchRows, keepPictures, keepPublished } from "./letters/published.ts";
import { drawSharedPictures } from "./pictures/draw.ts";
import * as publications from "./publications/of-desk.ts";
import { step } from "./step.mjs";

const sources = [
  "app",
  "builder",
  "content",
  "core",
  // The desk shows each room its part.
  "docs/handbook/en.md",
  "docs/handbook/fr.md",
  "public",
  "server/pages/security-headers.ts",
  "supabase/functions/_shared",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
/** The settings of a build for a hosted Supabase project; docs/deploy.md explains them. */
const settings = ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"];
const stamp = "build/stamp";

/** Builds the site unless the last complete build was made from the same sources. */
export async function build(): Promise<void> {
  const letters = await lettersOfProject();
  const editions = await editionsOfProject();
  const changes = await changesOfProject();
  const reports = await publicationsOfProject();
  const wanted = fingerprint(letters, editions, changes, reports);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  rmSync("build", { recursive: true, force: true });
  if (letters.length > 0) keepPublished(letters);
  if (editions.length > 0) keepOfDesk(editions);
  if (reports.length > 0) await keepSoundPublications(reports);
  if (changes.length > 0) await keepSound(changes);
  await step("Cut the fonts", cutFonts);
  await step("Build the pages", () => command("react-router", ["build", "--logLevel", "warn"]));
  await picturesOfProject();
  await step("Draw the shared pictures", drawSharedPictures);
  await step("Finish and compress", finish);
  writeFileSync(stamp, wanted);
}

/** A hosted project has no host that draws letters later, so the build fetches all of them. */
async function lettersOfProject(): Promise<LetterRow[]> {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  return url && key ? await step("Read the letters", () => fetchPublished(url, key)) : [];
}

async function editionsOfProject(): Promise<DeskEdition[]> {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  if (!url || !key) return [];
  return step("Read the editions", () => fetchRows<DeskEdition>(url, key, deskEditionsQuery));
}

async function changesOfProject(): Promise<Change[]> {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  if (!url || !key) return [];
  return step("Read the changed texts", () => fetchRows<Change>(url, key, changesQuery));
}

async function publicationsOfProject(): Promise<publications.PublicationRow[]> {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  if (!url || !key) return [];
  return step("Read the publications", () => fetchRows(url, key, publications.publicationsQuery));
}

/** What cannot be drawn stays as the sources have it. */
async function keepSound(changes: readonly Change[]): Promise<void> {
  const { soundChanges } = await import("./changes/sound.ts");
  for (const undrawn of await soundChanges(changes)) {
    console.warn(`Not drawn: ${JSON.stringify(undrawn)}`);
  }
}

/** Nothing that one colleague writes keeps the site from being built. */
async function keepSoundPublications(rows: readonly publications.PublicationRow[]): Promise<void> {
  const { soundPublications } = await import("./publications/draw.ts");
  soundPublications(rows, (name, error) => console.warn(`Not drawn: ${name}: ${error}`));
}

async function picturesOfProject(): Promise<void> {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  if (!url || !key) return;
  await step("Read their pictures", () => keepPictures(url, key, "build/client"));
  await step("Read their PDFs", () => publications.keepPdfs(url, key, "build/client"));
}

function fingerprint(...texts: readonly unknown[]): string {
  const hash = createHash("sha256").update(JSON.stringify(texts));
  // Nothing else tells a static host that another edition applies since midnight.
  if (process.env.SUPABASE_URL) hash.update(versionsInForce().join());
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  for (const file of sources.flatMap(filesOf)) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .filter((entry) => !entry.parentPath.endsWith("generated"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
