import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { setPreferencesOpen } from "./dialog-state.ts";

/** Opens the preferences; without JavaScript, or in a new tab, it leads to the settings page. */
export function PreferencesLink() {
  return (
    <LocalisedLink
      to="cookie-settings"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        setPreferencesOpen(true);
      }}
    />
  );
}
