/**
 * What somebody who is signed in does to their own sign-in account, and, as a partner, to what they
 * are shown. Each action is one line here.
 */
import { type AccountActName, type AccountBody, accountActs } from "../../../core/acts/account.ts";
import { done, refuse, unknown } from "../_shared/action.ts";
import { endpoint, type Outcome, overLimit } from "../_shared/endpoint.ts";
import { readFields } from "../_shared/read-fields.ts";
import type { Act } from "./act.ts";
import { askFactorCheck, checkFactor } from "./factor-check.ts";
import {
  addCode,
  addPasskey,
  askCode,
  askPasskey,
  makeRecoveryCodes,
  openEnrolment,
  refuseStale,
  removeFactor,
  renameFactor,
} from "./factors.ts";
import { exportAccounts, lookAcross, stillOpen } from "./partner-accounts.ts";
import {
  askPreview,
  chooseMailNames,
  chooseNotices,
  putAwayFactorOffer,
} from "./partner-choices.ts";
import { endReader, proposeReader, withdrawReader } from "./readers.ts";

const show: Act<"show"> = async ({ user, session }, _fields, { sql }) => {
  const [row] = await sql<AccountBody<"show">>(
    "select private.own_sign_in_account($1::uuid, $2::uuid) as account",
    [user, session],
  );
  return done({ account: row?.account ?? null });
};

/** Where somebody works who has just signed in: nowhere, at one of the two, or at both. */
const showWorkplaces: Act<"workplaces"> = async ({ user }, _fields, { sql }) => {
  const [row] = await sql<AccountBody<"workplaces">>(
    `select private.is_staff($1::uuid) as desk,
       exists (select from private.memberships_of($1::uuid)) as partners`,
    [user],
  );
  return done({ desk: row?.desk ?? false, partners: row?.partners ?? false });
};

/** Without an id, every session but this one. */
const endSession: Act<"end-session"> = async (caller, { id }, deps) => {
  const refused = await refuseStale(caller, deps);
  if (refused) return refused;
  const { user, session } = caller;
  const ended = await deps.sql(
    `delete from auth.sessions
     where user_id = $1::uuid and (id = $2::uuid or ($2::uuid is null and id <> $3::uuid))
     returning id`,
    [user, id ?? null, session],
  );
  return done({ ended: ended.length });
};

const acts: { [Name in AccountActName]: Act<Name> } = {
  show,
  workplaces: showWorkplaces,
  "ask-proof": askFactorCheck,
  prove: checkFactor,
  "open-enrolment": openEnrolment,
  "ask-passkey": askPasskey,
  "add-passkey": addPasskey,
  "ask-code": askCode,
  "add-code": addCode,
  "rename-factor": renameFactor,
  "remove-factor": removeFactor,
  "make-recovery-codes": makeRecoveryCodes,
  "end-session": endSession,
  "put-away-factor-offer": putAwayFactorOffer,
  "choose-notices": chooseNotices,
  "choose-mail-names": chooseMailNames,
  "still-open": stillOpen,
  "look-across": lookAcross,
  "export-accounts": exportAccounts,
  "propose-reader": proposeReader,
  "withdraw-reader": withdrawReader,
  "end-reader": endReader,
  "ask-preview": askPreview,
};

export const handler = endpoint(
  { resultPage: "/account", mostBytes: 20_000 },
  async ({ fields, plainForm, request }, deps): Promise<Outcome> => {
    const limited = await overLimit("account", deps);
    if (limited) return limited;
    const name = typeof fields.action === "string" ? fields.action : "";
    if (plainForm || !isAct(name)) return unknown();
    const caller = await deps.caller(request);
    if (!caller) return refuse(401, "signed_out");
    const read = readFields(accountActs[name].fields, fields);
    if ("refused" in read) return read.refused;
    return (acts[name] as AnyAct)(caller, read.fields, deps);
  },
);

// Which fields go with which name was just read from the act itself.
type AnyAct = (...given: [unknown, unknown, unknown]) => Promise<Outcome>;

function isAct(name: string): name is AccountActName {
  return Object.hasOwn(accountActs, name);
}
