import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const localesFolder = "app/i18n/locales/en";
const target = ".react-router/locales.d.ts";

/**
 * Tells TypeScript which namespaces exist and what they hold, so that `t("contact:title")` is
 * checked. TypeScript cannot list a folder, and a hand-kept list would be a third place to edit
 * for each new page.
 */
export function writeLocaleTypes(root = process.cwd()): void {
  const namespaces = readdirSync(join(root, localesFolder))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -3))
    .sort();
  const rows = namespaces.map(
    (name) =>
      `    ${JSON.stringify(name)}: typeof import("../${localesFolder}/${name}.ts").default;`,
  );
  const text = `import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "layout";
    resources: {
${rows.join("\n")}
    };
  }
}
`;
  const file = join(root, target);
  mkdirSync(join(file, ".."), { recursive: true });
  if (readIfThere(file) !== text) writeFileSync(file, text);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

export function localeTypes(): Plugin {
  return {
    name: "locale-types",
    configResolved: () => writeLocaleTypes(),
    configureServer(server) {
      const rewrite = (file: string) => {
        if (file.includes(localesFolder)) writeLocaleTypes();
      };
      server.watcher.on("add", rewrite).on("unlink", rewrite);
    },
  };
}
