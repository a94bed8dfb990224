import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { sessionHint } from "#app/state/session-hint.ts";
import { useStore } from "#app/state/store.ts";
import { pageById } from "#core/pages.ts";

/**
 * The link to the partners' space, or to the sign-in page for those who are not signed in. Its text
 * is the same in both cases, so that nothing moves when the page is hydrated.
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
