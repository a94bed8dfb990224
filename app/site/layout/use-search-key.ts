import { useEffect } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useNavigate } from "#app/navigation/router.tsx";
import { pathTo } from "#core/paths.ts";
import { fetchTable } from "../search/fetch-table.ts";

const writable = "input, textarea, select, [contenteditable], dialog[open]";

/** The key `/` opens the search page, and there focuses the field; but not while somebody types. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  const language = useLanguage();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target, defaultPrevented } = event;
      if (key !== "/" || altKey || ctrlKey || metaKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(writable)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>("[data-takes-focus]");
      if (field) return field.focus();
      fetchTable(language).catch(() => undefined);
      navigate(pathTo("search", language));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate, language]);
}
