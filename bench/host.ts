import { readdirSync } from "node:fs";
import { get } from "node:http";
import { type Loaded, load } from "./load/load.ts";
import { startBare, startNginx } from "./load/references.ts";
import { runs, seconds } from "./options.ts";
import { countdown, say } from "./progress.ts";
import { residentBytes, type SiteHost, startSiteHost } from "./site-host.ts";
import { median, sum } from "./statistics.ts";
import { rest } from "./wait.ts";

export type ServerName = "host" | "bare" | "nginx";
export type HostLoad = {
  what: "page" | "asset";
  path: string;
  bytes: number;
  connections: number;
  servers: Partial<Record<ServerName, Loaded>>;
};
export type HostFigures = {
  loads: HostLoad[];
  /** Memory of the host process, in bytes; undefined if the system does not tell. */
  memory: Record<"starting" | "atRest" | "underLoad", number | undefined>;
};

// The nginx packages of distributions have no Brotli, so all three servers send gzip.
const headers = { "accept-encoding": "gzip", "accept-language": "en" };

/** Measures the host and two reference servers, one after the other, with the same requests. */
export async function measureHost(): Promise<HostFigures> {
  const host = await startSiteHost();
  const script = readdirSync("build/client/assets").find((file) => /^shell-.*\.js$/.test(file));
  const paths = { page: "/contact", asset: `/assets/${script}` };
  const bare = await startBare(host.url, { paths: Object.values(paths), headers });
  const nginx = await startNginx("build/client");
  if (!nginx) say("nginx is not installed: one reference less");
  const servers: [ServerName, string | undefined][] = [
    ["host", host.url],
    ["bare", bare],
    ["nginx", nginx],
  ];
  // Waits until memory that only the start needed is released.
  await rest(20_000);
  const starting = residentBytes(host.child, "VmHWM");
  const atRest = residentBytes(host.child);
  const watched = watchMemory(host);

  const loads: HostLoad[] = [];
  const next = countdown(6);
  for (const [what, path] of Object.entries(paths) as ["page" | "asset", string][]) {
    const bytes = await sentBytes(host.url + path);
    for (const connections of [1, 50, 500]) {
      next(`${what}, connections: ${connections}`);
      const taken: Partial<Record<ServerName, Loaded[]>> = {};
      for (let round = 0; round < runs(3); round += 1) {
        for (const [name, url] of servers) {
          if (!url) continue;
          const wanted = { url: url + path, connections, headers };
          // In its first seconds a process compiles its code.
          if (round === 0) await load({ ...wanted, seconds: Math.min(2, seconds(6)) });
          const found = await load({ ...wanted, seconds: seconds(6) });
          taken[name] = [...(taken[name] ?? []), found];
        }
      }
      loads.push({ what, path, bytes, connections, servers: middleLoads(taken) });
    }
  }
  return { loads, memory: { starting, atRest, underLoad: watched() } };
}

function middleLoads(taken: Partial<Record<ServerName, Loaded[]>>): HostLoad["servers"] {
  return Object.fromEntries(
    Object.entries(taken).map(([name, all]) => {
      const middle = (pick: (loaded: Loaded) => number) => median(all.map(pick));
      return [
        name,
        {
          perSecond: middle(({ perSecond }) => perSecond),
          p50: middle(({ p50 }) => p50),
          p99: middle(({ p99 }) => p99),
          errors: sum(all.map(({ errors }) => errors)),
        },
      ];
    }),
  );
}

/**
 * Reads the memory twice a second; the returned function stops that and returns the highest value.
 */
function watchMemory({ child }: SiteHost): () => number | undefined {
  let most: number | undefined;
  const timer = setInterval(() => {
    most = Math.max(most ?? 0, residentBytes(child) ?? 0) || undefined;
  }, 500);
  return () => {
    clearInterval(timer);
    return most;
  };
}

function sentBytes(url: string): Promise<number> {
  return new Promise((done, failed) => {
    get(url, { headers }, (response) => {
      response.resume();
      if (response.statusCode !== 200) failed(new Error(`${url}: ${response.statusCode}`));
      done(Number(response.headers["content-length"]));
    }).on("error", failed);
  });
}
