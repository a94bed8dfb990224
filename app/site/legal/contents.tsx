import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { watchParts } from "./watch-parts.ts";

type Props = { parts: readonly { id: string; title: string }[] };

/**
 * The table of contents: a column beside the text where there is room, a bar above it where there
 * is not. Both are one `details`, which the stylesheet keeps open in the column.
 */
export function Contents({ parts }: Props) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDetailsElement>(null);
  const current = useCurrentPart(parts.map(({ id }) => id));
  const hydrated = useHydrated();
  const close = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement && bar.current) bar.current.open = false;
  };
  return (
    <nav className="legal-contents" aria-label={t("legal.contents")}>
      <details ref={bar}>
        <summary>
          <span>{t("legal.contents")}</span>
          {/* The bar shows the current part; in the list, `aria-current` marks it. */}
          <span className="legal-here" aria-hidden="true">
            {parts.find(({ id }) => id === current)?.title}
          </span>
          <Chevron />
        </summary>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on a link is a click. */}
        <ol onClick={close}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
      {hydrated && (
        <Button variant="quiet" onClick={() => window.print()}>
          {t("legal.print")}
        </Button>
      )}
    </nav>
  );
}

/** The id of the part that is being read. */
function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(" ");
  useEffect(() => {
    const parts = list.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    return watchParts(parts, setCurrent);
  }, [list]);
  return current;
}
