import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Plugin } from "vite";
import { pages } from "../../app/pages.ts";

const name = "virtual:sheets";
const imported = /from "([^"]+\.css\?url)"/;

/**
 * The stylesheet that each page adds to the site's, by the page's id, as its route imports it. A
 * page change fetches it beside the page's code; only that code would name it otherwise, one round
 * trip later.
 */
export function sheets(root = process.cwd()): Plugin {
  return {
    name: "sheets",
    resolveId(id) {
      return id === name ? `\0${name}` : undefined;
    },
    load(id) {
      if (id !== `\0${name}`) return;
      const found = pages.flatMap((page) => {
        const folder = `/app/pages/${page.id}`;
        const file = join(root, folder, "route.tsx");
        this.addWatchFile(file);
        const sheet = imported.exec(readFileSync(file, "utf8"))?.[1];
        return sheet ? [[page.id, posix.join(folder, sheet)] as const] : [];
      });
      const files = [...new Set(found.map(([, file]) => file))];
      const imports = files.map((file, index) => `import _${index} from ${JSON.stringify(file)};`);
      const rows = found.map(([page, file]) => `${JSON.stringify(page)}: _${files.indexOf(file)},`);
      return [...imports, "export default {", ...rows, "};"].join("\n");
    },
  };
}
