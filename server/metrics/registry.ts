/**
 * Counts, gauges and histograms in Prometheus's text format, version 0.0.4. It is small enough to
 * be ours: what we tell needs neither summaries nor exemplars nor a push gateway.
 */
type Labels = Readonly<Record<string, string | number>>;

type Counter = { add(labels?: Labels, by?: number): void };
type Gauge = { set(labels: Labels, value: number): void; clear(): void };
type Histogram = { observe(labels: Labels, value: number): void };

export type Registry = {
  counter(name: string, help: string): Counter;
  gauge(name: string, help: string): Gauge;
  /** `bounds` are upper ones, rising; the endless one is added. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  text(): string;
};

export const textType = "text/plain; version=0.0.4; charset=utf-8";

export function createRegistry(): Registry {
  const families = new Map<string, () => string[]>();

  function family(name: string, help: string, type: string, samples: () => string[]): void {
    if (families.has(name)) throw new Error(`There are two metrics called ${name}.`);
    const head = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
    families.set(name, () => [...head, ...samples()]);
  }

  function values(name: string, help: string, type: string) {
    const byLabels = new Map<string, number>();
    family(name, help, type, () => [...byLabels].map(([key, value]) => `${name}${key} ${value}`));
    return byLabels;
  }

  return {
    counter(name, help) {
      const byLabels = values(name, help, "counter");
      return {
        add(labels = {}, by = 1) {
          const key = written(labels);
          byLabels.set(key, (byLabels.get(key) ?? 0) + by);
        },
      };
    },
    gauge(name, help) {
      const byLabels = values(name, help, "gauge");
      return {
        set: (labels, value) => void byLabels.set(written(labels), value),
        clear: () => byLabels.clear(),
      };
    },
    histogram(name, help, bounds) {
      type Seen = { labels: Labels; counts: number[]; sum: number };
      const byLabels = new Map<string, Seen>();
      family(name, help, "histogram", () =>
        [...byLabels.values()].flatMap(({ labels, counts, sum }) => {
          let below = 0;
          const buckets = [...bounds, "+Inf"].map((le, at) => {
            below += counts[at] ?? 0;
            return `${name}_bucket${written({ ...labels, le })} ${below}`;
          });
          const key = written(labels);
          return [...buckets, `${name}_sum${key} ${sum}`, `${name}_count${key} ${below}`];
        }),
      );
      return {
        observe(labels, value) {
          const key = written(labels);
          let seen = byLabels.get(key);
          if (!seen) {
            seen = { labels, counts: Array(bounds.length + 1).fill(0), sum: 0 };
            byLabels.set(key, seen);
          }
          let at = 0;
          while (at < bounds.length && value > (bounds[at] ?? 0)) at += 1;
          seen.counts[at] = (seen.counts[at] ?? 0) + 1;
          seen.sum += value;
        },
      };
    },
    text: () =>
      [...families.values()]
        .flatMap((lines) => lines())
        .join("\n")
        .concat("\n"),
  };
}

function written(labels: Labels): string {
  const all = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return all.length > 0 ? `{${all.join(",")}}` : "";
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
