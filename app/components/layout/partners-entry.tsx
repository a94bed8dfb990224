import { useSyncExternalStore } from "react";
import { hasSession, subscribeToSessionMark } from "#app/backend/session-mark.ts";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { pageById } from "#app/pages.ts";

/**
 * To the sign-in page, or to the space for who is signed in, in this tab or in another. It says
 * the same in both cases, so that nothing moves when the page comes alive.
 */
export function PartnersEntry({ className }: { className?: string }) {
  const language = useLanguage();
  const signedIn = useSyncExternalStore(subscribeToSessionMark, hasSession, () => false);
  return (
    <LocalisedLink to={signedIn ? "lp" : "login"} className={className}>
      {pageById("login").name[language]}
    </LocalisedLink>
  );
}
