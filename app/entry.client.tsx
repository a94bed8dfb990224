import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { pageOfPathname, readPath } from "./i18n/paths.ts";
import { loadWords } from "./i18n/translator.ts";

const { language } = readPath(location.pathname);
// The page is already readable; it comes alive once its words are here too.
await loadWords(language, ["layout", pageOfPathname(location.pathname).id]);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
