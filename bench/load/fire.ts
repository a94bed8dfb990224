/** Makes one load, in a process of its own so that it does not share a thread with the server. */
import autocannon from "autocannon";
import { percentile } from "../statistics.ts";
import type { Load, Loaded } from "./load.ts";

const { url, connections, seconds, headers }: Load = JSON.parse(process.argv[2] ?? "{}");
const latencies: number[] = [];
const running = autocannon({ url, connections, duration: seconds, headers, timeout: 10 });
// autocannon itself counts only whole milliseconds.
running.on(
  "response",
  (_client: unknown, _status: number, _bytes: number, milliseconds: number) => {
    latencies.push(milliseconds);
  },
);
const { errors, timeouts, non2xx, duration } = await running;
const loaded: Loaded = {
  perSecond: latencies.length / duration,
  p50: percentile(latencies, 0.5),
  p99: percentile(latencies, 0.99),
  errors: errors + timeouts + non2xx,
};
process.stdout.write(JSON.stringify(loaded));
