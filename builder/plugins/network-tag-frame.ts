import type { Plugin } from "vite";
import { networkTag, networkTagPage } from "../finish/network-tag.ts";

/** Serves the network tag's frame in development; the build writes it as a file. */
export function networkTagFrame(): Plugin {
  return {
    name: "network-tag-frame",
    apply: "serve",
    configureServer(server) {
      if (!networkTag.id) return;
      server.middlewares.use("/network-tag.html", (_request, response) => {
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(networkTagPage());
      });
    },
  };
}
