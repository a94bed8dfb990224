/** Runs at build time only: the browser gets the register in the page's language. */
import { processings } from "#content/processing.ts";
import type { Language } from "#core/languages.ts";

export default function privacy(language: Language) {
  const register = processings.map((processing) => ({
    ...processing,
    purpose: processing.purpose[language],
    ground: processing.ground[language],
    data: processing.data[language],
    required: processing.required[language],
    recipients: processing.recipients[language],
    retention: processing.retention.map(({ period, from }) => ({ period, from: from[language] })),
  }));
  return { register };
}

export type ProcessingRow = ReturnType<typeof privacy>["register"][number];
