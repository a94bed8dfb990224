import { useEffect } from "react";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { cssText } from "./css-text.ts";

/**
 * Writes at the foot of every printed page whose account it is, and the day of printing: a sheet
 * that is parted from the others still says so. CSS alone cannot read the page for that.
 */
export function usePaperFoot(whose: string): void {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    function write(): void {
      const day = formatDay(new Date().toISOString(), language);
      const foot = cssText(`${whose} · ${t("paper.printed", { day })}`);
      sheet.replaceSync(`@page partners { @bottom-left { content: ${foot}; } }`);
    }
    write();
    document.adoptedStyleSheets.push(sheet);
    // The page may have been open since yesterday.
    addEventListener("beforeprint", write);
    return () => {
      removeEventListener("beforeprint", write);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [whose, language, t]);
}
