import { createElement as h, type ReactElement } from "react";
import { particulars } from "../../../../content/legal/particulars.ts";
import { demonstration, type Office, site } from "../../../../content/site.ts";
import type { Language } from "../../../../core/languages.ts";
import { pathTo } from "../../../../core/paths.ts";
import { layoutTable } from "./layout-table.ts";
import { palette } from "./palette.ts";
import { sans, serif, softLink } from "./styles.ts";
import { wordsIn } from "./words.ts";

/** `pages`: where the site is, as in the mail's other links. */
export function privacyAddress(language: Language, pages: string): string {
  return pages + pathTo("privacy", language);
}

/** What the law asks of a company's mails, and the mark of a demonstration while it is one. */
export function closing(language: Language, isMarked: boolean): string[] {
  const mark = isMarked && demonstration;
  return [...particulars(language), ...(mark ? [mark[language]] : [])];
}

/** `pages`: where the site is; `isMarked`: whether what it sends says that it is a demonstration. */
export type Sender = { pages: string; isMarked: boolean };

type Props = { language: Language; sender: Sender };

/** Under every mail: who writes, from where, and what becomes of personal data. */
export function Imprint({ language, sender: { pages, isMarked } }: Props): ReactElement {
  const anchor = (href: string, text: string) =>
    h("a", { href, className: "soft", style: softLink }, text);
  return h(
    "div",
    {
      className: "soft",
      style: { color: palette.inkSoft, fontFamily: sans, fontSize: 13, lineHeight: "20px" },
    },
    layoutTable(
      {},
      {},
      site.offices.map((office) => cellOf(office, language)),
    ),
    h(
      "p",
      { style: { margin: "18px 0 0" } },
      anchor(`mailto:${site.email}`, site.email),
      h("br"),
      anchor(pages, new URL(pages).host),
      h("br"),
      anchor(privacyAddress(language, pages), wordsIn(language).privacy),
    ),
    closing(language, isMarked).map((line) =>
      h("p", { key: line, style: { margin: "12px 0 0", fontSize: 12, lineHeight: "18px" } }, line),
    ),
  );
}

function cellOf({ id, city, address, phone }: Office, language: Language): ReactElement {
  const lines = [...address, phone.text].flatMap((line) => [h("br", { key: line }), line]);
  const place = { fontFamily: serif, fontSize: 15, fontStyle: "italic" };
  return h(
    "td",
    { key: id, width: "50%", valign: "top", style: { paddingRight: 12 } } as object,
    h("span", { style: place }, city[language]),
    lines,
  );
}
