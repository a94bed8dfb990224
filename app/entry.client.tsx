import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { pageOfPathname } from "#core/paths.ts";
import { Site } from "./app.tsx";
import { loadWithRetries } from "./i18n/load-with-retries.ts";
import { type FirstPageModules, keepFirstPage, loadFirstPage } from "./navigation/load-page.ts";
import { firstShown } from "./navigation/page-history.ts";
import { BrowserRouter } from "./navigation/router.tsx";

// `document.tsx` turned stack traces off while React loads: from here on errors have them.
Error.stackTraceLimit = 10;

/**
 * Called by the start script with the page's own code and words (`builder/finish/`), or without
 * them where they could not be loaded: then the same files are requested again, with retries.
 */
export async function begin(came?: FirstPageModules, files?: string[]): Promise<void> {
  const { pathname } = location;
  const container = document.querySelector("body > .site");
  // The host answered with another page than that of the address: it is left as plain HTML, and its
  // links work without us.
  if (!container || document.documentElement.dataset.page !== pageOfPathname(pathname).id) return;
  const brought = came ?? (files && (await loadWithRetries(() => loadFiles(files))));
  if (brought) keepFirstPage(pathname, brought);
  await loadFirstPage(pathname);
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter first={firstShown()}>
          <Site />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

async function loadFiles(files: string[]): Promise<FirstPageModules> {
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  return modules as unknown as FirstPageModules;
}

// The development server starts this file itself.
if (import.meta.env.DEV) await begin();
