import { prerender } from "react-dom/static";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { languages } from "#core/languages.ts";
import { notFoundPage, pages, wordsOf } from "#core/pages.ts";
import { loadWords, missingKeys } from "./i18n/translator.ts";

const namespaces = [...new Set(["consent", ...[...pages, notFoundPage].flatMap(wordsOf)])];
const words = Promise.all(languages.map((language) => loadWords(language, namespaces)));

/** Runs at build time only: each page is rendered whole, and a missing word stops the build. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  await words;
  const failures: unknown[] = [];
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // React would hide a long page in a template and reveal it by script; it must stand as it is.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  if (failures.length > 0) throw failures[0];
  if (missingKeys.size > 0) throw new Error(`Missing texts: ${[...missingKeys].join(", ")}`);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}
