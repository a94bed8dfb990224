import { listPublications } from "#builder/publications/read.ts";
import type { Language } from "#core/languages.ts";

export default function home(language: Language) {
  return { latest: listPublications(language).slice(0, 3) };
}
