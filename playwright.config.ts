import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";

const port = process.env.TEST_PORT ?? "4173";
const devPort = process.env.TEST_DEV_PORT ?? "4174";
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  use: {
    baseURL,
    locale: "en-GB",
    launchOptions: {
      executablePath: findBrowser() ?? "chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: [
    {
      command: "node server/main.ts",
      env: { PORT: port, LOG_LEVEL: "warn" },
      url: `${baseURL}/healthz`,
      reuseExistingServer: false,
    },
    {
      // The gallery of primitives exists in development only; Playwright would say "test".
      command: `node_modules/.bin/react-router dev --port ${devPort} --strictPort`,
      env: { NODE_ENV: "development" },
      url: `http://localhost:${devPort}/gallery`,
      reuseExistingServer: false,
    },
  ],
});
