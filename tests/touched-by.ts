/**
 * What else a change can touch, for `npm test -- changed`: tests that no import leads to, since they
 * read built pages, ask a host, or walk through one. What imports lead to is found by vitest, and what
 * reads the repository as text always runs. It is long because it is a table.
 */
import { globSync } from "node:fs";
import { matchesGlob } from "node:path";

type Row = { files: readonly string[]; tests: readonly string[] };

const journeys = (...names: string[]) => names.map((name) => `tests/e2e/${name}.spec.ts`);
const backend = (...names: string[]) => names.map((name) => `tests/db/${name}.test.ts`);
const site = "tests/site/*.test.ts";
const host = "tests/host/*.test.ts";
const everyJourney = journeys("*");
const everything = ["**/*.test.{ts,tsx}", ...everyJourney];

export const touchedBy: readonly Row[] = [
  // The desk.
  { files: ["app/desk/*.*", "app/desk/kit/**"], tests: journeys("desk*") },
  { files: ["app/desk/staff/**"], tests: journeys("desk") },
  { files: ["app/desk/{editions,publications}/**"], tests: journeys("desk-editions") },
  { files: ["app/desk/{letters,readers}/**"], tests: journeys("desk-letters") },
  { files: ["app/desk/writing/**"], tests: journeys("desk-{letters,editions}") },
  { files: ["app/desk/pages/**"], tests: journeys("desk-pages") },
  { files: ["app/desk/partners/**"], tests: journeys("desk-partners") },
  { files: ["app/desk/readings/**"], tests: journeys("desk-readings") },
  { files: ["app/desk/releases/**"], tests: journeys("desk-releases") },
  { files: ["tests/sheets/*"], tests: ["app/desk/releases/sheet/corpus.test.ts"] },
  {
    files: [
      "app/desk/{approvals,incidents,ledger,mail,messages,persons,proofs,retention,search,waiting}/**",
    ],
    tests: journeys("desk-rooms"),
  },

  // The partners' space, and signing in.
  {
    files: ["app/partners/**"],
    tests: journeys("lp-{account,documents,journeys,library,space}", "strong-sign-in"),
  },
  {
    files: ["tests/recomputed/*"],
    tests: ["app/partners/overview/net-rate-recomputed.test.ts", ...backend("recomputed-accounts")],
  },
  {
    files: ["app/sign-in/**"],
    tests: journeys("sign-in*", "lp-journeys", "own-account", "strong-sign-in", "desk"),
  },

  // The public site: every page, then what is done on one.
  { files: ["app/**", "content/**"], tests: [site, ...journeys("pages", "no-javascript")] },
  {
    files: ["app/site/consent/**", "app/site/pages/cookie-settings/**"],
    tests: journeys("consent", "findings"),
  },
  {
    files: ["app/site/contact/**", "app/site/offices/**", "app/site/pages/contact*/**"],
    tests: journeys("contact*", "mail-journeys", "findings"),
  },
  {
    files: ["app/site/layout/**"],
    tests: journeys(
      "header",
      "menus",
      "mobile-menu",
      "language",
      "findings",
      "first-view",
      "newsletter",
    ),
  },
  {
    files: ["app/site/newsletter/**", "app/site/pages/newsletter-*/**"],
    tests: journeys("newsletter*", "mail-journeys", "findings"),
  },
  {
    files: ["app/site/letters/**", "app/site/pages/{letter,letters}/**"],
    tests: journeys("letters", "desk-letters"),
  },
  {
    files: ["app/site/{publications,reading}/**", "app/site/pages/{publication,publications}/**"],
    tests: journeys("publications", "filters", "page-change"),
  },
  {
    files: ["app/site/search/**", "app/site/pages/search/**", "core/search/**"],
    tests: journeys("search"),
  },
  {
    files: [
      "app/site/legal/**",
      "app/site/pages/{accessibility,legal-notice,privacy,regulatory-notice,whistleblowing}/**",
      "content/legal/**",
    ],
    tests: journeys("legal"),
  },
  {
    files: ["app/site/services/**", "app/site/pages/home/**"],
    tests: journeys("hero", "first-view", "findings"),
  },
  { files: ["app/site/pages/references/**"], tests: journeys("references", "filters") },
  {
    files: ["app/site/pages/glossary/**", "app/terms/**", "content/glossary/**"],
    tests: journeys("glossary"),
  },
  { files: ["app/site/pages/press/**"], tests: journeys("press") },
  { files: ["app/site/pages/not-found/**"], tests: journeys("findings", "static-host") },
  { files: ["app/site/pages/person-{data,proof}/**"], tests: journeys("desk-rooms") },

  // What the products share.
  {
    files: ["app/*.*", "app/{api,head,i18n,navigation,state,styles,ui}/**", "core/**", "public/**"],
    tests: [site, ...everyJourney],
  },
  {
    files: ["app/{engraving,figures}/**"],
    tests: journeys("hero", "publications", "lp-account", "findings"),
  },
  { files: ["app/gallery/**", "builder/plugins/**"], tests: journeys("development") },

  // Texts: what is printed and mailed from them is compared with them.
  { files: ["content/**"], tests: ["{builder,content}/**/*.test.ts"] },
  { files: ["content/letters/**"], tests: journeys("letters") },
  { files: ["content/publications/**"], tests: journeys("publications", "filters") },

  // The builder: what it makes is looked at as pages, and by visitors.
  {
    files: ["builder/**"],
    tests: [site, ...journeys("pages", "first-view", "page-change", "static-host")],
  },
  { files: ["builder/letters/**"], tests: journeys("letters") },
  {
    files: [
      "builder/changes/**",
      "core/texts/**",
      "app/navigation/**",
      "server/pages/texts-of-desk.ts",
      "server/pages/keep-prints.ts",
      "server/pages/kept-words.ts",
      "supabase/schemas/64_page_texts.sql",
    ],
    tests: [site, ...journeys("changed-pages", "desk-pages")],
  },
  { files: ["builder/search/**"], tests: journeys("search") },

  // The host and the commands beside it, which are processes of their own.
  { files: ["server/**"], tests: [host] },
  {
    files: ["server/pages/**"],
    tests: [site, ...journeys("pages", "search", "letters", "language")],
  },
  {
    files: ["server/{backend,mail}/**"],
    tests: [...backend("*"), ...journeys("mail-journeys", "lp-journeys", "desk-rooms")],
  },
  { files: ["server/engine/**"], tests: backend("*") },
  { files: ["scripts/**"], tests: [host] },

  // The database and its functions, by their subjects.
  {
    files: ["supabase/{schemas,migrations,migrations-before-baseline}/**", "supabase/*.*"],
    tests: [...backend("*"), host],
  },
  { files: ["supabase/functions/**"], tests: backend("*") },
  {
    files: ["supabase/schemas/2*.sql", "supabase/functions/{sign-in,lp}-*/**"],
    tests: journeys("sign-in*", "lp-*", "own-account", "strong-sign-in", "desk"),
  },
  {
    files: ["supabase/schemas/30*.sql", "supabase/functions/*newsletter*/**"],
    tests: journeys("newsletter*", "mail-journeys"),
  },
  {
    files: ["supabase/schemas/31*.sql", "supabase/functions/{record-consent,web-vitals}/**"],
    tests: journeys("consent"),
  },
  {
    files: ["supabase/schemas/3[23]*.sql", "supabase/functions/{contact*,person-*}/**"],
    tests: journeys("contact*", "mail-journeys", "desk-rooms"),
  },
  { files: ["supabase/schemas/4*.sql"], tests: journeys("lp-*", "desk-partners", "desk-readings") },
  {
    files: ["supabase/schemas/5*.sql"],
    tests: journeys("desk-releases", "desk-rooms", "lp-journeys"),
  },
  { files: ["supabase/schemas/6*.sql"], tests: journeys("desk-letters", "letters") },
  {
    files: ["supabase/schemas/{1,7,8,9}*.sql", "supabase/functions/{desk,desk-file,run-jobs}/**"],
    tests: journeys("desk*"),
  },
  {
    files: ["supabase/functions/_shared/**"],
    tests: journeys("mail-journeys", "lp-journeys", "strong-sign-in", "desk*"),
  },

  // How tests themselves are made.
  { files: ["tests/e2e/*.ts"], tests: everyJourney },
  { files: ["tests/{db,host}/**"], tests: [...backend("*"), host] },
  { files: ["tests/site/**"], tests: [site] },
  { files: ["tests/*.ts"], tests: [...backend("*"), host, site, ...everyJourney] },

  // What reads these is always run, or runs apart: benchmark, faults, journeys in other browsers and
  // with a screen reader, and texts about the repository.
  {
    files: [
      "bench/**",
      "docs/**",
      "tests/{browsers,faults,orca,repository,spelling,voice}/**",
      "*.md",
      ".*",
      ".ci/**",
    ],
    tests: [],
  },

  // What everything stands on.
  { files: ["package.json", "package-lock.json", "*.json", "*.config.ts"], tests: everything },
];

/** Whether one of these patterns names the file. */
function isAmong(file: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchesGlob(file, pattern));
}

/** The rows that a file stands in. */
export function rowsOf(file: string): readonly Row[] {
  return touchedBy.filter(({ files }) => isAmong(file, files));
}

/** The files of tests that patterns name, without those that run apart. */
export function testsNamed(patterns: readonly string[]): string[] {
  const found = patterns.flatMap((pattern) => globSync(pattern, { exclude: ["node_modules/**"] }));
  return found.filter((file) => !/^tests\/(browsers|faults)\//.test(file)).sort();
}

/** Those that a change of these files can touch. A file that no row knows may touch all of them. */
export function testsTouchedBy(changed: readonly string[]): string[] {
  const patterns = changed.flatMap((file) => {
    // A test touches itself alone.
    if (/\.(spec|test)\.tsx?$/.test(file)) return [file];
    const rows = rowsOf(file);
    return rows.length > 0 ? rows.flatMap(({ tests }) => tests) : everything;
  });
  return [...new Set(testsNamed([...new Set(patterns)]))];
}
