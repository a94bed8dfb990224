import { site } from "#content/site.ts";
import type { PublicationContent } from "#core/acts/publications.ts";
import type { Bilingual } from "#core/languages.ts";
import { withNote } from "#core/publication-note.ts";

/** Both texts as the site will draw them: with the note on what changes, and the firm's name. */
export function bodiesOf(content: PublicationContent): Bilingual {
  const { after, en, fr } = content;
  const bodies = after === null ? { en: en.body, fr: fr.body } : withNote(content);
  return {
    en: bodies.en.replaceAll("{{firm}}", site.name),
    fr: bodies.fr.replaceAll("{{firm}}", site.name),
  };
}
