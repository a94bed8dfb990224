import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { pageOfPathname } from "#core/paths.ts";
import { loadFirstPage } from "./navigation/load-page.ts";

const { pathname } = location;
// A host that answers with the content of another page than the address's: it stays as it came,
// and its links work without us.
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
