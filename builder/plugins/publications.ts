import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { listPath, pdfPath } from "#core/catalogue.ts";
import { languages } from "#core/languages.ts";
import { listFile } from "../publications/files.ts";
import { publicationsFolder, readPublications } from "../publications/read.ts";

const renderer = "virtual:publication-renderer";
const texts = "virtual:publication-texts";

/**
 * The texts of the publications, for whoever draws pages at build time. The browser gets neither
 * them nor the code that draws them: they are in the HTML.
 */
export function publications(): Plugin {
  return {
    name: "publications",
    resolveId(id) {
      return id === renderer || id === texts ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${renderer}`) {
        return this.environment.name === "client"
          ? "export const renderText = () => '';"
          : 'export { renderText } from "/app/features/publications/render-text.tsx";';
      }
      if (id !== `\0${texts}`) return;
      const all = readPublications();
      return `export default ${JSON.stringify(Object.fromEntries(all.map((one) => [one.slug, one.texts])))};`;
    },
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
