import type { Image, PhrasingContent, RootContent, Table } from "mdast";
import type { ReactNode } from "react";
import { DataFigure } from "#app/figures/data-figure.tsx";
import type { Language } from "#core/languages.ts";
import { type ParsedText, parseText, type Rules } from "#core/parse-text.ts";

type Props = { body: string; language: Language; rules: Rules };

/**
 * A Markdown text as on its page on the site: the same text, tables, drawings and notes. Links are
 * underlined but cannot be followed. A text with a fault is not shown; its field names the fault.
 */
export function DrawnText({ body, language, rules }: Props) {
  const text = readText(body, language, rules);
  if (!text) return null;
  const chapters = text.chapters.flatMap(({ heading, blocks }) => [
    heading as RootContent,
    ...blocks,
  ]);
  return (
    <>
      {numbered([...text.opening, ...chapters]).map(({ value, key }) => (
        <Block key={key} node={value} notes={text.notes} />
      ))}
      {text.notes.length > 0 && (
        <ol className="letter-page-notes">
          {text.notes.map(({ id, words }) => (
            <li key={id}>{inline(words.children, text.notes)}</li>
          ))}
        </ol>
      )}
    </>
  );
}

export function readText(body: string, language: Language, rules: Rules): ParsedText | undefined {
  try {
    return parseText(body, language, undefined, rules);
  } catch {
    return undefined;
  }
}

type Notes = ParsedText["notes"];

function Block({ node, notes }: { node: RootContent; notes: Notes }): ReactNode {
  switch (node.type) {
    case "heading": {
      const Heading = node.depth === 2 ? "h4" : "h5";
      return <Heading>{inline(node.children, notes)}</Heading>;
    }
    case "paragraph":
      return <p>{inline(node.children, notes)}</p>;
    case "list": {
      const List = node.ordered ? "ol" : "ul";
      return (
        <List>
          {numbered(node.children).map(({ value: { children }, key }) => (
            <li key={key}>
              {children[0]?.type === "paragraph" && inline(children[0].children, notes)}
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs the focus for the arrow keys.
        <section className="table-frame" tabIndex={0} aria-label={titleOf(node)}>
          <table>
            <caption>{titleOf(node)}</caption>
            <tbody>
              {numbered(node.children).map(({ value: row, key }) => (
                <tr key={key}>
                  {numbered(row.children).map(({ value: cell, key: place }) => {
                    const Cell = cell.data?.hName === "th" ? "th" : "td";
                    const { scope, dataNumeric } = cell.data?.hProperties ?? {};
                    return (
                      <Cell
                        key={place}
                        data-numeric={dataNumeric ? true : undefined}
                        {...(Cell === "th" && { scope: String(scope) })}
                      >
                        {inline(cell.children, notes)}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
    // A note in the margin of a legal text.
    case "blockquote":
      return (
        <blockquote>
          {numbered(node.children).map(({ value, key }) => (
            <Block key={key} node={value} notes={notes} />
          ))}
        </blockquote>
      );
    case "figure":
      return <DataFigure number={node.number} figure={node.figure} />;
    default:
      return null;
  }
}

function titleOf({ data }: Table): string {
  return String(data?.hProperties?.title);
}

function inline(nodes: readonly PhrasingContent[], notes: Notes): ReactNode[] {
  return numbered(nodes).map(({ value: node, key }) => {
    switch (node.type) {
      case "text":
        return node.value;
      case "emphasis":
        return <em key={key}>{inline(node.children, notes)}</em>;
      case "strong":
        return <strong key={key}>{inline(node.children, notes)}</strong>;
      case "link":
        return (
          <u key={key} title={node.url}>
            {inline(node.children, notes)}
          </u>
        );
      case "image":
        return <img key={key} src={node.url} alt={node.alt ?? ""} {...sizeOf(node)} />;
      case "markedWords":
        return (
          <span key={key} lang={node.data.hProperties.lang}>
            {inline(node.children, notes)}
          </span>
        );
      case "footnoteReference":
        return <sup key={key}>{notes.findIndex(({ id }) => id === node.identifier) + 1}</sup>;
      default:
        return null;
    }
  });
}

function sizeOf({ data }: Image): { width?: string; height?: string } {
  const { width, height } = data?.hProperties ?? {};
  return { width: String(width), height: String(height) };
}

function numbered<Value>(values: readonly Value[]) {
  return values.map((value, place) => ({ value, key: `${place}` }));
}
