import type { List, PhrasingContent, TableRow } from "mdast";
import { useId } from "react";
import { DataFigure } from "#app/components/figures/data-figure.tsx";
import { keyOf } from "#app/features/glossary/foreign-words.tsx";
import { Inline } from "./inline.tsx";
import { useReading } from "./reading.ts";
import type { Block } from "./text.ts";

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={keyOf(index)} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  const { numbers } = useReading();
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <Inline nodes={block.children} />
        </p>
      );
    case "list":
      return <Items list={block} />;
    case "heading":
      return <Subheading id={block.id} nodes={block.children} />;
    case "table":
      return <TextTable {...block} />;
    case "figure":
      return (
        <div className="publication-figure" id={block.figure.id}>
          <DataFigure still number={numbers.get(block) ?? 0} figure={block.figure} />
        </div>
      );
  }
}

function Subheading({ id, nodes }: { id: string; nodes: PhrasingContent[] }) {
  return (
    <h3 id={id}>
      <Anchored id={id} nodes={nodes} />
    </h3>
  );
}

/** A heading that gives its own address away. */
export function Anchored({ id, nodes }: { id: string; nodes: PhrasingContent[] }) {
  return (
    <a href={`#${id}`} className="heading-anchor">
      <Inline nodes={nodes} plain />
    </a>
  );
}

function Items({ list }: { list: List }) {
  const Element = list.ordered ? "ol" : "ul";
  return (
    <Element>
      {list.children.map((item, index) => (
        <li key={keyOf(index)}>
          {item.children.map((child) =>
            child.type === "paragraph" ? (
              <Inline key="line" nodes={child.children} />
            ) : (
              <Items key="list" list={child as List} />
            ),
          )}
        </li>
      ))}
    </Element>
  );
}

type TableBlock = Extract<Block, { type: "table" }>;

/** Wide tables scroll in their frame, which therefore takes the focus: no script measures it. */
function TextTable({ caption, align, rows: [head, ...rows] }: TableBlock) {
  const id = useId();
  const numeric = (index: number) => align[index] === "right" || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll what has the focus.
    <section className="table-frame" tabIndex={0} aria-labelledby={id}>
      <table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {head?.children.map(({ children }, index) => (
              <th key={keyOf(index)} scope="col" data-numeric={numeric(index)}>
                <Inline nodes={children} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Cells key={keyOf(index)} row={row} numeric={numeric} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Numeric = (index: number) => true | undefined;

function Cells({ row, numeric }: { row: TableRow; numeric: Numeric }) {
  const [header, ...cells] = row.children;
  return (
    <tr>
      <th scope="row">
        <Inline nodes={header?.children ?? []} />
      </th>
      {cells.map(({ children }, index) => (
        <td key={keyOf(index)} data-numeric={numeric(index + 1)}>
          <Inline nodes={children} />
        </td>
      ))}
    </tr>
  );
}
