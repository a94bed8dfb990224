/**
 * What somebody who is signed in does to their own sign-in account, and, as a partner, to what they
 * are shown. Each action is one line here.
 */
import { type Action, answer } from "../_shared/action.ts";
import { endpoint, type Outcome, overLimit } from "../_shared/endpoint.ts";
import { isUuid } from "../_shared/uuid.ts";
import { askFactorCheck, checkFactor } from "./factor-check.ts";
import {
  addCode,
  addPasskey,
  askCode,
  askPasskey,
  makeRecoveryCodes,
  openEnrolment,
  removeFactor,
  renameFactor,
} from "./factors.ts";
import { askPreview, chooseEntity, chooseNotices, putAwayFactorOffer } from "./partner-choices.ts";

const show: Action = async ({ user, session }, _fields, { sql }) => {
  const [row] = await sql<{ account: object }>(
    "select private.own_sign_in_account($1::uuid, $2::uuid) as account",
    [user, session],
  );
  return answer(200, { account: row?.account ?? null });
};

/** Where somebody works who has just signed in: nowhere, at one of the two, or at both. */
const showWorkplaces: Action = async ({ user }, _fields, { sql }) => {
  const [row] = await sql<{ desk: boolean; partners: boolean }>(
    `select private.is_staff($1::uuid) as desk,
       exists (select from private.memberships_of($1::uuid)) as partners`,
    [user],
  );
  return answer(200, { desk: row?.desk, partners: row?.partners });
};

/** Without an id, every session but this one. Ending one needs no factor. */
const endSession: Action = async ({ user, session }, { id }, { sql }) => {
  if (id !== undefined && !isUuid(id)) return answer(422, { code: "invalid" });
  const ended = await sql(
    `delete from auth.sessions
     where user_id = $1::uuid and (id = $2::uuid or ($2::uuid is null and id <> $3::uuid))
     returning id`,
    [user, id ?? null, session],
  );
  return answer(200, { ended: ended.length });
};

const actions: Readonly<Record<string, Action>> = {
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
  "choose-entity": chooseEntity,
  "put-away-factor-offer": putAwayFactorOffer,
  "choose-notices": chooseNotices,
  "ask-preview": askPreview,
};

export const handler = endpoint(
  { resultPage: "/account", mostBytes: 20_000 },
  async ({ fields, plainForm, request }, deps): Promise<Outcome> => {
    const limited = await overLimit("account", deps);
    if (limited) return limited;
    const name = typeof fields.action === "string" ? fields.action : "";
    const act = Object.hasOwn(actions, name) && !plainForm ? actions[name] : undefined;
    if (!act) return answer(404, { code: "unknown" });
    const caller = await deps.caller(request);
    if (!caller) return answer(401, { code: "signed_out" });
    return act(caller, fields, deps);
  },
);
