/** The Markdown of a letter as a mail shows it, and as plain text reads. */
import type { List, PhrasingContent, RootContent, Table } from "mdast";
import { type CSSProperties, Fragment, createElement as h, type ReactNode } from "react";
import type { FigureData } from "../../../../core/figure-data.ts";
import type { Language } from "../../../../core/languages.ts";
import type { ParsedText } from "../../../../core/parse-text.ts";
import type { Block } from "../mail/mail-content.ts";
import { palette } from "../mail/palette.ts";
import { wrap } from "../mail/plain-text.ts";
import { hairline, link, paragraph, sans } from "../mail/styles.ts";
import { fill, wordsIn } from "../mail/words.ts";

type Setting = { notes: readonly string[]; page: string; language: Language };

const cell: CSSProperties = {
  padding: "7px 10px 7px 0",
  borderTop: hairline,
  textAlign: "left",
  verticalAlign: "top",
  fontFamily: sans,
  fontSize: 14,
  lineHeight: "20px",
  fontWeight: 400,
};
const heading: CSSProperties = {
  margin: "34px 0 12px",
  fontSize: 22,
  lineHeight: "28px",
  fontWeight: 400,
};
const caption: CSSProperties = {
  padding: "0 0 8px",
  textAlign: "left",
  fontFamily: sans,
  fontSize: 14,
  lineHeight: "20px",
  color: palette.inkSoft,
};

/** `page`: the letter's own address on the site, where its figures are drawn. */
export function proseOf(text: ParsedText, page: string, language: Language): Block[] {
  const setting = { notes: text.notes.map(({ id }) => id), page, language };
  const chapters = text.chapters.flatMap(({ heading: title, blocks }) => [
    title as RootContent,
    ...blocks,
  ]);
  const blocks = [...text.opening, ...chapters].map((node) => blockOf(node, setting));
  return text.notes.length > 0 ? [...blocks, notesOf(text, setting)] : blocks;
}

function blockOf(node: RootContent, setting: Setting): Block {
  switch (node.type) {
    case "heading": {
      const words = plain(node.children, setting);
      const tag = node.depth === 2 ? "h2" : "h3";
      const style = node.depth === 2 ? heading : { ...heading, fontSize: 18 };
      const element = h(tag, { style }, inline(node.children, setting));
      return { kind: "prose", element, text: `${words}\n${"-".repeat(words.length)}` };
    }
    case "paragraph": {
      const element = h("p", { style: paragraph }, inline(node.children, setting));
      return { kind: "prose", element, text: wrap(plain(node.children, setting)) };
    }
    case "list":
      return listOf(node, setting);
    case "table":
      return tableOf(node, setting);
    case "figure":
      return figureOf(node.number, node.figure, setting);
    default:
      throw new Error(`A letter has no place for ${node.type}.`);
  }
}

function inline(nodes: readonly PhrasingContent[], setting: Setting): ReactNode[] {
  return nodes.map((node, index) => {
    const key = `${index}`;
    switch (node.type) {
      case "text":
        return h(Fragment, { key }, node.value);
      case "emphasis":
        return h("em", { key }, inline(node.children, setting));
      case "strong":
        return h("strong", { key }, inline(node.children, setting));
      case "link": {
        const style = { ...link, overflowWrap: "anywhere" } as const;
        return h(
          "a",
          { key, href: inFull(node.url, setting), style },
          inline(node.children, setting),
        );
      }
      case "image":
        return h("img", {
          key,
          src: inFull(node.url, setting),
          alt: node.alt ?? "",
          style: { display: "block", width: "100%", height: "auto", border: 0 },
        });
      case "markedWords":
        return h("span", { key, lang: node.data.hProperties.lang }, inline(node.children, setting));
      case "footnoteReference":
        return h(
          "sup",
          { key, style: { fontSize: 12, lineHeight: 0 } },
          numberOf(node.identifier, setting),
        );
      default:
        throw new Error(`A letter has no place for ${node.type} in a line.`);
    }
  });
}

function plain(nodes: readonly PhrasingContent[], setting: Setting): string {
  return nodes
    .map((node) => {
      if (node.type === "footnoteReference") return ` [${numberOf(node.identifier, setting)}]`;
      if (node.type === "text") return node.value;
      if (node.type === "image") return `[${node.alt}] ${inFull(node.url, setting)}`;
      if (node.type === "link") {
        const [words, address] = [plain(node.children, setting), inFull(node.url, setting)];
        return words === address ? address : `${words} (${address})`;
      }
      return "children" in node ? plain(node.children, setting) : "";
    })
    .join("");
}

/** Our own pages too: a mail has no address to begin from. */
function inFull(address: string, { page }: Setting): string {
  return address.startsWith("/") ? new URL(page).origin + address : address;
}

