import type { Plugin } from "vite";
import { isForBackend } from "../../server/backend.ts";
import { answerWithBackend } from "../../server/node-adapter.ts";

/** Mounts the backend on the development server, at the addresses it has on the host. */
export function mountBackend(): Plugin {
  return {
    name: "mount-backend",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!isForBackend(request.method, request.url)) next();
        else answerWithBackend(request, response).catch(next);
      });
    },
  };
}
