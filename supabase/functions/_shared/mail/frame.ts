import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { createElement as h, type ReactElement } from "react";
import { site } from "../../../../content/site.ts";
import { blockElement } from "./blocks.ts";
import { EngravedBand } from "./engraved-band.ts";
import { Imprint } from "./imprint.ts";
import type { Letter } from "./letter.ts";
import { palette } from "./palette.ts";
import { darkScheme, hairline, sans, serif } from "./styles.ts";
import type { Language } from "./words.ts";

type Props = { letter: Letter; language: Language };

/** The sheet that every letter is printed on. */
export function Frame({ letter, language }: Props): ReactElement {
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
    Html,
    { lang: language },
    h(
      Head,
      null,
      h("title", null, letter.subject),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      // Apple's programs would make links, in blue, of every number that looks like a telephone's.
      h("meta", { name: "format-detection", content: "telephone=no,date=no,address=no,email=no" }),
      h("style", null, darkScheme),
    ),
    h(
      Body,
      { style: sheet },
      h(Preview, null, letter.preview),
      h(
        Container,
        {
          // Gmail drops the page around it, and with it the language.
          lang: language,
          // Outlook for Windows knows the attribute, the others the style.
          width: 560,
          style: { width: "100%", maxWidth: 560, margin: "28px auto 40px" },
        },
        h(EngravedBand, { word: letter.subject, ink: letter.ink }),
        h(Letterhead, { language }),
        h(
          "h1",
          { style: { margin: "0 0 22px", fontSize: 30, lineHeight: "36px", fontWeight: 400 } },
          letter.title,
        ),
        letter.blocks.map(blockElement),
        h(
          "div",
          { className: "rule", style: { marginTop: 40, paddingTop: 20, borderTop: hairline } },
          h(Imprint, { language }),
        ),
      ),
    ),
  );
}

function Letterhead({ language }: { language: Language }): ReactElement {
  const [before, ampersand, after] = site.wordmark;
  const table = { margin: "0 0 40px", borderTop: hairline };
  const name = { paddingTop: 12, fontSize: 22, lineHeight: "28px" };
  const trade = { color: palette.inkSoft, fontFamily: sans, fontSize: 13 };
  const second = { color: palette.copper, fontStyle: "italic" };
  return h(
    "table",
    {
      role: "presentation",
      width: "100%",
      cellPadding: 0,
      cellSpacing: 0,
      className: "rule",
      style: table,
    },
    h(
      "tbody",
      null,
      h(
        "tr",
        { valign: "baseline" } as object,
        h(
          "td",
          { style: name },
          `${before} `,
          h("span", { className: "copper", style: second }, ampersand),
          ` ${after}`,
        ),
        h("td", { align: "right", className: "soft", style: trade }, site.trade[language]),
      ),
    ),
  );
}
