/**
 * The text of `.env.example` and the table of settings in `docs/deploy.md`, made from
 * `core/settings.ts`.
 */
import { type Setting, settings } from "#core/settings.ts";

const all: [string, Setting][] = Object.entries(settings);
const longestLine = 96;

const groups = [
  { kind: "host", title: "The host" },
  { kind: "doctor", title: "npm run doctor" },
  { kind: "build", title: "npm run build, for a hosted project" },
  {
    kind: "functions",
    title: "Secrets of a hosted project, beside SMTP_URL: supabase secrets set NAME=value",
  },
  { kind: "machine", title: "A machine that tests, prints publications or measures" },
] as const satisfies { kind: Setting["for"]; title: string }[];

const opening = `# Every setting, with its default or an example. The host needs none of them to start.
# npm run settings writes this file from core/settings.ts; docs/deploy.md says more.
#
# The program reads its environment and no file. Copy this one to where a service manager reads
# it, such as /etc/site.env for docs/operations/site.service, and take the # away from what you
# set. In a shell: set -a; . /etc/site.env; set +a; npm start
`;

export function exampleFile(): string {
  const parts = groups.map(({ kind, title }) => {
    const lines = settingsFor(kind).map(([name, setting]) => `${linesOf(name, setting)}\n`);
    return `\n# --- ${title} ---\n\n${lines.join("\n")}`;
  });
  return `${opening}${parts.join("")}`;
}

function linesOf(name: string, { what, without, default: value, example }: Setting): string {
  const sentence = without && value === undefined ? `${what} Without it: ${without}.` : what;
  const words = sentence.replaceAll("`", "");
  return `${comment(words)}\n#${name}=${example ?? value ?? ""}`;
}

/** A text as lines of comment. */
function comment(text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last.length + word.length + 3 > longestLine) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.map((line) => `# ${line}`).join("\n");
}

const head = "| setting | without it | what |\n|---|---|---|\n";

/** The settings of the host; the others are explained where they are used. */
function table(): string {
  const rows = settingsFor("host").map(([name, { what, without, default: value }]) => {
    return `| \`${name}\` | ${value === undefined ? without : `\`${value}\``} | ${what} |\n`;
  });
  return `${head}${rows.join("")}`;
}

/** The page with an up-to-date table. */
export function withTable(page: string): string {
  const begins = page.indexOf(head);
  if (begins < 0) throw new Error("docs/deploy.md has no table of settings.");
  const ends = page.indexOf("\n\n", begins) + 1;
  return `${page.slice(0, begins)}${table()}${page.slice(ends)}`;
}

function settingsFor(kind: Setting["for"]): [string, Setting][] {
  return all.filter(([, setting]) => setting.for === kind);
}
