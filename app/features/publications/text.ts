import type { AlignType, List, Paragraph, PhrasingContent, TableRow } from "mdast";
import type { FigureData } from "#app/components/figures/figure-data.ts";

export type Block =
  | Paragraph
  | List
  | { type: "heading"; id: string; children: PhrasingContent[] }
  | { type: "table"; caption: string; align: AlignType[]; rows: TableRow[] }
  | { type: "figure"; figure: FigureData & { id: string } };

type Chapter = { id: string; title: PhrasingContent[]; blocks: Block[] };
export type Note = { id: string; children: PhrasingContent[] };

/** A publication's text in one language, as `builder/publications/parse-body.ts` reads it. */
export type PublicationText = { opening: Block[]; chapters: Chapter[]; notes: Note[] };
