/** The cells of a grid while they are typed, and what its rows and columns are marked with. */
export type Cells = {
  /** The first row names the columns. */
  rows: readonly (readonly string[])[];
  rowMarks: readonly boolean[];
  columnMarks: readonly boolean[];
};

export function withCell(cells: Cells, row: number, column: number, typed: string): Cells {
  return { ...cells, rows: cells.rows.with(row, (cells.rows[row] ?? []).with(column, typed)) };
}

export function withRow(cells: Cells): Cells {
  const empty = cells.columnMarks.map(() => "");
  return { ...cells, rows: [...cells.rows, empty], rowMarks: [...cells.rowMarks, false] };
}

export function withColumn(cells: Cells): Cells {
  return {
    ...cells,
    rows: cells.rows.map((row) => [...row, ""]),
    columnMarks: [...cells.columnMarks, false],
  };
}

export function withoutRow(cells: Cells, row: number): Cells {
  return {
    ...cells,
    rows: cells.rows.toSpliced(row, 1),
    rowMarks: cells.rowMarks.toSpliced(row, 1),
  };
}

export function withoutColumn(cells: Cells, column: number): Cells {
  return {
    ...cells,
    rows: cells.rows.map((row) => row.toSpliced(column, 1)),
    columnMarks: cells.columnMarks.toSpliced(column, 1),
  };
}

/** What a spreadsheet puts on the clipboard, or nothing where it is no more than words. */
export function copiedCells(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  if (lines.length === 1 && !text.includes("\t")) return undefined;
  return lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}

/** From this cell on, to the right and downwards; rows and columns are added as needed. */
export function withCopied(cells: Cells, row: number, column: number, copied: string[][]): Cells {
  let grown = cells;
  const height = row + copied.length;
  const width = column + Math.max(...copied.map(({ length }) => length));
  while (grown.rows.length < height) grown = withRow(grown);
  while (grown.columnMarks.length < width) grown = withColumn(grown);
  copied.forEach((line, down) => {
    line.forEach((cell, right) => {
      grown = withCell(grown, row + down, column + right, cell);
    });
  });
  return grown;
}
