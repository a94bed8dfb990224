import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { type Browser, chromium, type Route } from "@playwright/test";
import { parse } from "node-html-parser";
import { absolute } from "#app/head/alternates.ts";
import { site } from "#content/site.ts";
import type { PrintedPdf } from "#core/catalogue.ts";
import { findBrowser } from "../browser.ts";
import { printsAreMarked } from "./brand.ts";
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

/** Where what is printed comes from. */
export type Drawn = {
  page: (path: string) => Promise<string>;
  /** A file that a page names: its styles, its drawings. */
  answer: (route: Route, path: string) => Promise<void>;
};

/** Prints pages as the site draws them, from a development server of their own. */
export async function printAll(jobs: readonly Job[]): Promise<void> {
  process.env.NODE_ENV = "development";
  const { createServer } = await import("vite");
  const fonts = await printFonts();
  const server = await createServer({ logLevel: "error", server: { port: 0 } });
  await server.listen();
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
  const browser = await startBrowser();
  try {
    const drawn: Drawn = {
      page: async (path) => (await fetch(origin + path)).text(),
      answer: async (route, path) =>
        route.fulfill({ response: await route.fetch({ url: origin + path }) }),
    };
    for (const job of jobs) job.done(await printOne(browser, drawn, fonts, job));
  } finally {
    await browser.close();
    await server.close();
  }
}

export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? "chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

export async function printOne(
  browser: Browser,
  drawn: Drawn,
  fonts: string,
  { path, sheet, about, file }: Job,
): Promise<PrintedPdf> {
  // The text needs no script, and scripts would add controls and questions to the page.
  // A built page allows no styles but its own, and so none of the print's.
  const page = await browser.newPage({ javaScriptEnabled: false, bypassCSP: true });
  const html = asPrinted(await drawn.page(path));
  // After the page's own styles, wherever it has them.
  const body = withTaggedLanguages(html).replace(
    "</body>",
    `<style>${fonts}${runningTitles(sheet, about.title)}</style></body>`,
  );
  // Opened under the site's public address, so that the links in the PDF lead there.
  await page.route(absolute("/**"), async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname === path) return route.fulfill({ body, contentType: "text/html" });
    return drawn.answer(route, pathname + search);
  });
  await page.goto(absolute(path));
  // What stands in the margins alone does not make Chromium wait for its font.
  await page.evaluate(() => {
    const ofPrint = [...document.fonts].filter(({ family }) => family.includes("Print "));
    return Promise.all(ofPrint.map((face) => face.load()));
  });
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

/**
 * Without what a page of an edition says of other editions and of today, so that its print stays true,
 * and without the mark of a demonstration once nothing of one is left.
 */
function asPrinted(html: string): string {
  const root = parse(html, { comment: true });
  const passing = ".edition-band, .edition-next, .edition-review, .edition-pdf, .edition-all";
  for (const part of root.querySelectorAll(passing)) part.remove();
  if (!printsAreMarked()) root.querySelector(".demonstration-mark")?.remove();
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