function numberOf(id: string, { notes }: Setting): number {
  return notes.indexOf(id) + 1;
}

function listOf({ ordered, children }: List, setting: Setting): Block {
  const items = children.map(({ children: [first] }) =>
    first?.type === "paragraph" ? first.children : [],
  );
  const element = h(
    ordered ? "ol" : "ul",
    { style: { margin: "0 0 20px", paddingLeft: 24 } },
    items.map((item, index) =>
      h("li", { key: `${index}`, style: { marginBottom: 8 } }, inline(item, setting)),
    ),
  );
  const mark = (index: number) => (ordered ? `${index + 1}. ` : "- ");
  const text = items.map((item, index) => wrap(plain(item, setting), mark(index), "  ")).join("\n");
  return { kind: "prose", element, text };
}

function tableOf({ data, children }: Table, setting: Setting): Block {
  const rows = children.map((row) => row.children.map(({ children: words }) => words));
  const numeric = children[0]?.children.map(({ data: own }) => own?.hProperties?.dataNumeric);
  const [head = [], ...body] = rows.map((row) => row.map((words) => plain(words, setting)));
  const title = String(data?.hProperties?.title ?? "");
  return {
    kind: "prose",
    element: table(
      title,
      rows.map((row) => row.map((words) => inline(words, setting))),
      (column) => Boolean(numeric?.[column]),
    ),
    text: tableText(title, head, body, setting),
  };
}

/** Mail programs draw no SVG: the figure's data stands here, its drawing on the page. */
function figureOf(number: number, figure: FigureData & { id: string }, setting: Setting): Block {
  const { title, unit, x, series, id } = figure;
  const { language } = setting;
  const format = new Intl.NumberFormat({ en: "en-GB", fr: "fr-FR" }[language]);
  const words = fill(wordsIn(language).letter, { number });
  const head = ["", ...series.map(({ name }) => name)];
  const body = x.map((label, place) => [
    label,
    ...series.map(({ values }) => {
      const value = values[place];
      return value === null || value === undefined ? "–" : format.format(value);
    }),
  ]);
  const name = `${words.figure} ${title} (${unit})`;
  const address = `${setting.page}#${id}`;
  return {
    kind: "prose",
    element: h(
      Fragment,
      null,
      table(name, [head, ...body], (column) => column > 0),
      h(
        "p",
        { style: { ...paragraph, fontFamily: sans, fontSize: 14 } },
        h("a", { href: address, style: link }, words.seeFigure),
      ),
    ),
    text: `${tableText(name, head, body, setting)}\n${words.seeFigure}\n${address}`,
  };
}

function table(title: string, rows: ReactNode[][], isNumeric: (column: number) => boolean) {
  const drawn = rows.map((row, y) =>
    h(
      "tr",
      { key: `${y}` },
      row.map((words, x) => {
        const scope = y === 0 ? "col" : x === 0 ? "row" : undefined;
        const align = isNumeric(x) ? "right" : "left";
        const style = {
          ...cell,
          textAlign: align,
          ...(scope && { color: palette.inkSoft }),
        } as CSSProperties;
        const className = scope ? "soft rule" : "rule";
        return h(scope ? "th" : "td", { key: `${x}`, scope, className, style }, words);
      }),
    ),
  );
  return h(
    "table",
    { width: "100%", cellSpacing: 0, style: { margin: "8px 0 24px", borderBottom: hairline } },
    h("caption", { className: "soft", style: caption }, title),
    h("tbody", null, drawn),
  );
}

/** Each row as a paragraph of its own: columns of unknown width do not line up in plain text. */
function tableText(title: string, head: string[], body: string[][], { language }: Setting): string {
  const labelled = (label: string) => fill(wordsIn(language).label, { label });
  const lines = body.map(([first = "", ...rest]) => {
    const values = rest.map((value, index) => `${labelled(head[index + 1] ?? "")} ${value}`);
    return [wrap(first, "- ", "  "), ...values.map((value) => wrap(value, "  ", "    "))].join(
      "\n",
    );
  });
  return [wrap(title), ...lines].join("\n");
}

function notesOf({ notes }: ParsedText, setting: Setting): Block {
  const small: CSSProperties = { ...paragraph, fontSize: 14, lineHeight: "21px" };
  const element = h(
    "div",
    { className: "soft rule", style: { ...small, borderTop: hairline, paddingTop: 14 } },
    notes.map(({ id, words }, index) =>
      h("p", { key: id, style: { margin: "0 0 8px" } }, [
        h("sup", { key: "number", style: { fontSize: 11, lineHeight: 0 } }, index + 1),
        " ",
        ...inline(words.children, setting),
      ]),
    ),
  );
  const text = notes
    .map(({ words }, index) => wrap(plain(words.children, setting), `[${index + 1}] `, "    "))
    .join("\n");
  return { kind: "prose", element, text };
}
