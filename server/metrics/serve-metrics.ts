import { createServer, type Server } from "node:http";
import type { Ready } from "../backend/ready.ts";
import type { HostMetrics } from "./host-metrics.ts";
import { textType } from "./registry.ts";

type Parts = {
  metrics: HostMetrics;
  /** The other process's part of it. */
  look: (path: string) => Promise<string | undefined>;
  ready: (withSentences: boolean, all: boolean) => Promise<Ready>;
};

/** An address of its own, for Prometheus and whoever runs the host; visitors never see it. */
export function createMetricsServer({ metrics, look, ready }: Parts): Server {
  return createServer(async (request, response) => {
    if (request.url === "/metrics") {
      // Without the backend its figures are missing, which an alert can see.
      const more = (await look("/look/metrics")) ?? "";
      response.writeHead(200, { "content-type": textType }).end(metrics.text() + more);
    } else if (request.url === "/readyz") {
      const { status, body } = await ready(true, true);
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    } else {
      response.writeHead(404).end();
    }
  });
}
