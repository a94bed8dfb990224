/**
 * The editions of legal texts and policies: those that came with the program, their dates in `content/legal` and
 * their words in `content/editions`, and those that were announced at the desk, which are in a file
 * that is written before pages are made (`of-desk.ts`).
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { allEditions } from "#content/legal/all-editions.ts";
import type { EditionTextId } from "#core/edition-texts.ts";
import { applies, type Edition, editionFile, type FrozenEdition } from "#core/editions.ts";
import type { Language } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";
import { splitText } from "../front-matter.ts";
import { both, readTexts } from "../read-texts.ts";
import { readOfDesk } from "./of-desk.ts";
import { editionsFolder, pdfsOf } from "./pdfs.ts";

const schema = v.strictObject({ title: v.string(), summary: v.string() });

const known = new Map<string, Edition>();
/** By folder, text and version, with the words it was read from: they are asked for on every page. */
const shippedBefore = new Map<string, { sources: string; edition: Edition }>();

/**
 * Newest first. What the desk announced takes the place of what a later version of the program has
 * under the same number or for the same day.
 */
export function readEditions(text: EditionTextId, folder = editionsFolder): Edition[] {
  const { editions, prevails } = allEditions[text];
  const ofDesk = readOfDesk(text);
  const taken = ofDesk.filter(({ file }) => file === null);
  const announced = ofDesk.flatMap(({ file, withdrawn }) =>
    file === null ? [] : [editionOf(JSON.parse(file), file, withdrawn)],
  );
  const shipped = editions
    .filter(({ version, from }) =>
      announced.every((one) => one.version !== version && !(applies(one) && one.from === from)),
    )
    .map(({ version, published, from, change }) => {
      const fileOf = (language: Language) => join(folder, text, version, `${language}.md`);
      const read = both((language) => readFileSync(fileOf(language), "utf8"));
      const withdrawn = taken.find((one) => one.version === version)?.withdrawn;
      const key = join(folder, text, version);
      const sources = `${read.en}${read.fr}${withdrawn}`;
      const before = shippedBefore.get(key);
      if (before?.sources === sources) return before.edition;
      const words = both((language) => {
        const { head, body } = splitText(schema, read[language], fileOf(language));
        return { ...head, body };
      });
      const frozen = { text, version, published, from, prevails, change, ...words };
      const edition = editionOf(frozen, editionFile(frozen), withdrawn);
      shippedBefore.set(key, { sources, edition });
      return edition;
    });
  return [...announced, ...shipped].sort((one, other) => other.from.localeCompare(one.from));
}

function editionOf(
  frozen: FrozenEdition,
  file: string,
  withdrawn: string | null | undefined,
): Edition {
  const hash = createHash("sha256").update(file).digest("hex");
  const key = `${hash} ${withdrawn}`;
  const before = known.get(key);
  if (before) return before;
  let texts: Edition["texts"] | undefined;
  const { text, version, en, fr } = frozen;
  const edition = {
    ...frozen,
    file,
    hash,
    ...(withdrawn && { withdrawn }),
    change: both((language) => typeset(frozen.change[language], language)),
    titles: both((language) => ({
      title: typeset(frozen[language].title, language),
      summary: typeset(frozen[language].summary, language),
    })),
    pdfs: pdfsOf(text, version, hash),
    // Parsed only when asked for: it takes a while.
    get texts() {
      texts ??= readTexts(`${text} ${version}`, en.body, fr.body, { edition: true });
      return texts;
    },
  };
  known.set(key, edition);
  return edition;
}
