import { createServer, type Server } from "node:http";
import type { Readiness } from "../backend/readyz.ts";
import type { HostMetrics } from "./host-metrics.ts";
import { textType } from "./registry.ts";

type Parts = {
  metrics: HostMetrics;
  /** For the other process's part of it. */
  askAsHost: (path: string) => Promise<string | undefined>;
  readiness: (withSentences: boolean, all: boolean) => Promise<Readiness>;
};

/** An address of its own, for Prometheus and whoever runs the host; visitors never see it. */
export function createMetricsServer({ metrics, askAsHost, readiness }: Parts): Server {
  return createServer(async (request, response) => {
    if (request.url === "/metrics") {
      // Without the backend its figures are missing, which an alert can see.
      const more = (await askAsHost("/for-host/metrics")) ?? "";
      response.writeHead(200, { "content-type": textType }).end(metrics.text() + more);
    } else if (request.url === "/readyz") {
      const { status, body } = await readiness(true, true);
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    } else {
      response.writeHead(404).end();
    }
  });
}
