import type { RootContent } from "mdast";
import { Fragment } from "react";
import { DataFigure } from "#app/figures/data-figure.tsx";
import { keyOf } from "#app/terms/foreign-words.tsx";
import type { Draw } from "./draw-text.tsx";

type Props = { blocks: readonly RootContent[]; draw: Draw };

export function Blocks({ blocks, draw }: Props) {
  return blocks.map((block, index) => (
    <Fragment key={keyOf(index)}>
      <Block block={block} draw={draw} />
    </Fragment>
  ));
}

export function Block({ block, draw }: { block: RootContent; draw: Draw }) {
  if (block.type !== "figure") return draw(block);
  return (
    <div className="text-figure" id={block.figure.id}>
      <DataFigure number={block.number} figure={block.figure} />
    </div>
  );
}
