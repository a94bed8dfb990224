import { type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { languages } from "#core/languages.ts";
import { notFoundPage, pages, wordsOf } from "#core/pages.ts";
import { Site } from "./app.tsx";
import { DrawnSite } from "./drawn-site.ts";
import { loadWords, missingKeys } from "./i18n/translator.ts";
import { loadFirstPage } from "./navigation/load-page.ts";
import { builtLocation } from "./navigation/location.ts";
import { StaticRouter } from "./navigation/router.tsx";

const namespaces = [...new Set(["consent", "legal", ...[...pages, notFoundPage].flatMap(wordsOf)])];
const words = Promise.all(languages.map((language) => loadWords(language, namespaces)));

/**
 * Runs at build time only: each page is rendered completely, and a missing text stops the build.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { pathname } = builtLocation(request.url);
  await Promise.all([words, loadFirstPage(pathname)]);
  // Rendered apart from the document, from the same root that is hydrated, so that `useId` gives
  // the same ids.
  const site = await draw(
    <StrictMode>
      <StaticRouter at={pathname}>
        <Site />
      </StaticRouter>
    </StrictMode>,
  );
  const html = await draw(
    <DrawnSite value={{ pathname, site }}>
      <ServerRouter context={context} url={request.url} />
    </DrawnSite>,
  );
  if (missingKeys.size > 0) throw new Error(`Missing texts: ${[...missingKeys].join(", ")}`);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

async function draw(element: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, {
    // Otherwise React puts a long page into templates that a script reveals; it must work without.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}
