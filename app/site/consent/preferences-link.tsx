import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { pageById } from "#core/pages.ts";
import { setPreferencesOpen } from "./dialog-state.ts";

/** Opens the dialog with the preferences; without JavaScript, a link to the page about cookies. */
export function PreferencesLink() {
  const language = useLanguage();
  const hydrated = useHydrated();
  if (!hydrated) return <LocalisedLink to="cookie-settings" />;
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => setPreferencesOpen(true)}>
      {pageById("cookie-settings").name[language]}
    </button>
  );
}
