import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { pageOfPathname } from "#core/paths.ts";
import { loadFirstPage } from "./navigation/load-page.ts";
import { firstShown } from "./navigation/page-history.ts";
import { BrowserRouter } from "./navigation/router.tsx";
import { Site } from "./site.tsx";

const { pathname } = location;
const container = document.querySelector("body > .site");
// A host that answers with the content of another page than the address's: it stays as it came,
// and its links work without us.
if (container && document.documentElement.dataset.page === pageOfPathname(pathname).id) {
  // The page is already readable; it comes alive once its code and words are here too.
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
