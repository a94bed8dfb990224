import type { Bilingual } from "../../core/languages.ts";

/**
 * A fact that only the firm can give. It is shown in square brackets, so that no reader takes it
 * for real, and `npm run placeholders` lists it.
 */
export function placeholder(en: string, fr: string): Bilingual {
  return { en: `[${en}]`, fr: `[${fr}]` };
}
