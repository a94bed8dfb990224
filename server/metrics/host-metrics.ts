/** What the host tells of itself: who asked for what, and how long it took. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { oldFunctions } from "#core/old-names.ts";
import { isForBackend } from "../backend/paths.ts";
import { watchProcess } from "./process-metrics.ts";
import { createRegistry } from "./registry.ts";

export type HostMetrics = {
  answered(url: string, status: number, seconds: number): void;
  backendEnded(): void;
  text(): string;
};

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createHostMetrics(siteFolder: string): HostMetrics {
  const registry = createRegistry();
  const readProcess = watchProcess(registry, "host");
  const requests = registry.counter("site_requests_total", "Answers, by kind and status.");
  const seconds = registry.histogram(
    "site_request_seconds",
    "From the request's head to the answer's end.",
    bounds,
  );
  const restarts = registry.counter(
    "site_backend_ended_total",
    "How often the backend's process ended by itself.",
  );
  restarts.add({}, 0);
  const build = registry.gauge("site_build_info", "Which build is served, by which Node.");
  build.set({ build: buildIn(siteFolder), node: process.versions.node }, 1);
  return {
    answered(url, status, took) {
      const kind = kindOf(url);
      requests.add({ kind, status });
      seconds.observe({ kind }, took);
    },
    backendEnded: () => restarts.add(),
    text() {
      readProcess();
      return registry.text();
    },
  };
}

/** The first letters of the stamp that a build leaves. */
function buildIn(siteFolder: string): string {
  const stamp = join(siteFolder, "../stamp");
  return existsSync(stamp) ? readFileSync(stamp, "utf8").slice(0, 12) : "none";
}

function isSignIn(path: string): boolean {
  const name = path.replace("/functions/v1/", "");
  return name.startsWith("sign-in-") || Object.hasOwn(oldFunctions, name);
}

/** Few, whatever is asked for: an address of a visitor's making must not become a label. */
export function kindOf(url: string): string {
  const path = url.split("?")[0] ?? "";
  if (path === "/healthz" || path === "/readyz") return "health";
  if (isForBackend(url)) {
    if (path.startsWith("/auth/") || isSignIn(path)) return "sign-in";
    if (/^\/functions\/v1\/desk(-file)?$/.test(path)) return "desk";
    if (path.startsWith("/functions/v1/lp-") || path.startsWith("/rest/v1/rpc/")) return "partner";
    return "form";
  }
  if (path.startsWith("/assets/")) return "asset";
  return /\.[^/]*$/.test(path) ? "file" : "page";
}
