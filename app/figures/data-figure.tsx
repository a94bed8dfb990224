import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Figure } from "#app/ui/figure.tsx";
import type { FigureData } from "#core/figure-data.ts";
import { ColumnDrawing, charactersPer } from "./column-drawing.tsx";
import { FigureTable } from "./figure-table.tsx";
import { LineDrawing } from "./line-drawing.tsx";
import { RowDrawing } from "./row-drawing.tsx";
import { ShareDrawing } from "./share-drawing.tsx";

type Props = {
  number: number;
  figure: FigureData;
  /** What the reader should know besides the title. */
  note?: ReactNode;
};

/** A drawing from data, with its title, its unit, its table and its text alternative. */
export function DataFigure({ number, figure, note }: Props) {
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
      data={<FigureTable figure={figure} language={language} />}
    >
      {figure.kind !== "share" && <p className="drawing-unit">{figure.unit}</p>}
      <Drawing figure={figure} language={language} />
    </Figure>
  );
}

/** Columns need short names and a single series; everything else is easier to read as rows. */
function drawingFor({ kind, x, series }: FigureData) {
  if (kind === "line") return LineDrawing;
  if (kind === "share") return ShareDrawing;
  const longestWord = Math.max(
    ...x.flatMap((label) => label.split(" ")).map((word) => word.length),
  );
  const fits = series.length === 1 && longestWord <= charactersPer(x.length);
  return fits ? ColumnDrawing : RowDrawing;
}
