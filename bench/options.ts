/**
 * Settings for a quick sample, to see a part run to its end: `BENCH_PAGES=/,/fr/contact
 * BENCH_RUNS=1 npm run bench`.
 */
const { BENCH_PAGES, BENCH_RUNS, BENCH_SECONDS, BENCH_ROWS, BENCH_TIMES } = process.env;

/** Only these addresses. */
export const onlyPages = BENCH_PAGES?.split(",").filter(Boolean);

/** How often each figure is measured. */
export function runs(usual: number): number {
  return positive("BENCH_RUNS", BENCH_RUNS) ?? usual;
}

/** How many seconds one load lasts. */
export function seconds(usual: number): number {
  return positive("BENCH_SECONDS", BENCH_SECONDS) ?? usual;
}

/** How many rows a full database has. */
export function rows(usual: number): number {
  return positive("BENCH_ROWS", BENCH_ROWS) ?? usual;
}

/** How many times the publications are copied, for the part `growth`. */
export function times(usual: number): number {
  return positive("BENCH_TIMES", BENCH_TIMES) ?? usual;
}

/** The settings that were changed; the report says that such figures are a sample. */
export function limits(): string {
  const set = { BENCH_PAGES, BENCH_RUNS, BENCH_SECONDS, BENCH_ROWS, BENCH_TIMES };
  return Object.entries(set)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
}

function positive(name: string, value: string | undefined): number | undefined {
  if (!value) return undefined;
  const number = Number(value);
  if (!(number > 0)) throw new Error(`${name} is "${value}"; it must be a number above 0.`);
  return number;
}
