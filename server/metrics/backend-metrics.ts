/** What the backend tells of itself: forms, sign-ins, limits, mails, and what waits. */
import { functionNamed, presentName } from "../backend/functions.ts";
import { watchProcess } from "./process-metrics.ts";
import { createRegistry } from "./registry.ts";

/** What is looked up when somebody asks, not counted as it happens. */
export type BackendState = {
  databaseOpen: boolean;
  connections: { open: number; idle: number; waiting: number } | undefined;
  /** `undefined` while the database cannot be asked. */
  queue: Queue | undefined;
  diskFree: number;
  /** `undefined` where the database is a server, which is backed up by its owner. */
  lastBackup: number | undefined;
};

export type Queue = {
  queued: number;
  dead: number;
  /** Of the mail that has waited longest past its time. */
  oldestSeconds: number;
  letters: number;
  letterStillSeconds: number;
  lettersUndecided: number;
  /** Rules of retention that were not run in their time. */
  retentionLate: number;
  /** The name of the key that encrypts secrets in the database. */
  keyInUse: string | null;
};

export type BackendMetrics = {
  answered(method: string, url: URL, response: Response): void;
  /** An event of the functions' or the mail's log. */
  told(event: string, facts: Readonly<Record<string, unknown>>): void;
  mailsSent(kind: "single" | "letter", sent: number): void;
  text(now: BackendState): string;
};

const mailEvents: Readonly<Record<string, string>> = {
  "mail refused": "refused",
  "mail given up": "given-up",
  "mail server unreachable": "unreachable",
};

export function createBackendMetrics(): BackendMetrics {
  const registry = createRegistry();
  const readProcess = watchProcess(registry, "backend");
  const forms = registry.counter("site_forms_total", "Forms, by function and outcome.");
  const signIns = registry.counter("site_sign_ins_total", "Sign-ins, by means and outcome.");
  const limits = registry.counter("site_limits_hit_total", "Requests over a limit, by limit.");
  const mails = registry.counter("site_mails_total", "Mails, by outcome.");
  for (const outcome of ["sent", ...Object.values(mailEvents)]) {
    mails.add({ kind: "single", outcome }, 0);
  }
  const open = registry.gauge("site_database_open", "1 while the database is open.");
  const connections = registry.gauge(
    "site_database_connections",
    "Connections to PostgreSQL; none for the embedded database.",
  );
  const waiting = registry.gauge("site_mail_queue", "Mails that wait, and mails given up.");
  const oldest = registry.gauge(
    "site_mail_oldest_seconds",
    "For how long past its time the oldest mail has waited.",
  );
  const letters = registry.gauge("site_letters_left", "Readers whom a letter has still to reach.");
  const still = registry.gauge(
    "site_letter_still_seconds",
    "For how long a letter that should be leaving has not moved.",
  );
  const undecided = registry.gauge(
    "site_letters_undecided",
    "Mails of letters of which nobody knows what became, and nobody has decided yet.",
  );
  const retention = registry.gauge(
    "site_retention_late",
    "Rules of retention that were not run for more than a day.",
  );
  const disk = registry.gauge("site_disk_free_bytes", "Free on the data folder's disk.");
  const backup = registry.gauge(
    "site_backup_seconds",
    "When the newest backup of the embedded database was taken, in seconds since 1970; 0 where there is none.",
  );

  return {
    answered(method, url, response) {
      const outcome = outcomeOf(response);
      const by = meansOf(method, url, response.status);
      if (by) signIns.add({ by, outcome });
      const form = formOf(method, url);
      if (form) forms.add({ form, outcome });
    },
    told(event, facts) {
      if (event === "limit reached") limits.add({ limit: String(facts.limit) });
      const outcome = mailEvents[event];
      if (outcome) mails.add({ kind: "single", outcome });
    },
    mailsSent: (kind, sent) => mails.add({ kind, outcome: "sent" }, sent),
    text(now) {
      readProcess();
      open.set({}, now.databaseOpen ? 1 : 0);
      for (const [state, count] of Object.entries(now.connections ?? {})) {
        connections.set({ state }, count);
      }
      // Figures that could not be read are left out: an old one would look like a new one.
      for (const gauge of [waiting, oldest, letters, still, undecided, retention]) gauge.clear();
      if (now.queue) {
        waiting.set({ state: "queued" }, now.queue.queued);
        waiting.set({ state: "dead" }, now.queue.dead);
        oldest.set({}, now.queue.oldestSeconds);
        letters.set({}, now.queue.letters);
        still.set({}, now.queue.letterStillSeconds);
        undecided.set({}, now.queue.lettersUndecided);
        retention.set({}, now.queue.retentionLate);
      }
      disk.set({}, now.diskFree);
      if (now.lastBackup !== undefined) backup.set({}, now.lastBackup);
      return registry.text();
    },
  };
}

/** A form that was sent without a script is answered by a page: its section says the outcome. */
function outcomeOf({ status, headers }: Response): string {
  const section = /#(?:[\w-]+-)?(invalid|limited|failed)$/.exec(headers.get("location") ?? "")?.[1];
  if (status === 429 || section === "limited") return "limited";
  if (status >= 500 || section === "failed") return "failed";
  return status >= 400 || section === "invalid" ? "refused" : "accepted";
}

function formOf(method: string, { pathname }: URL): string | undefined {
  if (method !== "POST") return undefined;
  if (pathname === "/rest/v1/newsletter_subscribers") return "newsletter";
  const name = nameIn(pathname);
  return functionNamed(name) && name;
}

function meansOf(method: string, { pathname, search }: URL, status: number): string | undefined {
  if (method !== "POST") return undefined;
  if (pathname === "/auth/v1/token" && search === "?grant_type=password") return "password";
  // By a mailed link or by a passkey that was shown before.
  if (pathname === "/auth/v1/verify") return "token";
  return nameIn(pathname) === "sign-in-passkey" && status === 422 ? "passkey" : undefined;
}

/**
 * A function's present name, also where it was called by its old one: its figures stay together.
 */
function nameIn(pathname: string): string {
  return presentName(pathname.replace("/functions/v1/", ""));
}
