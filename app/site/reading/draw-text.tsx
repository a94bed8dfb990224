/**
 * Renders the text of a publication, a letter or an edition as plain HTML. It runs only when pages are made:
 * the browser keeps the HTML of the page (docs/decisions/014-publications.md).
 */

import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { FootnoteReference, Nodes, PhrasingContent, Text } from "mdast";
import { type Handler, toHast } from "mdast-util-to-hast";
import { type ComponentProps, Fragment, type ReactNode, useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { SKIP, visit } from "unist-util-visit";
import { translatorFor } from "#app/i18n/translator.ts";
import { TranslatorProvider } from "#app/i18n/use-translation.tsx";
import { StaticRouter } from "#app/navigation/router.tsx";
import { findMarks } from "#app/terms/find-marks.ts";
import { cutAtMarks, type Mark } from "#app/terms/mark.ts";
import type { Language } from "#core/languages.ts";
import type { ParsedText } from "#core/parse-text.ts";
import { pathTo, readPath } from "#core/paths.ts";

/** `namespace`: has the words for the references to notes. */
export function drawText(
  text: ParsedText,
  pathname: string,
  namespace: "publication" | "letter" | "legal",
  compose: (draw: Draw) => ReactNode,
): string {
  const { language } = readPath(pathname);
  const translator = translatorFor(language);
  const nameCall = (number: number) => translator.t(`${namespace}:noteCall`, { number });
  return renderToStaticMarkup(
    <StaticRouter at={pathname}>
      <TranslatorProvider translator={translator}>
        {compose(drawerOf(text, language, nameCall, components[namespace]))}
      </TranslatorProvider>
    </StaticRouter>,
    { identifierPrefix: "text-" },
  );
}

/**
 * Renders a node of the text, or only its content. Nodes must be rendered in the order of the text.
 */
export type Draw = (node: Nodes, part?: "whole" | "inside") => ReactNode;

function drawerOf(
  { notes }: ParsedText,
  language: Language,
  nameCall: (number: number) => string,
  own: Partial<Components>,
): Draw {
  const explained = new Set<string>();
  const calls = new Map<string, number>();

  /**
   * The first use of a term links to its entry: a plain link, since there is no script for notes
   * here.
   */
  function markWords(text: string): PhrasingContent[] {
    return cutAtMarks(text, findMarks([text], language)).map((part) => {
      const { words, term, lang }: Mark = typeof part === "string" ? { words: part } : part;
      const children: Text[] = [{ type: "text", value: words }];
      if (term && !explained.has(term)) {
        explained.add(term);
        const hProperties = { lang, href: `${pathTo("glossary", language)}#${term}` };
        return { type: "markedWords", data: { hName: "a", hProperties }, children };
      }
      return lang
        ? { type: "markedWords", data: { hName: "span", hProperties: { lang } }, children }
        : { type: "text", value: words };
    });
  }

  /** The number of a note in the text: a link to the note, which links back. */
  const footnoteReference: Handler = (_state, { identifier: id }: FootnoteReference) => {
    const number = notes.findIndex((note) => note.id === id) + 1;
    const again = (calls.get(id) ?? 0) + 1;
    calls.set(id, again);
    const link = {
      id: again === 1 ? `call-${id}` : `call-${id}-${again}`,
      href: `#note-${id}`,
      role: "doc-noteref",
      ariaLabel: nameCall(number),
    };
    const children = [{ type: "text" as const, value: String(number) }];
    return {
      type: "element",
      tagName: "sup",
      properties: { className: ["note-call"] },
      children: [{ type: "element", tagName: "a", properties: link, children }],
    };
  };

  return (node, part = "whole") => {
    // A copy, since the node is changed below and may be rendered again.
    const copy = structuredClone(node);
    visit(copy, (inner, index = 0, parent) => {
      // No links inside a heading or a passage in the other language.
      if (inner.type === "heading" || inner.type === "markedWords") return SKIP;
      if (inner.type !== "text" || !parent) return;
      const marked = markWords(inner.value);
      parent.children.splice(index, 1, ...marked);
      return [SKIP, index + marked.length];
    });
    const html = toHast(copy, { handlers: { footnoteReference } });
    // Drops the line breaks between the items of a list.
    visit(html, { type: "text", value: "\n" }, (_line, index = 0, parent) => {
      parent?.children.splice(index, 1);
      return index;
    });
    const drawn =
      part === "inside" && html.type === "element"
        ? { type: "root" as const, children: html.children }
        : html;
    return toJsxRuntime(drawn, {
      Fragment,
      jsx,
      jsxs,
      components: own,
    });
  };
}

/** In a legal text a row is a record, which a narrow screen shows as a list. */
const components: Record<"publication" | "letter" | "legal", Partial<Components>> = {
  publication: { a: Anchor, h3: Subheading, table: ScrollingTable },
  letter: { a: Anchor, h3: Subheading, table: ScrollingTable },
  legal: { a: Anchor, table: Records, td: LabelledCell },
};

/** A link to another site opens in the same window, and that site cannot reach back. */
function Anchor({ children, ...rest }: ComponentProps<"a">) {
  const outward = rest.href?.startsWith("https:");
  return (
    <a {...rest} rel={outward ? "noopener noreferrer" : undefined}>
      {children}
    </a>
  );
}

function Records({ title, children }: ComponentProps<"table">) {
  return (
    <table className="records">
      <caption>{title}</caption>
      {children}
    </table>
  );
}

function LabelledCell({ children, ...rest }: ComponentProps<"td">) {
  return (
    <td {...rest}>
      {/* On a narrow screen the cell is a grid of the label and this element. */}
      <div>{children}</div>
    </td>
  );
}

/** A heading with a link to itself. */
function Subheading({ id, children }: ComponentProps<"h3">) {
  return (
    <h3 id={id}>
      <a href={`#${id}`} className="heading-anchor">
        {children}
      </a>
    </h3>
  );
}

/**
 * Wide tables scroll in a frame. It can always have the focus, since no script measures it here.
 */
function ScrollingTable({ title, children }: ComponentProps<"table">) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll what has the focus.
    <section className="table-frame" tabIndex={0} aria-labelledby={id}>
      <table>
        <caption id={id}>{title}</caption>
        {children}
      </table>
    </section>
  );
}
