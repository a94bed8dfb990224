/** How `npm run update` speaks to the keeper: over a socket in the data folder, for its user alone. */
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { request as ask, createServer } from "node:http";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { ConfigError } from "./config.ts";
import { diskTrouble } from "./engine/disk-trouble.ts";

export type Updated = { done: boolean; sentence: string };

// As in `engine/data-folder.ts`: a socket's path must be short.
function socketIn(dataFolder: string): string {
  const path = join(dataFolder, "keeper.sock");
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

export async function listenForUpdates(
  dataFolder: string,
  update: (folder: string) => Promise<Updated>,
): Promise<void> {
  const server = createServer(async (request, response) => {
    const updated = await update(await text(request));
    response.end(JSON.stringify(updated));
  });
  server.requestTimeout = 0;
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    rmSync(socketIn(dataFolder), { force: true });
    await once(server.listen(socketIn(dataFolder)).unref(), "listening");
  } catch (error) {
    // Pages are served without it.
    const why = diskTrouble(error, dataFolder) ?? String(error);
    process.stderr.write(`npm run update cannot reach this host until it is restarted: ${why}\n`);
  }
}

/** `undefined` where no keeper listens. */
export function askForUpdate(dataFolder: string, folder: string): Promise<Updated | undefined> {
  return new Promise((done, failed) => {
    const asked = ask({ socketPath: socketIn(dataFolder), method: "POST" }, (response) => {
      text(response).then((body) => done(JSON.parse(body)), failed);
    });
    asked.on("error", (error) => {
      const trouble = diskTrouble(error, dataFolder);
      if (!trouble) return done(undefined);
      failed(new ConfigError(`${trouble} Run this as the user whose folder it is.`));
    });
    asked.end(folder);
  });
}
