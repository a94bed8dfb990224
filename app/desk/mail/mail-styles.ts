/**
 * A `srcdoc` frame has the content security policy of the page around it, which forbids inline
 * styles. So the styles of the mail are kept in the frame as data, and applied by script (CSSOM),
 * which the policy allows.
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
  // As high as its content: the page scrolls, not the frame.
  frame.height = String(document.documentElement.scrollHeight);
}
