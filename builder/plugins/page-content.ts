import { basename } from "node:path";
import type { Plugin } from "vite";
import { toLanguage } from "#core/languages.ts";
import { contentModule, makeContent } from "../changes/content.ts";

const wordsModule =
  /\/(app\/(?:(?:site|sign-in)\/pages\/[\w-]+|site\/[\w-]+|sign-in|partners|desk))\/words\.(\w+)\.ts$/;

/** Makes a page's words file into a module that has all a page shows in one language. */
export function pageContent(root = process.cwd()): Plugin {
  return {
    name: "page-content",
    enforce: "pre",
    async load(id) {
      const [, folder, code] = wordsModule.exec(id) ?? [];
      const language = toLanguage(code);
      if (!language || !folder) return;
      return contentModule(await makeContent(basename(folder), language, root));
    },
  };
}
