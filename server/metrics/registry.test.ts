import { expect, test } from "vitest";
import { createRegistry } from "./registry.ts";

test("counts, gauges and histograms are written as Prometheus reads them", () => {
  const registry = createRegistry();
  const mails = registry.counter("mails_total", "Mails.");
  mails.add({ outcome: "sent" });
  mails.add({ outcome: "sent" }, 2);
  registry.gauge("free_bytes", "Free.").set({}, 12.5);
  const seconds = registry.histogram("answer_seconds", "How long.", [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) seconds.observe({ kind: "page" }, value);
  expect(registry.text()).toBe(`# HELP mails_total Mails.
# TYPE mails_total counter
mails_total{outcome="sent"} 3
# HELP free_bytes Free.
# TYPE free_bytes gauge
free_bytes 12.5
# HELP answer_seconds How long.
# TYPE answer_seconds histogram
answer_seconds_bucket{kind="page",le="0.1"} 2
answer_seconds_bucket{kind="page",le="1"} 3
answer_seconds_bucket{kind="page",le="+Inf"} 4
answer_seconds_sum{kind="page"} 7.65
answer_seconds_count{kind="page"} 4
`);
});

test("a label cannot end its line or its quotes", () => {
  const registry = createRegistry();
  registry.counter("odd_total", "Odd.").add({ name: 'a"b\\c\nd' });
  expect(registry.text()).toContain('odd_total{name="a\\"b\\\\c\\nd"} 1\n');
});

test("a name is given once", () => {
  const registry = createRegistry();
  registry.gauge("one", "One.");
  expect(() => registry.counter("one", "Two.")).toThrow("two metrics called one");
});
