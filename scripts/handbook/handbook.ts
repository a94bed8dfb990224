/**
 * `npm run handbook`: takes the pictures of the handbook again, in both languages, from the built
 * site with the development data.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { ensureBrowser, findBrowser } from "#builder/browser.ts";
import { build } from "#builder/build.ts";
import { type Language, languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { runCommand } from "../run-command.ts";
import { pictureFile, pictureFolder, pictures } from "./pictures.ts";
import { withSeededHost } from "./seeded-host.ts";

// The same key as in `app/state/session-hint.ts`: scripts do not import code of the browser.
const sessionKey = "lpSession";
const viewport = { width: 1120, height: 720 };
const locales = { en: "en-GB", fr: "fr-FR" };
const people = { colleague: "jeanne@desk.example", partner: "anne@ormes.example" };

await runCommand(async () => {
  await build();
  await ensureBrowser();
  rmSync(pictureFolder, { recursive: true, force: true });
  mkdirSync(pictureFolder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? "chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    await withSeededHost(async ({ url, session }) => {
      for (const language of languages) {
        for (const { name, path, as, showing } of pictures) {
          const page = await browser.newPage({
            baseURL: url,
            viewport,
            locale: locales[language],
            reducedMotion: "reduce",
          });
          await page.context().addCookies([{ name: "cookieConsent", value: "false", url }]);
          if (as) {
            const kept = await session(people[as]);
            await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
              sessionKey,
              kept,
            ] as const);
          }
          await page.goto(inLanguage(path, language), { waitUntil: "networkidle" });
          await page.evaluate(() => document.fonts.ready);
          if (showing) await page.locator(showing).first().scrollIntoViewIfNeeded();
          writeFileSync(pictureFile(name, language), await webp(page));
          await page.context().close();
        }
      }
    });
  } finally {
    await browser.close();
  }
  console.log(`${pictures.length * languages.length} pictures in ${pictureFolder}.`);
});

function inLanguage(address: string, language: Language): string {
  const [path = "/", query] = address.split("?");
  return localisePath(path, language) + (query ? `?${query}` : "");
}

/** WebP has a third of the size of PNG; Playwright itself cannot write it. */
async function webp(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const options = { format: "webp", quality: 70 } as const;
  const { data } = await devtools.send("Page.captureScreenshot", options);
  return Buffer.from(data, "base64");
}
