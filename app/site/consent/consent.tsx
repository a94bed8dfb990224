import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { useStore } from "#app/state/store.ts";
import { decide, useConsent } from "./consent-store.ts";
import { preferencesOpen } from "./dialog-state.ts";

// Visitors who have answered never load these.
const ConsentBanner = lazy(() => import("./consent-banner.tsx"));
const ConsentDialog = lazy(() => import("./consent-dialog.tsx"));

/**
 * The question about cookies, and what runs only with the visitor's consent. It is first in the
 * page, so that the keyboard reaches it first, and never in the built HTML, so that visitors who
 * have answered do not see it.
 */
export function Consent() {
  const [alive, setAlive] = useState(false);
  // In a transition: the page first reacts to what the visitor does, then shows the question.
  useEffect(() => startTransition(() => setAlive(true)), []);
  // With an element of its own, inserting the banner does not restyle the whole page.
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
    // Each has its own Suspense: while one loads, the others stay visible.
    <>
      <Suspense>{answer === undefined && !privacySignal() && <ConsentBanner />}</Suspense>
      <Suspense>{dialogOpen && <ConsentDialog />}</Suspense>
      <Suspense>{targeting && <NetworkTag />}</Suspense>
    </>
  );
}

const NetworkTag = lazy(() => import("./network-tag.tsx"));

/** Global Privacy Control: a browser setting by which a visitor declines on all sites. */
function privacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** For a failed import of the measurement: visitors need not know. */
function ignore(): void {}
