import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { site } from "#content/site.ts";

/** As on a change of page: the window has the fund's name, and its heading the focus. */
export function useHeading(name: string, fund: string) {
  const { t } = useTranslation("partners");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(fund);

  const title = fund ? name : t("meta.title");
  useEffect(() => {
    document.title = `${title} · ${site.name}`;
  }, [title]);

  useEffect(() => {
    if (shown.current === fund) return;
    shown.current = fund;
    if (!location.hash) heading.current?.focus({ preventScroll: true });
  }, [fund]);

  return heading;
}
