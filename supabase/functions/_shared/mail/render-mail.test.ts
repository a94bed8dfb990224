import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { site } from "../../../../content/site.ts";
import { languages } from "../../../../core/languages.ts";
import { privacyAddress } from "./imprint.ts";
import { palette } from "./palette.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";
import { samplesIn } from "./samples.ts";
import { wordsIn } from "./words.ts";

const mails = languages.flatMap((language) =>
  Object.values(samplesIn(language)).map((mail) => ({ language, name: mail.template, mail })),
);

/** Both parts as their readers see them, without quotation marks and line breaks. */
function partsOf({ html, text }: RenderedMail): string[] {
  return [parse(html).querySelector("body")?.textContent ?? "", text.replace(/^> ?/gm, "")].map(
    (part) => part.replace(/\s+/g, " "),
  );
}

test.each(mails)(
  "$name in $language is whole, in its language, and under 20 kB",
  async (sample) => {
    const { subject, html, text } = await renderMail(sample.mail, sample.language);
    const page = parse(html);
    expect(page.querySelector("html")?.getAttribute("lang")).toBe(sample.language);
    expect(page.querySelector("title")?.textContent).toBe(subject);
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    expect(page.querySelector("body div[style^='display:none']")?.textContent).toMatch(/\p{L}{3}/u);
    expect(page.querySelectorAll("table:not([role=presentation])").length).toBe(
      sample.name.startsWith("contact") ? 1 : 0,
    );
    expect(`${subject}${html}${text}`).not.toMatch(/\{\{|undefined|\[object/);
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  },
);

test.each(mails)(
  "$name in $language has a subject of one line and 78 characters",
  async (sample) => {
    const { subject } = await renderMail(sample.mail, sample.language);
    expect(subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{10,78}$/u);
  },
);

test.each(mails)("$name in $language asks no other server for anything", async (sample) => {
  const { html } = await renderMail(sample.mail, sample.language);
  expect(html).not.toMatch(/<(img|svg|script|link|iframe)\b|url\(|@import|@font-face|\bsrc=/i);
  const addresses = html.match(/\b(?:https?:)?\/\/[^"\s<>]+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => !address.startsWith(site.origin))).toEqual([]);
});

test.each(mails)("$name in $language keeps its plain lines to 76 characters", async (sample) => {
  const { text } = await renderMail(sample.mail, sample.language);
  const long = text.split("\n").filter((line) => line.length > 76);
  expect(long.filter((line) => line.includes(" "))).toEqual([]);
});

test.each(mails)("$name in $language says the same in both parts", async (sample) => {
  const { subjects } = wordsIn(sample.language);
  const said = Object.entries(sample.mail).flatMap(([key, value]) => {
    if (key === "subject") return Object.values(subjects[value as "press"]);
    // A day, and of some kinds only.
    if (key === "since") return [];
    if (value instanceof Date) return ["14:32", "2026"];
    if (["template", "language", "kind", "act", "changed"].includes(key)) return [];
    if (key === "type") return [wordsIn(sample.language).documentKinds[value as "tax"]];
    if (Array.isArray(value)) return value.flatMap(({ entity, fund }) => [entity, fund]);
    if (key === "due") return ["30 ", "2026"];
    // Paragraphs stand apart without a space between them.
    const paragraphs = String(value).split(/\n\s*\n/);
    return paragraphs.map((text) => text.replace(/\s+/g, " "));
  });
  const rendered = await renderMail(sample.mail, sample.language);
  const [html = "", text = ""] = partsOf(rendered);
  const links = parse(rendered.html).querySelectorAll("a");
  const shown = html + links.map((link) => link.getAttribute("href")).join(" ");
  const imprint = [site.email, privacyAddress(sample.language, site.origin)];
  for (const fact of [...said, ...imprint, ...site.offices.map(({ phone }) => phone.text)]) {
    expect(shown).toContain(fact);
    expect(text).toContain(fact);
  }
});

test("finding: every link of a mail leads to where the site is, its foot's too", async () => {
  const pages = "https://partners.example";
  for (const language of languages) {
    const sample = samplesIn(language)["lp-document"];
    const mail = { ...sample, link: sample.link.replace(site.origin, pages) };
    const { html, text } = await renderMail(mail, language, { pages, isMarked: true });
    for (const part of [html, text]) {
      const links = part.match(/https?:\/\/[^"\s<>]+/g) ?? [];
      expect(links.length).toBeGreaterThan(2);
      expect(links.filter((link) => !link.startsWith(pages))).toEqual([]);
    }
  }
});

test("nothing of a mail follows its preview in a list of mails, however short the preview", async () => {
  for (const { mail, language } of mails) {
    const { html } = await renderMail(mail, language);
    const preview = parse(html).querySelector("body div[style^='display:none']")?.textContent ?? "";
    const [, shown = "", filler = ""] = /^(.*?)(\u00a0[\u00a0\p{Cf}]*)$/u.exec(preview) ?? [];
    expect(shown).toMatch(/\.$/);
    expect(shown.length + filler.split("\u00a0").length - 1).toBe(150);
  }
});

test("Outlook for Windows, which knows no padding on links, draws the button's room itself", async () => {
  const { html } = await renderMail(samplesIn("en")["lp-document"], "en");
  const button = parse(html, { comment: true }).querySelector("a.button");
  expect(button?.getAttribute("style")).toContain("padding:14px 32px");
  expect(button?.innerHTML.match(/<!--\[if mso\]><i style="mso-font-width:400%/g)).toHaveLength(2);
  expect(parse(html).querySelector("a.button")?.textContent).toBe("Go to the space");
});

test.each([
  ["general", /two working days/],
  ["press", /two working days/],
  ["complaint", /within ten working days .* within one month/],
  ["personal-data", /within one month/],
] as const)("a sender of the subject %s is told when the answer comes", async (subject, time) => {
  const mail = { ...samplesIn("en")["contact-acknowledgement"], subject };
  for (const part of partsOf(await renderMail(mail, "en"))) expect(part).toMatch(time);
});

test("the time is that of Luxembourg, in summer as in winter", async () => {
  const receivedAt = new Date("2026-07-01T22:30:00Z");
  const mail = { ...samplesIn("en")["contact-acknowledgement"], receivedAt };
  const { text } = await renderMail(mail, "en");
  expect(text).toContain("2 July 2026 at 00:30 (Luxembourg time)");
});

test("every ink is the stylesheet's", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  for (const [name, value] of Object.entries(palette)) {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(tokens).toContain(`--color-${token}: ${value};`);
  }
});
