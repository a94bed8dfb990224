import { type CSSProperties, Fragment, createElement as h, type ReactElement } from "react";
import type { Block } from "./mail-content.ts";
import { palette } from "./palette.ts";
import { breaking, hairline, link, paragraph, sans, softLink } from "./styles.ts";

const cell: CSSProperties = {
  padding: "9px 0",
  borderTop: hairline,
  textAlign: "left",
  verticalAlign: "top",
  fontFamily: sans,
  fontSize: 15,
  lineHeight: "22px",
};

export function blockElement(block: Block, index: number): ReactElement {
  return h(Fragment, { key: index }, drawn(block));
}

function drawn(block: Block): ReactElement {
  switch (block.kind) {
    case "text":
      return h("p", { style: paragraph }, block.text);
    case "link":
      return h("p", { style: paragraph }, h("a", { href: block.href, style: link }, block.label));
    case "action":
      return action(block);
    case "facts":
      return facts(block.rows);
    case "written":
      return h(Fragment, null, block.text.split(/\n\s*\n/).map(writtenParagraph));
    case "prose":
      return block.element;
    case "quote":
      return quote(block.text);
  }
}

function action({ label, href, otherwise }: Extract<Block, { kind: "action" }>): ReactElement {
  const small: CSSProperties = { ...paragraph, ...breaking, fontSize: 14, lineHeight: "21px" };
  return h(
    Fragment,
    null,
    h("p", { style: { margin: "28px 0" } }, button(label, href)),
    h(
      "p",
      { className: "soft", style: { ...small, color: palette.inkSoft } },
      otherwise,
      h("br"),
      h("a", { href, className: "soft", style: softLink }, href),
    ),
  );
}

/**
 * Outlook for Windows knows no padding on a link. There, and only there, hair spaces drawn four
 * times as wide stand at both ends, and the first of them are raised, which makes the line taller.
 */
function button(label: string, href: string): ReactElement {
  const style = {
    lineHeight: "100%",
    textDecoration: "none",
    display: "inline-block",
    maxWidth: "100%",
    msoPaddingAlt: "0px",
    padding: "14px 32px",
    backgroundColor: palette.ink,
    color: palette.paper,
    fontFamily: sans,
    fontSize: 16,
  };
  const text = {
    maxWidth: "100%",
    display: "inline-block",
    lineHeight: "120%",
    msoPaddingAlt: "0px",
    msoTextRaise: "10.5px",
  };
  const spaces = "&#8202;".repeat(4);
  return h(
    "a",
    { href, className: "button", style, target: "_blank" },
    forOutlook(`<i style="mso-font-width:400%;mso-text-raise:21" hidden>${spaces}</i>`),
    h("span", { style: text }, label),
    forOutlook(`<i style="mso-font-width:400%" hidden>${spaces}&#8203;</i>`),
  );
}

function forOutlook(markup: string): ReactElement {
  const html = { __html: `<!--[if mso]>${markup}<![endif]-->` };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comments; this is ours alone.
  return h("span", { dangerouslySetInnerHTML: html });
}

function facts(rows: [string, string][]): ReactElement {
  const label: CSSProperties = {
    ...cell,
    paddingRight: 12,
    fontWeight: 400,
    color: palette.inkSoft,
  };
  return h(
    "table",
    {
      width: "100%",
      cellSpacing: 0,
      className: "rule",
      style: { margin: "8px 0 28px", tableLayout: "fixed", borderBottom: hairline },
    },
    h(
      "tbody",
      null,
      rows.map(([name, value]) =>
        h(
          "tr",
          { key: name },
          h(
            "th",
            { scope: "row", width: "32%", className: "soft rule", style: label } as object,
            name,
          ),
          h("td", { dir: "auto", className: "rule", style: { ...cell, ...breaking } }, value),
        ),
      ),
    ),
  );
}

function writtenParagraph(text: string, key: number): ReactElement {
  return h("p", { key, style: { ...paragraph, ...breaking } }, linesOf(text));
}

function quote(text: string): ReactElement {
  const style: CSSProperties = {
    ...breaking,
    margin: "0 0 28px",
    padding: "2px 0 2px 20px",
    borderLeft: `2px solid ${palette.copper}`,
  };
  return h("blockquote", { dir: "auto", style }, linesOf(text));
}

/** Line breaks as elements: Outlook does not keep those of the text. */
function linesOf(text: string): (ReactElement | string)[] {
  return text
    .split("\n")
    .flatMap((line, index) => [h("br", { key: index }), line])
    .slice(1);
}
