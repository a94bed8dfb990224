import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { type Mail, renderMail } from "./render-mail.ts";
import { samplesIn } from "./samples.ts";

const sample = samplesIn("en")["contact-notification"];
const body = (html: string) => html.slice(html.indexOf("<body"));

test("markup, quotes and ampersands in a message are shown as they were typed", async () => {
  const message = `<script>alert("1")</script> <img src=x onerror='a()'> Fish & chips &amp; "peas"`;
  const name = `Anne <b>"O'Neil"</b> & sons`;
  const { html, text } = await renderMail({ ...sample, name, message }, "en");
  const page = parse(html);
  expect(page.querySelectorAll("script, img, b")).toEqual([]);
  expect(page.querySelector("blockquote")?.textContent).toBe(message);
  expect(page.textContent).toContain(name);
  expect(text.replaceAll("\n> ", " ")).toContain(message);
  expect(text).toContain(name);
});

test("an address in a message is not made a link", async () => {
  const message = "Please pay at https://evil.example/pay or javascript:alert(1), now.";
  const { html } = await renderMail({ ...sample, message }, "en");
  const links = parse(html).querySelectorAll("a");
  expect(links.map((link) => link.getAttribute("href")).join()).not.toMatch(
    /evil|javascript|claude/,
  );
});

test("characters that hide or turn text around are left out", async () => {
  const turning = "\u202eevil\u202c \u2066x\u2069 \u200bzero\u200dwidth\ufeff\u00ad \u{e0041}tag";
  const { html, text } = await renderMail({ ...sample, name: turning, message: turning }, "en");
  const quote = parse(html).querySelector("blockquote")?.textContent ?? "";
  expect(quote).toBe("evil x zerowidth tag");
  expect(text).not.toMatch(/\p{Cf}/u);
  // The filler behind the preview is made of such characters, and stands before the heading.
  expect(body(html).slice(body(html).indexOf("<h1"))).not.toMatch(/\p{Cf}/u);
});

test("no kind of line break lets a message step out of its quotation", async () => {
  const breaks = ["\n", "\r\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f"];
  const message = breaks.map((lineBreak) => `${lineBreak}Forged: line`).join("");
  const { html, text } = await renderMail({ ...sample, name: "A\nForged: line", message }, "en");
  expect(text.match(/^> Forged: line$/gm)).toHaveLength(breaks.length);
  expect(text).not.toMatch(/^Forged/m);
  expect(parse(html).querySelectorAll("blockquote br")).toHaveLength(breaks.length);
});

test("a word without end breaks on the page", async () => {
  const { html, text } = await renderMail({ ...sample, message: "a".repeat(5000) }, "en");
  expect(parse(html).querySelector("blockquote")?.getAttribute("style")).toContain("anywhere");
  expect(text).toContain("a".repeat(5000));
});

test("the subject of a notification is one line, whatever the reference", async () => {
  const { subject } = await renderMail(
    { ...sample, reference: "1\r\nBcc: all@evil.example" },
    "en",
  );
  expect(subject).not.toMatch(/[\r\n]/);
});

test("an acknowledgement repeats nothing that was typed", async () => {
  const acknowledgement = samplesIn("en")["contact-acknowledgement"];
  // As a careless caller would, with the whole row.
  const mail = { ...sample, name: "Evil", message: "evil", ...acknowledgement } as Mail;
  const { subject, html, text } = await renderMail(mail, "en");
  expect(`${subject}${html}${text}`).not.toMatch(/evil|claude|\+33 1 99 00 11 22/i);
});
