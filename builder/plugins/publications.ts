import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { listPath, pdfPath } from "#core/catalogue.ts";
import { languages } from "#core/languages.ts";
import { letterListPath } from "#core/letter-catalogue.ts";
import { letterListFile } from "../letters/files.ts";
import { readLetters } from "../letters/read.ts";
import { listFile } from "../publications/files.ts";
import { publicationsFolder, readPublications } from "../publications/read.ts";

/**
 * Serves in development what the build writes beside the pages: lists and PDFs. A changed text
 * restarts the server, so that it shows at once.
 */
export function publications(): Plugin {
  return {
    name: "publications",
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (file.includes(publicationsFolder) && file.endsWith(".md")) server.restart();
      });
      server.middlewares.use((request, response, next) => {
        for (const language of languages) {
          if (request.url === listPath(language)) {
            response.setHeader("content-type", "application/json");
            response.end(listFile(readPublications(), language));
            return;
          }
          if (request.url === letterListPath(language)) {
            response.setHeader("content-type", "application/json");
            response.end(letterListFile(readLetters(), language));
            return;
          }
          const slug = /^\/publications\/([a-z0-9-]+)\./.exec(request.url ?? "")?.[1];
          if (slug && request.url === pdfPath(slug, language)) {
            createReadStream(join(publicationsFolder, slug, `${language}.pdf`))
              .on("error", next)
              .pipe(response);
            return;
          }
        }
        next();
      });
    },
  };
}
