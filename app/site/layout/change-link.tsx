import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { editorHint } from "#app/state/session-hint.ts";
import { useStore } from "#app/state/store.ts";
import { pathTo } from "#core/paths.ts";
import { changePlace } from "./change-place.ts";

/**
 * For colleagues who write pages: the way to where the desk changes this one. A plain link, so that
 * nothing of the desk is loaded before it is followed.
 */
export function ChangeLink() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isEditor = useStore(editorHint, false);
  const place = isEditor && changePlace(pathname);
  if (!place) return null;
  return (
    <aside className="change-link">
      <a href={`${pathTo("desk", language)}?${place}`}>{t("changePage")}</a>
    </aside>
  );
}
