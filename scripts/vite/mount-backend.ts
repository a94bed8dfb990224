import type { Plugin } from "vite";
import { answerWithBackend } from "../../server/node-adapter.ts";

/** Mounts the backend on the development server, at the addresses it has on the host. */
export function mountBackend(): Plugin {
  return {
    name: "mount-backend",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        answerWithBackend(request, response).then((answered) => answered || next(), next);
      });
    },
  };
}
