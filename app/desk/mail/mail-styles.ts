/**
 * A frame without an address has the policy of the page around it, which takes no style from a
 * document's text. Ours are kept in it as data, and set through the document's own objects.
 */
export function holdStyles(html: string): string {
  return html
    .replaceAll(' style="', ' data-style="')
    .replaceAll(/<style>([\s\S]*?)<\/style>/g, '<template data-sheet="">$1</template>');
}

export function setStyles(frame: HTMLIFrameElement): void {
  const document = frame.contentDocument;
  const Sheet = (frame.contentWindow as (Window & typeof globalThis) | null)?.CSSStyleSheet;
  if (!document || !Sheet) return;
  document.adoptedStyleSheets = [...document.querySelectorAll("template[data-sheet]")].map(
    (template) => {
      const sheet = new Sheet();
      sheet.replaceSync((template as HTMLTemplateElement).content.textContent ?? "");
      return sheet;
    },
  );
  for (const element of document.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
  }
  // As tall as what it holds: the page scrolls, not the frame.
  frame.height = String(document.documentElement.scrollHeight);
}
