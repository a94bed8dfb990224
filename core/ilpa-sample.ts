/**
 * The sample in the public workbook of ILPA’s Performance Template v1.1: what each flow counts for
 * in the four rates and multiples of that workbook. Repaying a credit line lowers what was paid in.
 */
type SampleFlow = readonly [
  day: string,
  side: "paid in" | "given back",
  gross: number,
  net: number,
  grossWithoutLine: number,
  netWithoutLine: number,
];

// biome-ignore format: a table with one flow per line.
export const ilpaSample: readonly SampleFlow[] = [
  ["2022-07-15", "paid in", 0, 0, -15_000, -15_000],
  ["2022-07-15", "paid in", 0, 0, 0, -300],
  ["2022-07-15", "paid in", 0, 0, -700, -700],
  ["2022-10-01", "paid in", 0, -100, 0, 0],
  ["2022-10-15", "paid in", 0, 0, -10_000, -10_000],
  ["2022-10-15", "paid in", 0, 0, -500, -500],
  ["2022-11-15", "paid in", 0, 0, 0, -700],
  ["2022-11-15", "paid in", 0, 0, 700, 700],
  ["2023-04-01", "paid in", -15_000, -15_000, -15_000, -15_000],
  ["2023-04-01", "paid in", 0, -1_000, 0, -1_000],
  ["2023-04-03", "paid in", 0, 0, 15_000, 15_000],
  ["2023-04-03", "paid in", 0, 0, 0, 1_000],
  ["2023-05-15", "paid in", -3_500, -3_500, -3_500, -3_500],
  ["2023-05-15", "paid in", 0, 0, -500, -500],
  ["2023-05-15", "paid in", 0, 0, 500, 500],
  ["2023-07-01", "given back", 1_500, 1_500, 1_500, 1_500],
  ["2023-07-31", "paid in", -7_000, -7_000, -7_000, -7_000],
  ["2023-07-31", "paid in", 0, -700, 0, -700],
  ["2023-07-31", "paid in", -2_300, -2_300, -2_300, -2_300],
  ["2023-08-15", "given back", 2_000, 2_000, 2_000, 2_000],
  ["2023-11-15", "paid in", 0, -100, 0, 0],
  ["2023-11-15", "paid in", 100, 100, 100, 100],
  ["2023-11-15", "paid in", -7_500, -7_500, -7_500, -7_500],
  ["2023-11-15", "paid in", 0, -700, 0, -700],
  ["2024-05-15", "paid in", 0, -700, 0, -700],
  ["2024-05-15", "paid in", 700, 700, 700, 700],
  ["2024-06-30", "given back", 200, 0, 200, 0],
  ["2024-06-30", "given back", 100, 0, 100, 100],
  ["2024-06-30", "given back", 500, 0, 500, 0],
  ["2024-06-30", "given back", 0, 0, 10_500, 10_500],
  ["2024-06-30", "given back", 45_000, 45_000, 45_000, 45_000],
];
