import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { pageOfPathname } from "#core/paths.ts";
import { loadFirstPage } from "./navigation/load-page.ts";

const { pathname } = location;
// An unknown slug has the address of one page and the content of another, the not-found page:
// that one stays as it came, and its links work without us.
if (document.documentElement.dataset.page === pageOfPathname(pathname).id) {
  // The page is already readable; it comes alive once its words are here too.
  await loadFirstPage(pathname);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
