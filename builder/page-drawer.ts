import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { finishPage } from "./finish/page.ts";
import { readChunks, scriptsAt } from "./finish/scripts-of-page.ts";

/**
 * Draws pages after the build, with React Router's server build, which can answer for every address
 * of the site. `server` and `client` are the two folders of the build; `changed` has the files of words
 * that stand in the place of those of the build.
 */
export async function pageDrawer(
  server: string,
  client: string,
  changed?: ReadonlyMap<string, string>,
): Promise<(path: string) => Promise<string>> {
  const build: ServerBuild = await import(pathToFileURL(resolve(server, "index.js")).href);
  const chunks = readChunks(join(server, "chunks.json"));
  const answer = createRequestHandler(build, "production");
  return async (path) => {
    const response = await answer(new Request(`http://localhost${path === "/" ? "" : path}/`));
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    return finishPage(html, scriptsAt(path, chunks, changed), (address) =>
      readFileSync(join(client, address), "utf8"),
    );
  };
}
