import { createElement as h, type ReactElement } from "react";
import { site } from "../../../../content/site.ts";
import type { Language } from "../../../../core/languages.ts";
import { blockElement } from "./blocks.ts";
import { EngravedBand } from "./engraved-band.ts";
import { Imprint, type Sender } from "./imprint.ts";
import { layoutTable } from "./layout-table.ts";
import type { MailContent } from "./mail-content.ts";
import { palette } from "./palette.ts";
import { darkScheme, hairline, sans, serif } from "./styles.ts";

type Props = { content: MailContent; language: Language; sender: Sender };

/** The sheet that every mail is printed on. */
export function Frame({ content, language, sender }: Props): ReactElement {
  const sheet = {
    margin: 0,
    padding: "0 20px",
    backgroundColor: palette.paper,
    color: palette.ink,
    fontFamily: serif,
    fontSize: 17,
    lineHeight: "27px",
  };
  return h(
    "html",
    { dir: "ltr", lang: language },
    h(
      "head",
      null,
      h("meta", { content: "text/html; charset=UTF-8", httpEquiv: "Content-Type" }),
      // iOS would set the mail larger, each paragraph as it sees fit.
      h("meta", { name: "x-apple-disable-message-reformatting" }),
      h("title", null, content.subject),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      // Apple's programs would make links, in blue, of every number that looks like a telephone's.
      h("meta", { name: "format-detection", content: "telephone=no,date=no,address=no,email=no" }),
      h("style", null, darkScheme),
    ),
    h(
      "body",
      { style: { backgroundColor: palette.paper, margin: 0, padding: 0 } },
      // Yahoo and AOL drop the body's own style: the sheet is a cell.
      layoutTable(
        { align: "center" },
        {},
        h(
          "td",
          { style: sheet },
          h(Preview, { text: content.preview }),
          page({ content, language, sender }),
        ),
      ),
    ),
  );
}

function page({ content, language, sender }: Props): ReactElement {
  return layoutTable(
    {
      align: "center",
      // Gmail drops the page around it, and with it the language.
      lang: language,
      // Outlook for Windows knows the attribute, the others the style.
      width: 560,
      style: { maxWidth: 560, width: "100%", margin: "28px auto 40px" },
    },
    {},
    h(
      "td",
      null,
      h(EngravedBand, { word: content.subject, ink: content.ink }),
      h(Letterhead, { language }),
      h(
        "h1",
        { style: { margin: "0 0 22px", fontSize: 30, lineHeight: "36px", fontWeight: 400 } },
        content.title,
      ),
      content.blocks.map(blockElement),
      h(
        "div",
        { className: "rule", style: { marginTop: 40, paddingTop: 20, borderTop: hairline } },
        h(Imprint, { language, sender }),
      ),
    ),
  );
}

const previewLength = 150;
const unseen = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

/**
 * What a list of mails shows beside the subject. Where it is short, programs go on with the mail's
 * first words: characters that show nothing take their place.
 */
function Preview({ text }: { text: string }): ReactElement {
  const hidden = {
    display: "none",
    overflow: "hidden",
    lineHeight: "1px",
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  };
  const filler = unseen.repeat(Math.max(previewLength - text.length, 0));
  return h("div", { style: hidden }, text, h("div", null, filler));
}

function Letterhead({ language }: { language: Language }): ReactElement {
  const [before, ampersand, after] = site.wordmark;
  const table = { margin: "0 0 40px", borderTop: hairline };
  const name = { paddingTop: 12, fontSize: 22, lineHeight: "28px" };
  const trade = { color: palette.inkSoft, fontFamily: sans, fontSize: 13 };
  const second = { color: palette.copper, fontStyle: "italic" };
  return layoutTable({ className: "rule", style: table }, { valign: "baseline" }, [
    h(
      "td",
      { key: "name", style: name },
      `${before} `,
      h("span", { className: "copper", style: second }, ampersand),
      ` ${after}`,
    ),
    h(
      "td",
      { key: "trade", align: "right", className: "soft", style: trade },
      site.trade[language],
    ),
  ]);
}
