import { defineConfig } from "@playwright/test";
import { findBrowser } from "./builder/browser.ts";

const port = process.env.TEST_PORT ?? "4173";
const smtpPort = process.env.TEST_SMTP_PORT ?? "4175";
const mailPort = process.env.TEST_MAIL_PORT ?? "4176";
const baseURL = `http://localhost:${port}`;

/**
 * Every window of Chromium prepares two pages for its own address bar, which nobody sees here and
 * which cost more than most of ours: the last two. The one before asks, in a window that is seen, to
 * translate the page. The others are Playwright's own, since only the last such flag counts.
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "Translate",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
].join(",");

/** What `npm run test:orca` changes: one window at a time, in a Chromium that a screen reader hears. */
const heard = process.env.TEST_ORCA !== undefined;

export default defineConfig({
  testDir: heard ? "tests/orca" : "tests/e2e",
  // Apart from the other reports: Playwright empties it.
  outputDir: heard ? "test-results/orca" : "test-results/e2e",
  fullyParallel: true,
  workers: heard ? 1 : 3,
  // A machine that stalls for seconds fails a journey by chance. The run says how many needed it.
  retries: 1,
  forbidOnly: true,
  // No measures of speed: what a journey waits for is a fact, and these only end one that hangs. On
  // a busy machine everything takes many times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    locale: "en-GB",
    // What cannot be pressed is told long before a long journey ends.
    actionTimeout: 30_000,
    // A window is emptied after each test, its cache too, and used again: a new one costs more. What
    // measures a first visit asks for one of its own.
    reuseContext: !heard,
    headless: !heard,
    launchOptions: {
      executablePath: heard
        ? (process.env.ORCA_BROWSER ?? "/usr/bin/chromium")
        : (findBrowser() ?? "chromium"),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Pages are short-lived: code is compiled to run soon, not to run long.
        "--js-flags=--no-opt --no-maglev",
        `--disable-features=${disabledFeatures}`,
        ...(heard ? ["--force-renderer-accessibility", "--accept-lang=en,fr"] : []),
      ],
    },
  },
  webServer: [
    {
      // Each test comes from an address of its own.
      command: "node tests/e2e/host.ts",
      env: {
        PORT: port,
        LOG_LEVEL: "warn",
        TRUST_PROXY: "loopback",
        DATA_FOLDER: "test-results/host-data",
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        SITE_ORIGIN: baseURL,
      },
      url: `${baseURL}/healthz`,
      timeout: 180_000,
      reuseExistingServer: false,
    },
    {
      command: "node tests/e2e/mail-catcher.ts",
      env: { TEST_SMTP_PORT: smtpPort, TEST_MAIL_PORT: mailPort },
      url: `http://127.0.0.1:${mailPort}/`,
      timeout: 180_000,
      reuseExistingServer: false,
    },
  ],
});
