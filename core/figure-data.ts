/** The data of a drawing, in one language; figures of publications are written in the same form. */
export type FigureData = {
  kind: "line" | "bar" | "share";
  title: string;
  /** One or two sentences that say what the drawing shows. */
  alt: string;
  unit: string;
  x: readonly string[];
  /** `null` is a value that was not measured: a gap in the line, an empty cell in the table. */
  series: readonly { name: string; values: readonly (number | null)[] }[];
  /** Positions in `x` that are drawn differently, such as a target among results. */
  marked?: readonly number[];
};

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

/**
 * Whether JSON written by hand can be drawn: no part is missing, and every series has one value per
 * position.
 */
export function isFigure(data: unknown): data is FigureData & { id: string } {
  if (typeof data !== "object" || data === null) return false;
  const { kind, id, title, alt, unit, x, series } = data as Record<string, unknown>;
  return (
    ["line", "bar", "share"].includes(kind as string) &&
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(String(id ?? "")) &&
    [title, alt, unit].every(isText) &&
    Array.isArray(x) &&
    x.length > 0 &&
    x.every(isText) &&
    Array.isArray(series) &&
    series.length > 0 &&
    series.every((one) => isSeries(one, x.length))
  );
}

function isSeries(data: unknown, length: number): boolean {
  if (typeof data !== "object" || data === null) return false;
  const { name, values } = data as Record<string, unknown>;
  return (
    isText(name) &&
    Array.isArray(values) &&
    values.length === length &&
    values.every((value) => value === null || Number.isFinite(value))
  );
}
