/**
 * Turns React Router's output into a site that any host can serve as it is: one file per address
 * (`/contact` → `contact.html`), hashes of the inline scripts, preloaded words, `sitemap.xml`,
 * `robots.txt`, `_headers`, `_redirects`, the web manifests, and compressed copies.
 */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { languages } from "#core/languages.ts";
import { changedWordsPath } from "#core/texts/changed-words.ts";
import { networkTagFile } from "#server/pages/security-headers.ts";
import { accessibilityCriteria } from "../accessibility-criteria.ts";
import { addresses, editionAddresses, fileOf, notFoundAddresses } from "../addresses.ts";
import { keepBuilt } from "../changes/draw.ts";
import { drawDaysToCome } from "../editions/draw-days.ts";
import { publishEditions } from "../editions/files.ts";
import { publishEditionPdfs } from "../editions/pdfs.ts";
import { publishLetters } from "../letters/files.ts";
import { publishNews } from "../news.ts";
import { publishPersons } from "../persons.ts";
import { publishPublications } from "../publications/files.ts";
import { publishIndex } from "../search/make-index.ts";
import { compressFolder } from "./compress.ts";
import { headersFile, redirectsFile, robotsFile, securityFile, sitemapFile } from "./host-files.ts";
import { networkTag, networkTagPage } from "./network-tag.ts";
import { finishPage } from "./page.ts";
import { readChunks, scriptsAt } from "./scripts-of-page.ts";
import { manifestPath, webManifest } from "./web-manifest.ts";

const client = "build/client";

export async function finish(): Promise<void> {
  const chunkList = join(client, ".vite/manifest.json");
  const chunks = readChunks(chunkList);
  const readSheet = (address: string) => readFileSync(join(client, address), "utf8");
  for (const address of [...addresses, ...editionAddresses, ...notFoundAddresses]) {
    const made = join(client, address.path, "index.html");
    const scripts = scriptsAt(address.path, chunks);
    writeFileSync(made, finishPage(readFileSync(made, "utf8"), scripts, readSheet));
    flatten(made, fileOf(address.path));
  }
  // Visitors do not need the list of chunks; the host does, to draw what the desk publishes.
  renameSync(chunkList, "build/server/chunks.json");
  rmSync(join(client, ".vite"), { recursive: true });
  await keepBuilt("build/server");
  // Nothing differs from the build: the host lays another list over it.
  writeFileSync(join(client, changedWordsPath), "{}");
  writeFileSync(join(client, "sitemap.xml"), sitemapFile(addresses));
  writeFileSync(join(client, "robots.txt"), robotsFile());
  mkdirSync(join(client, ".well-known"));
  writeFileSync(join(client, ".well-known/security.txt"), securityFile());
  writeFileSync(join(client, "_headers"), headersFile(addresses));
  writeFileSync(join(client, "_redirects"), redirectsFile([...addresses, ...editionAddresses]));
  for (const language of languages) {
    writeFileSync(join(client, manifestPath(language)), webManifest(language));
  }
  if (networkTag.id) writeFileSync(join(client, networkTagFile), networkTagPage());
  publishConsentVersions(client);
  publishPublications(client);
  publishLetters(client);
  publishNews(client);
  publishPersons(client);
  publishEditions(client);
  publishEditionPdfs(client);
  for (const language of languages) {
    const { file, text } = accessibilityCriteria(language);
    writeFileSync(join(client, file), text);
  }
  publishIndex([client], client);
  await compressFolder(client);
  await drawDaysToCome(client);
}

function flatten(made: string, file: string): void {
  const target = join(client, file);
  if (made === target) return;
  renameSync(made, target);
  try {
    rmdirSync(dirname(made));
  } catch {
    // The folder also holds other pages: /fr, /sustainability/publications.
  }
}

const consentVersions = "content/consent-versions";

/**
 * Publishes every version of the question about cookies, with its texts, so that anyone can check
 * what visitors were asked: each as a file, and a list at `/.well-known/consent-versions.json`.
 */
function publishConsentVersions(client: string): void {
  const target = join(client, "consent-versions");
  mkdirSync(target, { recursive: true });
  const versions = readdirSync(consentVersions)
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      cpSync(join(consentVersions, file), join(target, file));
      const { version, since } = JSON.parse(readFileSync(join(consentVersions, file), "utf8"));
      return { version, since, texts: `/consent-versions/${file}` };
    })
    .sort((one, other) => one.since.localeCompare(other.since));
  const wellKnown = join(client, ".well-known");
  mkdirSync(wellKnown, { recursive: true });
  writeFileSync(join(wellKnown, "consent-versions.json"), JSON.stringify({ versions }, null, 2));
}
