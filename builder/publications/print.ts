import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { parse } from "node-html-parser";
import { createServer } from "vite";
import { absolute } from "#app/head/alternates.ts";
import { site } from "#content/site.ts";
import type { PrintedPdf } from "#core/catalogue.ts";
import { findBrowser } from "../browser.ts";
import { type AboutPdf, completePdf } from "./complete-pdf.ts";
import { printFonts } from "./print-fonts.ts";

export type Job = {
  path: string;
  /** The `@page` that the stylesheet sets it on. */
  sheet: "publication" | "legal";
  about: Omit<AboutPdf, "author" | "headings">;
  /** The PDF to write. */
  file: string;
  done: (print: PrintedPdf) => void;
};

/** Prints pages as the site draws them, from a development server of their own. */
export async function printAll(jobs: readonly Job[]): Promise<void> {
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
    for (const job of jobs) job.done(await printOne(browser, origin, fonts, job));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function printOne(
  browser: Browser,
  origin: string,
  fonts: string,
  { path, sheet, about, file }: Job,
): Promise<PrintedPdf> {
  // The text needs no script, and scripts would add controls and questions to the page.
  const page = await browser.newPage({ javaScriptEnabled: false });
  const html = withoutTheDay(await (await fetch(origin + path)).text());
  const body = withTaggedLanguages(html).replace(
    "</head>",
    `<style>${fonts}${runningTitles(sheet, about.title)}</style></head>`,
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
    ...about,
    author: site.name,
    headings: headingsIn(html),
  });
  writeFileSync(file, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { sha256, bytes: bytes.length, pages };
}

/** Without what a page of an edition says of other editions and of today: its print stays true. */
function withoutTheDay(html: string): string {
  const root = parse(html, { comment: true });
  const passing = ".edition-band, .edition-next, .edition-review, .edition-pdf, .edition-all";
  for (const part of root.querySelectorAll(passing)) part.remove();
  return root.toString();
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
function runningTitles(sheet: Job["sheet"], title: string): string {
  const face = '8.5pt "Print Sans"';
  return `@page ${sheet} {
    @top-left { content: ${JSON.stringify(site.name)}; font: ${face}; }
    @top-right { content: ${JSON.stringify(title)}; font: ${face}; }
    @bottom-right { content: counter(page) " / " counter(pages); font: ${face}; }
  }
  @page ${sheet}:first { @top-left { content: none } @top-right { content: none } }
  .in-print { font-style: inherit }`;
}
