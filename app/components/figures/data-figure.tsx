import type { ReactNode } from "react";
import { Figure } from "#app/components/ui/figure.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ColumnDrawing, charactersPer } from "./column-drawing.tsx";
import type { FigureData } from "./figure-data.ts";
import { FigureTable } from "./figure-table.tsx";
import { LineDrawing } from "./line-drawing.tsx";
import { RowDrawing } from "./row-drawing.tsx";
import { ShareDrawing } from "./share-drawing.tsx";

type Props = {
  number: number;
  figure: FigureData;
  /** What the reader should know besides the title. */
  note?: ReactNode;
  /** Drawn once, in the build: see `Table`. */
  still?: boolean;
};

/** A drawing from data, with its title, its unit, its table and its text alternative. */
export function DataFigure({ number, figure, note, still = false }: Props) {
  const language = useLanguage();
  const Drawing = drawingFor(figure);
  return (
    <Figure
      number={number}
      caption={
        <>
          <span className="figure-title">{figure.title}</span> {note}
        </>
      }
      data={<FigureTable figure={figure} language={language} still={still} />}
    >
      {figure.kind !== "share" && <p className="drawing-unit">{figure.unit}</p>}
      <Drawing figure={figure} language={language} />
    </Figure>
  );
}

/** Columns need short names and a single series; everything else is read better lying. */
function drawingFor({ kind, x, series }: FigureData) {
  if (kind === "line") return LineDrawing;
  if (kind === "share") return ShareDrawing;
  const longestWord = Math.max(
    ...x.flatMap((label) => label.split(" ")).map((word) => word.length),
  );
  const fits = series.length === 1 && longestWord <= charactersPer(x.length);
  return fits ? ColumnDrawing : RowDrawing;
}
