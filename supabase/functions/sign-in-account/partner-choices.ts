/** What a partner chooses in their space: the entity, the notices, a document to look at. */
import { noticeChoices } from "../../../core/notice-choices.ts";
import { type Action, answer } from "../_shared/action.ts";
import { hashToken, newToken } from "../_shared/tokens.ts";
import { isUuid } from "../_shared/uuid.ts";

export const chooseEntity: Action = async ({ user, session }, { id }, { sql }) => {
  if (!isUuid(id)) return answer(422, { code: "invalid" });
  const [row] = await sql<{ chosen: boolean }>(
    "select private.choose_entity($1::uuid, $2::uuid, $3::uuid) as chosen",
    [user, session, id],
  );
  return row?.chosen ? answer(200, {}) : answer(404, { code: "unknown" });
};

export const putAwayFactorOffer: Action = async ({ user }, _fields, { sql }) => {
  await sql(
    `insert into private.factor_offers (user_id)
     select user_id from public.partners where user_id = $1::uuid on conflict do nothing`,
    [user],
  );
  return answer(200, {});
};

/** For a tab that shows a document: a ticket in place of a token, which a tab cannot carry. */
export const askPreview: Action = async ({ user, session }, { id }, { sql }) => {
  if (!isUuid(id)) return answer(404, { code: "unknown" });
  const ticket = newToken();
  const [row] = await sql<{ given: boolean }>(
    "select private.add_preview($1::uuid, $2::uuid, $3::uuid, $4) as given",
    [user, session, id, await hashToken(ticket)],
  );
  return row?.given ? answer(200, { ticket }) : answer(404, { code: "unknown" });
};

export const chooseNotices: Action = async ({ user, session }, { choice }, deps) => {
  if (!noticeChoices.some((known) => known === choice)) return answer(422, { code: "invalid" });
  const [row] = await deps.sql<{ chosen: boolean }>(
    "select private.choose_notices($1::uuid, $2::uuid, $3) as chosen",
    [user, session, choice as string],
  );
  if (!row?.chosen) return answer(404, { code: "unknown" });
  deps.mailQueued();
  return answer(200, {});
};
