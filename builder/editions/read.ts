/** The editions of legal texts: their dates in `content/legal`, their words in `content/editions`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type LegalPageId, type LegalText, legalTexts } from "#content/legal/editions.ts";
import type { Edition, FrozenEdition } from "#core/editions.ts";
import { typeset } from "#core/typeset.ts";
import { splitText } from "../front-matter.ts";
import { both, readTexts } from "../read-texts.ts";

const editionsFolder = "content/editions";

const schema = v.strictObject({ title: v.string(), summary: v.string() });

const known = new Map<string, Edition>();

/** Newest first. */
export function readEditions(text: LegalPageId, folder = editionsFolder): Edition[] {
  const { editions, prevails }: LegalText = legalTexts[text];
  return editions.map(({ version, published, from, change }) => {
    const words = both((language) => {
      const file = join(folder, text, version, `${language}.md`);
      const { head, body } = splitText(schema, readFileSync(file, "utf8"), file);
      return { ...head, body };
    });
    return editionOf({ text, version, published, from, prevails, change, ...words });
  });
}

/** The file of an edition, whose hash is in the ledger. */
export function editionFile({ text, version, published, from, ...rest }: FrozenEdition): string {
  const { prevails, change, en, fr } = rest;
  const frozen = { text, version, published, from, prevails, change, en, fr };
  return `${JSON.stringify(frozen, null, 2)}\n`;
}

function editionOf(frozen: FrozenEdition): Edition {
  const hash = createHash("sha256").update(editionFile(frozen)).digest("hex");
  const before = known.get(hash);
  if (before) return before;
  let texts: Edition["texts"] | undefined;
  const { text, version, en, fr } = frozen;
  const edition = {
    ...frozen,
    hash,
    titles: both((language) => ({
      title: typeset(frozen[language].title, language),
      summary: typeset(frozen[language].summary, language),
    })),
    // Parsed only when asked for: it takes a while.
    get texts() {
      texts ??= readTexts(`${text} ${version}`, en.body, fr.body, { edition: true });
      return texts;
    },
  };
  known.set(hash, edition);
  return edition;
}
