import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { useNavigated } from "#app/navigation/use-navigated.ts";
import { Chevron } from "#app/ui/chevron.tsx";
import type { LinkablePageId, Submenu } from "#core/pages.ts";

type Props = {
  name: Submenu;
  ids: readonly LinkablePageId[];
  /** Of the submenus of one group, only one is open at a time. */
  group: string;
  /**
   * Opens over the page (desktop), and closes on Escape, on a click elsewhere and when it loses
   * focus.
   */
  floating?: boolean;
};

/** A native disclosure, so that it also opens without JavaScript. */
export function SubmenuDisclosure({ name, ids, group, floating = false }: Props) {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);

  // Following a link closes the submenu, also when it leads to the page on screen.
  useNavigated(() => {
    if (floating && details.current) details.current.open = false;
  });

  useEffect(() => {
    const element = details.current;
    if (!floating || !element) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!element.contains(event.target as Node)) element.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !element.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) {
        element.open = false;
      }
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    element.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
      element.removeEventListener("focusout", onFocusOut);
    };
  }, [floating]);

  return (
    <details ref={details} className="submenu" name={group}>
      <summary>
        {t(`sections.${name}`)}
        <Chevron />
      </summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <LocalisedLink to={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}
