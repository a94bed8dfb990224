/** Calls of the function `sign-in-account`: what somebody does to their own sign-in account. */
import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import type { Account, AccountActName, AccountBody, AccountFields } from "#core/acts/account.ts";
import { asSignedIn, type Ended } from "./as-signed-in.ts";

type Done<Body> = { kind: "done"; body: Body };
/** The function refused, with the reason as a code. */
type Refused = { kind: "refused"; code: string };
export type OwnAccountAnswer<Body = object> = Done<Body> | Refused | Ended | Failure;

/** What the act takes and answers with is declared in `core/acts/account.ts`. */
export async function askOwnAccount<Name extends AccountActName>(
  action: Name,
  fields: AccountFields<Name>,
): Promise<OwnAccountAnswer<AccountBody<Name>>> {
  const path = "/functions/v1/sign-in-account";
  const answer = await asSignedIn((token) => ask(path, { body: { action, ...fields }, token }));
  if ("kind" in answer) return answer;
  const { ok, body } = answer;
  if (ok) return { kind: "done", body: body as AccountBody<Name> };
  const code = fieldOf(body, "code");
  return typeof code === "string" ? { kind: "refused", code } : { kind: "failed" };
}

export async function loadOwnAccount(): Promise<Account | Exclude<OwnAccountAnswer, Done<object>>> {
  const answer = await askOwnAccount("show", {});
  if (answer.kind !== "done") return answer;
  return answer.body?.account ?? { kind: "failed" };
}
