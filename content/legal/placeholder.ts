import type { Bilingual } from "../../core/languages.ts";

/**
 * A fact that only the firm can give. It is printed in square brackets, so that no reader takes it
 * for one, and `npm run placeholders` finds it.
 */
export function placeholder(en: string, fr: string): Bilingual {
  return { en: `[${en}]`, fr: `[${fr}]` };
}
