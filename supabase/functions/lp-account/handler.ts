/** What somebody who is signed in does to their own account. Each action is one line here. */

import { noticeChoices } from "../../../core/notice-choices.ts";
import { type Action, answer } from "../_shared/action.ts";
import { endpoint, type Outcome, overLimit } from "../_shared/endpoint.ts";
import { hashToken, newToken } from "../_shared/tokens.ts";
import { isUuid } from "../_shared/uuid.ts";
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
import { askProof, prove } from "./proof.ts";

const show: Action = async ({ user, session }, _fields, { sql }) => {
  const [row] = await sql<{ account: object }>(
    "select private.account_of($1::uuid, $2::uuid) as account",
    [user, session],
  );
  return answer(200, { account: row?.account ?? null });
};

/** Without an id, every session but this one. Ending one needs no proof. */
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

const chooseEntity: Action = async ({ user, session }, { id }, { sql }) => {
  if (!isUuid(id)) return answer(422, { code: "invalid" });
  const [row] = await sql<{ chosen: boolean }>(
    "select private.choose_entity($1::uuid, $2::uuid, $3::uuid) as chosen",
    [user, session, id],
  );
  return row?.chosen ? answer(200, {}) : answer(404, { code: "unknown" });
};

const putAwayFactorOffer: Action = async ({ user }, _fields, { sql }) => {
  await sql(
    `insert into private.factor_offers (user_id)
     select user_id from public.partners where user_id = $1::uuid on conflict do nothing`,
    [user],
  );
  return answer(200, {});
};

/** For a tab that shows a document: a ticket in place of a token, which a tab cannot carry. */
const askPreview: Action = async ({ user, session }, { id }, { sql }) => {
  if (!isUuid(id)) return answer(404, { code: "unknown" });
  const ticket = newToken();
  const [row] = await sql<{ given: boolean }>(
    "select private.add_preview($1::uuid, $2::uuid, $3::uuid, $4) as given",
    [user, session, id, await hashToken(ticket)],
  );
  return row?.given ? answer(200, { ticket }) : answer(404, { code: "unknown" });
};

const chooseNotices: Action = async ({ user, session }, { choice }, deps) => {
  if (!noticeChoices.some((known) => known === choice)) return answer(422, { code: "invalid" });
  const [row] = await deps.sql<{ chosen: boolean }>(
    "select private.choose_notices($1::uuid, $2::uuid, $3) as chosen",
    [user, session, choice as string],
  );
  if (!row?.chosen) return answer(404, { code: "unknown" });
  deps.mailQueued();
  return answer(200, {});
};

const actions: Readonly<Record<string, Action>> = {
  show,
  "ask-proof": askProof,
  prove,
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
