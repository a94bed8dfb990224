/**
 * Every setting that the program reads from its environment. `npm run settings` writes
 * `.env.example` and the table in `docs/deploy.md` from this list. A test compares them, and looks
 * for settings that the program reads but this list lacks.
 */
export type Setting = {
  /**
   * Who reads it. `internal` ones are never set by hand, only by tests, the builder or a hosted
   * project.
   */
  for: "host" | "doctor" | "build" | "functions" | "machine" | "internal";
  /** The value if it is not set. */
  default?: string;
  /** What happens if it is not set, for settings without a default. */
  without?: string;
  example?: string;
  what: string;
};

export const settings = {
  // The three that a public site needs.
  SITE_ORIGIN: {
    for: "host",
    without: "`site.origin` in `content/site.ts`, or, without `SMTP_URL`, this machine",
    example: "https://www.firm.example",
    what: "The address under which partners reach the site: links in mails lead there, and passkeys are made for its domain, for good. A domain without a path; forms sent from a page of any other are refused. Set it before the first partner is invited.",
  },
  SMTP_URL: {
    for: "host",
    without: "mails become files in `.data/mail`",
    example: "smtps://user:password@mail.example:465",
    what: "The mail server. It is spoken to by TLS, unless it is on this machine or the address ends with `?ignoreTLS=true`.",
  },
  TRUST_PROXY: {
    for: "host",
    without: "no proxy is believed",
    example: "loopback",
    what: "Which proxies of yours stand in front: `loopback` for one on this machine, `private` for private networks, or their addresses (`10.0.0.5, 10.1.0.0/16`; no network larger than /8). From them alone `X-Forwarded-For` and `X-Forwarded-Proto` are believed, and limits count the visitor's address. Leave it out where there is none.",
  },

  PORT: { for: "host", default: "3000", what: "The port to listen on." },
  HOST: {
    for: "host",
    default: "0.0.0.0",
    what: "The address to listen on. The default is every IPv4 address; `::` is IPv6, too.",
  },
  DATABASE_URL: {
    for: "host",
    without: "the embedded database in the data folder",
    example: "postgres://user:password@db.example:5432/site",
    what: "A PostgreSQL server, for any number of hosts. One on another machine: `?sslmode=verify-full`.",
  },
  DATA_FOLDER: {
    for: "host",
    default: ".data",
    what: "What must survive: the embedded database, the secrets, mails as files.",
  },
  SECRETS_KEY_FILE: {
    for: "host",
    without: "`keys/secrets.key` in the data folder",
    example: "/var/lib/site-keys/secrets.key",
    what: "The key by which secrets in the database are encrypted, made on the first start. Never kept with the database or its backups; the same on every host.",
  },
  BACKUP_EVERY: {
    for: "host",
    without: "backups are taken by hand",
    example: "24",
    what: "The host takes a backup of the embedded database every so many hours.",
  },
  BACKUP_KEEP: { for: "host", default: "14", what: "How many of those backups it keeps." },
  WAIT_FOR_DISK: {
    for: "host",
    default: "on",
    what: "`on`: the embedded database answers once what it stores is on the disk, as PostgreSQL does. `off` is faster, and a power cut may cost the last seconds.",
  },
  LOG_LEVEL: {
    for: "host",
    default: "info",
    what: "`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Nothing personal is logged at any level.",
  },
  METRICS_PORT: {
    for: "host",
    without: "there are no metrics",
    example: "9100",
    what: "The port on which Prometheus asks (`/metrics`).",
  },
  METRICS_HOST: { for: "host", default: "127.0.0.1", what: "The address of that port." },
  LETTERS_SECONDS: {
    for: "host",
    default: "20",
    what: "How often the host looks for letters and editions published at the desk, in seconds.",
  },

  DKIM_SELECTOR: {
    for: "doctor",
    without: "DKIM is not checked",
    example: "mail",
    what: "The selector that the mail server signs with.",
  },
  DOCTOR_DNS: {
    for: "doctor",
    without: "the machine's own",
    example: "1.1.1.1",
    what: "The name server to ask.",
  },
  // Somebody else’s server: our own proxy most likely runs on this machine, with the same clock.
  DOCTOR_CLOCK: {
    for: "doctor",
    default: "https://www.debian.org",
    what: "The web server to compare the clock with.",
  },

  SUPABASE_URL: {
    for: "build",
    without: "the backend is the host's own",
    example: "https://ref.supabase.co",
    what: "The hosted project that the pages speak to.",
  },
  SUPABASE_PUBLISHABLE_KEY: {
    for: "build",
    default: "sb_publishable_embedded",
    example: "sb_publishable_…",
    what: "That project's public key.",
  },

  JOBS_SECRET: {
    for: "functions",
    without: "the functions that need it fail",
    what: "What the project's clock shows to `run-jobs`: `openssl rand -hex 32`.",
  },
  PERSONS_KEY: {
    for: "functions",
    without: "the functions that need it fail",
    what: "The key by which erased addresses are known again: `openssl rand -hex 32`, once and for good. `npm run erasures:replay` needs it, too.",
  },

  SECRETS_KEY: {
    for: "functions",
    without: "nobody can sign in by the codes of an app",
    what: "The key by which their secrets are encrypted: `openssl rand -base64 32 | tr '+/' '-_' | tr -d =`. A newer one is written after it, with a comma. A host takes it, too, in place of its file.",
  },

  CHROME_PATH: {
    for: "machine",
    without: "the one that is installed; on Debian as root it is installed where it is missing",
    example: "/usr/bin/chromium",
    what: "A Chromium, for the journeys, the PDFs and the benchmark.",
  },
  FIREFOX_PATH: {
    for: "machine",
    without: "Debian's `firefox-esr`; there, as root, it is installed where it is missing",
    example: "/usr/bin/firefox",
    what: "A Firefox, for `npm run test:browsers`.",
  },
  WEBKIT_DRIVER_PATH: {
    for: "machine",
    without: "Debian's `webkit2gtk-driver`; there, as root, it is installed where it is missing",
    example: "/usr/local/bin/WebKitWebDriver",
    what: "The WebDriver of a WebKitGTK, for `npm run test:browsers`. It needs Xvfb beside it.",
  },

  SUPABASE_DB_URL: { for: "internal", what: "A hosted project gives it to its functions." },
  SUPABASE_SERVICE_ROLE_KEY: {
    for: "internal",
    what: "A hosted project gives it to its functions.",
  },

  SITE_FOLDER: { for: "internal", default: "build/client", what: "Where the built pages are." },
  NETWORK_TAG_ID: {
    for: "internal",
    without: "the firm's own, in `content/site.ts`",
    what: "The tag of a professional network.",
  },
  EDITIONS_DAY: {
    for: "internal",
    without: "today in Paris",
    what: "The day for which the pages of legal texts are drawn; the builder sets it for itself.",
  },
  CHANGES_FILE: {
    for: "internal",
    default: "build/changes.json",
    what: "What the firm changed on its pages, for a build; the builder sets it for itself.",
  },
  EDITIONS_FILE: {
    for: "internal",
    default: "build/editions.json",
    what: "The editions of the desk that a build draws; the builder sets it for itself.",
  },
  EDITION_PRINTS: {
    for: "internal",
    without: "no folder",
    what: "Where a host keeps the PDFs of editions that it printed; it sets it for what it starts.",
  },
  LETTERS_FILE: {
    for: "internal",
    default: "build/letters.json",
    what: "The letters that a build draws; the builder sets it for itself.",
  },
  PUBLICATIONS_FILE: {
    for: "internal",
    default: "build/publications.json",
    what: "The publications of the desk that a build draws; the builder sets it for itself.",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

type WithDefault = {
  [Name in SettingName]: (typeof settings)[Name] extends { default: string } ? Name : never;
}[SettingName];

/** The settings with their defaults. An empty value counts as not set. */
export type Settings = Record<WithDefault, string> & Partial<Record<SettingName, string>>;

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const entries: [string, Setting][] = Object.entries(settings);
  return Object.fromEntries(
    entries.map(([name, setting]) => [name, env[name] || setting.default]),
  ) as Settings;
}
