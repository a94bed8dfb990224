/**
 * `npm run consent:version`: to be run after the storage register or the words of the cookie banner
 * have changed; stores what visitors are asked from now on. A changed register is a new version,
 * and visitors are asked again; a changed sentence is another wording of the same version.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { currentQuestion, keptFile, keptVersions, versionOf } from "#builder/consent-question.ts";
import { consentMonths } from "../content/consent-version.ts";

const version = versionOf();
const file = keptFile(version);
const wording = currentQuestion();
const kept = existsSync(file)
  ? JSON.parse(readFileSync(file, "utf8"))
  : { version, since: today(), wordings: [] };
const last = kept.wordings.at(-1);
if (JSON.stringify(last?.question) !== JSON.stringify(wording)) {
  kept.wordings.push({ since: today(), question: wording });
}
writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
writeFileSync(
  "content/consent-version.ts",
  `/**
 * The version of the storage register, written by \`npm run consent:version\`. Visitors who answered
 * for another version are asked again.
 */
export const consentVersion = "${version}";

const kept = "${keptVersions().join(" ")}";
/** Every version that visitors were ever asked with: a proof names one of them. */
export const publishedVersions: readonly string[] = kept.split(" ");

/** How long an answer is kept, in months, be it yes or no. */
export const consentMonths = ${consentMonths};
`,
);
console.log(file);

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
