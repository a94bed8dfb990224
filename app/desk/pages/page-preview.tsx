import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { PageEntry } from "#core/acts/pages.ts";
import { type Language, languages } from "#core/languages.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { usePageName } from "./page-names.ts";

type Props = { page: string; entries: readonly PageEntry[] };

const widths = ["375", "1440"] as const;

/** The page as it would be, drawn by the host with the code of the site, at two widths. */
export function PagePreview({ page, entries }: Props) {
  const { t } = useTranslation("desk");
  const own = useLanguage();
  const nameOf = usePageName();
  const frame = useRef<HTMLIFrameElement>(null);
  const [language, setLanguage] = useState<Language>(own);
  const [width, setWidth] = useState<(typeof widths)[number]>("1440");
  const { drawn, why, isDrawing } = useDrawn(page, entries, language);
  const title = t("pages.previews.title", { page: nameOf(page) });
  return (
    <div>
      <div className="desk-filters">
        <Choice
          label={t("pages.previews.language")}
          value={language}
          options={languages.map((one) => ({ value: one, label: t(`approvals.languages.${one}`) }))}
          onChange={(chosen) => chosen && setLanguage(chosen)}
        />
        <Choice
          label={t("pages.previews.width")}
          value={width}
          options={widths.map((value) => ({ value, label: t(`pages.previews.widths.${value}`) }))}
          onChange={(chosen) => chosen && setWidth(chosen)}
        />
      </div>
      <p role="status">{isDrawing ? t("pages.previews.loading") : why}</p>
      {drawn && (
        // The frame runs no scripts. If it is wider than the window, the arrow keys scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs the focus for the arrow keys.
        <section className="pages-frame" tabIndex={0} aria-label={title}>
          <iframe
            key={width}
            ref={frame}
            data-width={width}
            title={title}
            sandbox="allow-same-origin"
            srcDoc={drawn.html}
            onLoad={() => frame.current && dress(frame.current, drawn.sheets)}
          />
        </section>
      )}
    </div>
  );
}

/** Asks when the typing pauses; the page before stays until the next one is there. */
function useDrawn(page: string, entries: readonly PageEntry[], language: Language) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [state, setState] = useState<{ drawn?: Drawn; why: string; isDrawing: boolean }>({
    why: "",
    isDrawing: true,
  });
  const texts = JSON.stringify(entries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other texts need another drawing.
  useEffect(() => {
    let isCancelled = false;
    setState((before) => ({ ...before, why: "", isDrawing: true }));
    const timer = setTimeout(async () => {
      const content = { page, texts: JSON.parse(texts) as PageEntry[] };
      let answer = await askDesk("pages.preview", { content, language });
      while (!isCancelled && answer.kind === "done" && answer.body.isUnderWay) {
        answer = await askDesk("pages.preview", { content, language });
      }
      if (isCancelled) return;
      if (answer.kind !== "done") {
        return setState((before) => ({ ...before, why: whyNot(answer), isDrawing: false }));
      }
      const { html, canDraw } = answer.body;
      setState((before) =>
        html === null
          ? {
              ...before,
              why: t(canDraw ? "pages.previews.failed" : "pages.previews.noDrawing"),
              isDrawing: false,
            }
          : { drawn: apart(html), why: "", isDrawing: false },
      );
    }, 800);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [texts, language, page]);
  return state;
}

type Drawn = { html: string; sheets: readonly string[] };

/**
 * A `srcdoc` frame has the policy of the page around it, which forbids what is inline: styles are
 * taken out and set by script, and no script is left.
 */
function apart(html: string): Drawn {
  const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  return {
    sheets: sheets.map(([, css = ""]) => css),
    html: html
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
      .replaceAll(/<link rel="(?:modulepreload|preload)"[^>]*>/g, "")
      .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, "")
      .replaceAll(' style="', ' data-style="'),
  };
}

function dress(frame: HTMLIFrameElement, sheets: readonly string[]): void {
  const document = frame.contentDocument;
  const Sheet = (frame.contentWindow as (Window & typeof globalThis) | null)?.CSSStyleSheet;
  if (!document || !Sheet) return;
  document.adoptedStyleSheets = sheets.map((css) => {
    const sheet = new Sheet();
    sheet.replaceSync(css);
    return sheet;
  });
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
  }
}
