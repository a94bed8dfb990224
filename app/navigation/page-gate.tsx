import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { createPath, type Location, useBlocker, useNavigation } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "../components/ui/button.tsx";
import { Dialog } from "../components/ui/dialog.tsx";
import { Spinner } from "../components/ui/spinner.tsx";
import { isPageLoaded, loadPage } from "./load-page.ts";

/**
 * Holds a page change until the next page's code, words and styles are here. Left to itself, React
 * Router reloads the page on screen when a chunk cannot be fetched, and what was typed there is
 * lost; so the page on screen stays, a spinner says that the next one is coming, and a failure
 * offers a retry.
 */
export function PageGate() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  // The change that is held, said by the router itself: what is drawn may be one change behind.
  const held = useRef("");
  const hold = useCallback(({ nextLocation }: { nextLocation: Location }) => {
    held.current = isPageLoaded(nextLocation.pathname) ? "" : nextLocation.key;
    return held.current !== "";
  }, []);
  const blocker = useBlocker(hold);
  const [failed, setFailed] = useState(false);
  const [retried, setRetried] = useState(false);
  useAliveMark();

  useEffect(() => {
    // Staying, or going elsewhere, ends the failure; retrying is a new try at the same page.
    if (blocker.state !== "blocked") {
      setFailed(false);
      setRetried(false);
    }
    if (blocker.state !== "blocked" || failed) return;
    let wanted = true;
    const { location, proceed } = blocker;
    const loading = loadPage(location.pathname);
    (retried ? loading.catch(() => loadAnew(location)) : loading).then(
      () => {
        if (!wanted || held.current !== location.key) return;
        held.current = "";
        proceed();
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [blocker, failed, retried]);

  function retry() {
    setRetried(true);
    setFailed(false);
  }

  if (failed) {
    return (
      <Dialog
        title={t("unavailable.title")}
        actions={(dismiss) => (
          <>
            <Button onClick={retry}>{t("unavailable.retry")}</Button>
            <Button variant="quiet" onClick={dismiss}>
              {t("unavailable.stay")}
            </Button>
          </>
        )}
        onClose={() => blocker.reset?.()}
      >
        <p>{t("unavailable.text")}</p>
      </Dialog>
    );
  }
  if (blocker.state === "unblocked" && navigation.state === "idle") return null;
  return (
    <div className="pending-page">
      <Spinner />
    </div>
  );
}

/**
 * After a deployment the files that this page knows of are gone, and asking again is in vain: if
 * the site answers at all, the browser loads the page from it. Rejects when it does not.
 */
async function loadAnew(location: Location): Promise<never> {
  await fetch(location.pathname, { cache: "no-store" });
  window.location.assign(createPath(location));
  return new Promise(() => {});
}

/**
 * Marks the document once the page has come alive, for styles and tests. `useBlocker` registers
 * itself one render late; so does the mark, right behind it.
 */
function useAliveMark() {
  const [rendered, setRendered] = useState(false);
  useEffect(() => {
    if (rendered) document.documentElement.dataset.alive = "";
    startTransition(() => setRendered(true));
  }, [rendered]);
}
