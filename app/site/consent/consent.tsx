import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { useStore } from "#app/state/store.ts";
import { decide, useConsent } from "./consent-store.ts";
import { preferencesOpen } from "./dialog-state.ts";

// Whoever has answered never loads them.
const ConsentBanner = lazy(() => import("./consent-banner.tsx"));
const ConsentDialog = lazy(() => import("./consent-dialog.tsx"));

/**
 * The question about cookies and what hangs on its answer. It is first in the page, so that it is
 * first for the keyboard, and never in the built HTML: those who have answered see nothing.
 */
export function Consent() {
  const [alive, setAlive] = useState(false);
  // In a transition: the question can wait until the page itself has answered the visitor.
  useEffect(() => startTransition(() => setAlive(true)), []);
  // The element spares the browser the styles of the whole page when something comes into it.
  return <div>{alive && <ConsentParts />}</div>;
}

function ConsentParts() {
  const answer = useConsent();
  const dialogOpen = useStore(preferencesOpen, false);

  const performance = typeof answer === "object" && answer.preferences.performance;
  useEffect(() => {
    if (!performance) return;
    let stop = () => {};
    let gone = false;
    import("./measure-vitals.ts").then(({ measureVitals }) => {
      if (!gone) stop = measureVitals();
    }, ignore);
    return () => {
      gone = true;
      stop();
    };
  }, [performance]);

  const targeting = typeof answer === "object" && answer.preferences.targeting;
  useEffect(() => {
    if (answer === undefined && privacySignal()) decide("privacy-signal");
  }, [answer]);

  return (
    // Each waits for its own code: one that comes must not hide one that is there.
    <>
      <Suspense>{answer === undefined && !privacySignal() && <ConsentBanner />}</Suspense>
      <Suspense>{dialogOpen && <ConsentDialog />}</Suspense>
      <Suspense>{targeting && <NetworkTag />}</Suspense>
    </>
  );
}

const NetworkTag = lazy(() => import("./network-tag.tsx"));

/** Global Privacy Control: the visitor's browser has declined for them, here as everywhere. */
function privacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** A measurement must not get in a visitor's way. */
function ignore(): void {}
