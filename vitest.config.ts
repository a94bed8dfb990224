import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Two kinds, run apart: `unit` needs nothing, `site` reads the built pages.
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{app,content,scripts,server}/**/*.test.{ts,tsx}",
            "tests/repository/*.test.ts",
          ],
        },
      },
      { test: { name: "site", include: ["tests/site/**/*.test.ts"] } },
    ],
  },
});
