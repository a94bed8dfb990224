/**
 * Holds what a line says against the text of the document that belongs to it: the manager's own
 * figure, the name, the fund, the day and the currency. It is a comparison and no proof: what is not
 * found as it is usually written is said to differ, so that somebody looks.
 */
import { fold } from "./fold.ts";

type Said = {
  /** As the database writes it: 1250000.00. */
  amount: string;
  entity: string;
  /** The fund's name and its legal name. */
  funds: readonly string[];
  day: string;
  currency: string;
};

type NoticeFault = "figure" | "entity" | "fund" | "day" | "currency";
export type NoticeRead = {
  /** The page on which the figure or, without it, the name stands, from 1. */
  page: number;
  /** The document's amount that is nearest to the line's, where it has not that one. */
  figure: string | undefined;
  faults: NoticeFault[];
};

const space = "[ \\u00a0\\u202f'’.,]";
const written = new RegExp(
  `\\d{1,3}(?:${space}\\d{3})+(?:[.,]\\d{2})?(?!\\d)|\\d+[.,]\\d{2}(?!\\d)`,
  "g",
);

/** The text of a document, read once for all the lines that belong to it. */
export type NoticeText = {
  pages: readonly string[];
  folded: string;
  pagesFolded: readonly string[];
};

export function noticeText(pages: readonly string[]): NoticeText {
  const pagesFolded = pages.map((page) => ` ${fold(page)} `);
  return { pages, pagesFolded, folded: pagesFolded.join(" ") };
}

export function readNotice(text: NoticeText, said: Said): NoticeRead {
  const figure = pageWith(text.pages, amountPattern(said.amount));
  const name = text.pagesFolded.findIndex((page) => page.includes(` ${fold(said.entity)} `));
  const funds = said.funds.map(fold);
  const faults: NoticeFault[] = [];
  if (figure < 0) faults.push("figure");
  if (name < 0) faults.push("entity");
  if (!funds.some((fund) => text.folded.includes(` ${fund} `))) faults.push("fund");
  if (!daysOf(said.day).some((day) => text.folded.includes(` ${day} `))) faults.push("day");
  if (isOtherCurrency(text.pages.join("\n"), said.currency)) faults.push("currency");
  const page = Math.max(figure, figure < 0 ? name : 0, 0) + 1;
  return { page, figure: figure < 0 ? nearest(text.pages, said.amount) : undefined, faults };
}

/** Whether a document names who it is for, and the fund: what every document of somebody's own does. */
export function namesIn(
  text: NoticeText,
  { entity, funds }: { entity: string | undefined; funds: readonly string[] },
): ("entity" | "fund")[] {
  const isNamed = (name: string) => text.folded.includes(` ${fold(name)} `);
  return [
    ...(entity === undefined || isNamed(entity) ? [] : (["entity"] as const)),
    ...(funds.some(isNamed) ? [] : (["fund"] as const)),
  ];
}

function pageWith(pages: readonly string[], pattern: RegExp): number {
  return pages.findIndex((page) => pattern.test(page));
}

/** As people write it: with any or no sign between thousands, and without cents where there are none. */
function amountPattern(amount: string): RegExp {
  const [whole = "0", cents = "00"] = amount.replace("-", "").split(".");
  const groups = whole
    .replace(/\B(?=(\d{3})+$)/g, ".")
    .split(".")
    .join(`${space}?`);
  const ends = cents === "00" ? "(?:[.,]00)?" : `[.,]${cents}`;
  return new RegExp(`(?<![\\d]|\\d${space})${groups}${ends}(?!\\d|${space}\\d{3}(?!\\d))`);
}

function nearest(pages: readonly string[], amount: string): string | undefined {
  const cents = pages.flatMap((page) => (page.match(written) ?? []).map(centsOf));
  if (cents.length === 0) return undefined;
  const wanted = centsOf(amount);
  const far = (one: bigint) => (one > wanted ? one - wanted : wanted - one);
  const found = cents
    .reduce((one, other) => (far(other) < far(one) ? other : one))
    .toString()
    .padStart(3, "0");
  return `${found.slice(0, -2)}.${found.slice(-2)}`;
}

function centsOf(text: string): bigint {
  const [, whole = "0", cents = "00"] = /^(.*?)(?:[.,](\d{2}))?$/.exec(text) ?? [];
  return BigInt(whole.replaceAll(/\D/g, "")) * 100n + BigInt(cents);
}

const signs: Readonly<Record<string, string>> = {
  EUR: "€|eur(?:os?)?",
  USD: "(?:us)?\\$|usd",
  GBP: "£|gbp",
  CHF: "chf",
  JPY: "¥|jpy",
};

/** Where a document has amounts in another currency, and none in this one. */
function isOtherCurrency(text: string, currency: string): boolean {
  const has = (code: string) =>
    new RegExp(`(?<![a-z])(?:${signs[code] ?? code})(?![a-z])`, "i").test(text);
  return !has(currency) && Object.keys(signs).some((code) => code !== currency && has(code));
}

const locales = ["en-GB", "fr-FR"] as const;

// The lines of a call have one day: it is written out once.
let lastDay: { iso: string; days: readonly string[] } = { iso: "", days: [] };

function daysOf(iso: string): readonly string[] {
  if (lastDay.iso !== iso) lastDay = { iso, days: writeDays(iso) };
  return lastDay.days;
}

/** A day as documents write it, folded: 30 11 2026, 30 novembre 2026, november 30 2026. */
function writeDays(iso: string): string[] {
  const [year = "", month = "", day = ""] = iso.split("-");
  const date = new Date(`${iso}T00:00:00Z`);
  const short = String(Number(day));
  return [
    `${year} ${month} ${day}`,
    `${day} ${month} ${year}`,
    `${short} ${Number(month)} ${year}`,
    ...locales.flatMap((locale) =>
      (["long", "short"] as const).flatMap((length) => {
        const name = fold(date.toLocaleDateString(locale, { month: length, timeZone: "UTC" }));
        return [
          short,
          day,
          `${short}er`,
          `${short}st`,
          `${short}nd`,
          `${short}rd`,
          `${short}th`,
        ].flatMap((one) => [`${one} ${name} ${year}`, `${name} ${one} ${year}`]);
      }),
    ),
  ];
}
