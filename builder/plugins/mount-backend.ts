import { pino } from "pino";
import type { Plugin } from "vite";
import { type Backend, createBackend } from "#server/backend/backend.ts";
import { isForBackend } from "#server/backend/paths.ts";
import { type Config, readConfig } from "#server/config.ts";
import { answerWithBackend } from "#server/node-adapter.ts";

/** Mounts the backend on the development server, at the addresses it has on the host. */
export function mountBackend(): Plugin {
  return {
    name: "mount-backend",
    apply: "serve",
    configureServer(server) {
      // Opened at the first request for it, so that looking at pages needs no database.
      let backend: Backend | undefined;
      server.httpServer?.once("close", () => backend?.close());
      server.middlewares.use((request, response, next) => {
        if (!isForBackend(request.url)) return next();
        backend ??= createBackend(developmentConfig(), pino({ level: "warn", base: null }));
        const address = request.socket.remoteAddress ?? "";
        answerWithBackend(backend, request, response, address).catch(next);
      });
    },
  };
}

/**
 * Development has a data folder of its own: its partners have a password that is in the repository.
 */
function developmentConfig(): Config {
  const config = readConfig({ DATA_FOLDER: ".data/development", ...process.env });
  return config.databaseUrl ? config : { ...config, seedFile: "supabase/seed.sql" };
}
