import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { wordsFolders } from "../words-files.ts";

const target = ".react-router/content.d.ts";

/**
 * Tells TypeScript which words there are and what data each page is given, so that
 * `t("contact:title")` and `usePageData("glossary")` are checked. TypeScript cannot list a folder,
 * and a hand-kept list would be one more place to edit for each new page.
 */
export function writeContentTypes(root = process.cwd()): void {
  const folders = [...wordsFolders(root)];
  const words = folders.map(
    ([name, folder]) =>
      `    ${JSON.stringify(name)}: typeof import("../${folder}/words.en.ts").default;`,
  );
  const data = folders
    .filter(([, folder]) => existsSync(join(root, folder, "data.ts")))
    .map(
      ([name, folder]) =>
        `  ${JSON.stringify(name)}: Awaited<ReturnType<typeof import("../${folder}/data.ts").default>>;`,
    );
  const text = `export {};

declare global {
  interface PageWords {
${words.join("\n")}
  }

  interface PageData {
${data.map((row) => `  ${row}`).join("\n")}
  }
}
`;
  const file = join(root, target);
  mkdirSync(join(file, ".."), { recursive: true });
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

export function contentTypes(): Plugin {
  return {
    name: "content-types",
    configResolved: () => writeContentTypes(),
    configureServer(server) {
      const rewrite = (file: string) => {
        if (/(words\.en|data)\.ts$/.test(file)) writeContentTypes();
      };
      server.watcher.on("add", rewrite).on("unlink", rewrite);
    },
  };
}
