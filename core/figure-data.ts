/** What a drawing shows, in one language: the form in which publications write their figures too. */
export type FigureData = {
  kind: "line" | "bar" | "share";
  title: string;
  /** One or two sentences that say what the drawing shows. */
  alt: string;
  unit: string;
  x: readonly string[];
  /** `null` is a reading that was not taken: a gap in the line, an empty cell in the table. */
  series: readonly { name: string; values: readonly (number | null)[] }[];
  /** Positions in `x` drawn apart from the others: a target among results. */
  marked?: readonly number[];
};
