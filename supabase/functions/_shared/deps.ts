import type { LeftOut } from "../../../core/acts/editions.ts";
import type { Change } from "../../../core/texts/revision.ts";
import type { Caller } from "./caller.ts";
import type { LookInto } from "./files/look-into.ts";
import type { LetterReader } from "./letters/letter-reader.ts";

import type { Tombstones } from "./persons/tombstones.ts";
import type { Sql } from "./sql.ts";
import type { SecretKeys } from "./time-code-secrets.ts";

type Account = { id: string; email: string };

/** What a function is given, by our host under Node or by `serve.ts` under Deno. */
export type Deps = {
  sql: Sql;
  /** The visitor's network address, as far as it can be trusted. */
  address: string;
  /** The site's own address, for which passkeys are made. */
  origin: string;
  /** Where the pages are: empty where they have the functions' own origin. */
  pagesOrigin: string;
  /** Takes no personal data: no address, no message. */
  log: (event: string, facts?: Record<string, string | number>) => void;
  /** Called once mail was queued, so that it goes out now rather than at the next round. */
  mailQueued: () => void;
  /** Who is signed in by the token that came with a request: a partner or one of the staff. */
  caller: (request: Request) => Promise<Caller | undefined>;
  /** Makes what the auth service takes, once, in place of a password. */
  signInToken: (account: Account) => Promise<string>;
  /**
   * Recognises erased addresses, by a key that is not in the database, and notes what was erased.
   */
  tombstones: Tombstones;
  /** The keys by which secrets in the database are encrypted. None where they are missing. */
  secretKeys: SecretKeys;
  /** Looks into a document before it is taken, and reads it for whoever approves it. */
  lookInto: LookInto;
  /** Reads the Markdown of letters, and sets their mails. */
  letters: LetterReader;
  /**
   * Draws one page as it would be with these changes; null where it cannot be, or while it is under
   * way. Left out where no build is at hand: on a hosted project, and in development.
   */
  drawPage?:
    | ((
        path: string,
        changes: readonly Change[],
      ) => Promise<{ html: string | null; isUnderWay: boolean }>)
    | undefined;
  /** The texts of the desk that the site could not draw, where it draws them itself. */
  leftOut: () => readonly LeftOut[];
};

export type Handler = (request: Request, deps: Deps) => Promise<Response>;
