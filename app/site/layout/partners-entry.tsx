import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { sessionHint } from "#app/state/session-hint.ts";
import { useStore } from "#app/state/store.ts";
import { pageById } from "#core/pages.ts";

/**
 * To the sign-in page, or to the space for who is signed in, in this tab or in another. It says
 * the same in both cases, so that nothing moves when the page comes alive.
 */
export function PartnersEntry({ className }: { className?: string }) {
  const language = useLanguage();
  const signedIn = useStore(sessionHint, false);
  return (
    <LocalisedLink to={signedIn ? "partners" : "login"} className={className}>
      {pageById("login").name[language]}
    </LocalisedLink>
  );
}
