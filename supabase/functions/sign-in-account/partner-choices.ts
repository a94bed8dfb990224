/** What a partner chooses in their space: the notices, a document to look at. */
import { done, unknown } from "../_shared/action.ts";
import { hashToken, newToken } from "../_shared/tokens.ts";
import type { Act } from "./act.ts";

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
export const askPreview: Act<"ask-preview"> = async (
  { user, session },
  { entity, id },
  { sql },
) => {
  const ticket = newToken();
  const [row] = await sql<{ given: boolean }>(
    "select private.give_preview_ticket($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5) as given",
    [user, session, entity, id, await hashToken(ticket)],
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

export const chooseMailNames: Act<"choose-mail-names"> = async (
  { user, session },
  { named },
  { sql },
) => {
  const [row] = await sql<{ chosen: boolean }>(
    "select private.choose_mail_names($1::uuid, $2::uuid, $3) as chosen",
    [user, session, named],
  );
  return row?.chosen ? done({}) : unknown();
};
