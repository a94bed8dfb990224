import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { parse } from "node-html-parser";
import { createServer } from "vite";
import { absolute } from "#app/head/alternates.ts";
import { site } from "#content/site.ts";
import type { CatalogueEntry, PrintedPdf } from "#core/catalogue.ts";
import type { Language } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { findBrowser } from "../browser.ts";
import { completePdf } from "./complete-pdf.ts";
import { printFonts } from "./print-fonts.ts";
import { publicationsFolder } from "./read.ts";

export type Job = { entry: CatalogueEntry; language: Language };

/** Prints reading views as the site draws them, from a development server of their own. */
export async function printAll(
  jobs: readonly Job[],
  done: (job: Job, print: PrintedPdf) => void,
): Promise<void> {
  process.env.NODE_ENV = "development";
  const fonts = await printFonts();
  const server = await createServer({ logLevel: "error", server: { port: 0 } });
  await server.listen();
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? "chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const job of jobs) done(job, await printOne(browser, origin, fonts, job));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function printOne(
  browser: Browser,
  origin: string,
  fonts: string,
  job: Job,
): Promise<PrintedPdf> {
  const { entry, language } = job;
  // The text needs no script, and scripts would add controls and questions to the page.
  const page = await browser.newPage({ javaScriptEnabled: false });
  const path = pathTo("publication", language).replace(":slug", entry.slug);
  const html = await (await fetch(origin + path)).text();
  const body = withTaggedLanguages(html).replace(
    "</head>",
    `<style>${fonts}${runningTitles(entry.title)}</style></head>`,
  );
  // Opened under the site's public address, so that the links in the PDF lead there.
  await page.route(absolute("/**"), async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname === path) return route.fulfill({ body, contentType: "text/html" });
    const response = await route.fetch({ url: origin + pathname + search });
    return route.fulfill({ response });
  });
  await page.goto(absolute(path));
  const printed = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  });
  // A request, such as that for the icon, may still be running.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.close();
  const { bytes, pages } = await completePdf(printed, {
    title: entry.title,
    author: site.name,
    subject: entry.summary,
    published: entry.published,
    revised: entry.revised,
    headings: headingsIn(html),
  });
  writeFileSync(join(publicationsFolder, entry.slug, `${language}.pdf`), bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { sha256, bytes: bytes.length, pages };
}

/** The headings, each with its number: "1 How to read this". */
function headingsIn(html: string): string[] {
  const headings = parse(html).querySelectorAll("article :is(h1, h2, h3)");
  return headings.map(({ childNodes }) => childNodes.map(({ text }) => text).join(" "));
}

/** Chromium tags no plain `span`, and so loses the language of the words in it. */
function withTaggedLanguages(html: string): string {
  return html.replace(
    /<span lang="(\w+)">([^<]*)<\/span>/g,
    '<em lang="$1" class="in-print">$2</em>',
  );
}

/** The title is written into the stylesheet: in Chromium, CSS cannot take it from the page. */
function runningTitles(title: string): string {
  const face = '8.5pt "Print Sans"';
  return `@page publication {
    @top-left { content: ${JSON.stringify(site.name)}; font: ${face}; }
    @top-right { content: ${JSON.stringify(title)}; font: ${face}; }
  }
  @page publication:first { @top-left { content: none } @top-right { content: none } }
  .in-print { font-style: inherit }`;
}
