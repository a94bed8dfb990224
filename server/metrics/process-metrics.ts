import type { Registry } from "./registry.ts";

const everySo = 50;
// What a visitor begins to notice.
const aStall = 0.1;

/** Of one of the two processes: memory, age, and the moments in which it answered nobody. */
export function watchProcess(registry: Registry, name: "host" | "backend"): () => void {
  const memory = registry.gauge(`site_${name}_memory_bytes`, `Memory of the ${name}'s process.`);
  const start = registry.gauge(
    `site_${name}_start_seconds`,
    `When the ${name}'s process was started, in seconds since 1970.`,
  );
  start.set({}, Date.now() / 1000 - process.uptime());
  const stalls = registry.histogram(
    `site_${name}_stall_seconds`,
    `Moments of 0.1 s and more in which the ${name} answered nobody.`,
    [0.25, 0.5, 1, 2.5, 5],
  );
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const late = (now - last - everySo) / 1000;
    last = now;
    if (late >= aStall) stalls.observe({}, late);
  }, everySo).unref();
  return () => memory.set({}, process.memoryUsage.rss());
}
