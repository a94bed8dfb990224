import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { pageOfPathname } from "#core/paths.ts";
import { Site } from "./app.tsx";
import { type Brought, keepFirstPage, loadFirstPage } from "./navigation/load-page.ts";
import { firstShown } from "./navigation/page-history.ts";
import { BrowserRouter } from "./navigation/router.tsx";

// What is thrown from here on says where (`document.tsx`).
Error.stackTraceLimit = 10;

/**
 * Called by the start script with the page's own code and words (`builder/finish/`), or without
 * them where they could not be had: then they are asked for again, with patience.
 */
export async function begin(brought?: Brought): Promise<void> {
  const { pathname } = location;
  const container = document.querySelector("body > .site");
  // A host that answers with the content of another page than the address's: it stays as it came,
  // and its links work without us.
  if (!container || document.documentElement.dataset.page !== pageOfPathname(pathname).id) return;
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

// The development server starts this file itself.
if (import.meta.env.DEV) await begin();
