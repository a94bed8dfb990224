/** What a partner chooses in their space: the entity, the notices, a document to look at. */
import { done, unknown } from "../_shared/action.ts";
import { hashToken, newToken } from "../_shared/tokens.ts";
import type { Act } from "./act.ts";

export const chooseEntity: Act<"choose-entity"> = async ({ user, session }, { id }, { sql }) => {
  const [row] = await sql<{ chosen: boolean }>(
    "select private.choose_entity($1::uuid, $2::uuid, $3::uuid) as chosen",
    [user, session, id],
  );
  return row?.chosen ? done({}) : unknown();
};

export const putAwayFactorOffer: Act<"put-away-factor-offer"> = async (
  { user },
  _fields,
  { sql },
) => {
  await sql(
    `insert into private.factor_offers (user_id)
     select user_id from public.partners where user_id = $1::uuid on conflict do nothing`,
    [user],
  );
  return done({});
};

/** For a tab that shows a document: a ticket in place of a token, which a tab cannot carry. */
export const askPreview: Act<"ask-preview"> = async ({ user, session }, { id }, { sql }) => {
  const ticket = newToken();
  const [row] = await sql<{ given: boolean }>(
    "select private.add_preview($1::uuid, $2::uuid, $3::uuid, $4) as given",
    [user, session, id, await hashToken(ticket)],
  );
  return row?.given ? done({ ticket }) : unknown();
};

export const chooseNotices: Act<"choose-notices"> = async ({ user, session }, { choice }, deps) => {
  const [row] = await deps.sql<{ chosen: boolean }>(
    "select private.choose_notices($1::uuid, $2::uuid, $3) as chosen",
    [user, session, choice],
  );
  if (!row?.chosen) return unknown();
  deps.mailQueued();
  return done({});
};
