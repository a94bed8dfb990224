/** Calls of the function `sign-in-account`: what somebody does to their own sign-in account. */
import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import type { AccountEvent } from "#core/account-changes.ts";
import { asSignedIn, type Ended } from "./as-signed-in.ts";

export type Factor = {
  id: string;
  kind: "passkey" | "code";
  name: string;
  createdAt: string;
  usedAt: string | null;
};

export type OpenSession = {
  id: string;
  /** Whether it is the session of this browser. */
  own: boolean;
  userAgent: string | null;
  network: string | null;
  openedAt: string;
  activeAt: string;
  provenBy: "passkey" | "code" | "recovery-code" | null;
};

/** What is missing before a factor can be added; `yes` where nothing is. */
export type Missing = "yes" | "proof" | "password" | "code" | "closed";

export type Account = {
  email: string;
  enrolment: Missing;
  fresh: boolean;
  /** False where a factor check is needed first: the lists are empty then. */
  shown: boolean;
  codesLeft: number;
  factors: readonly Factor[];
  sessions: readonly OpenSession[];
  events: readonly { kind: AccountEvent; at: string; network: string; detail: string | null }[];
};

type Done = { kind: "done"; body: unknown };
/** The function refused, with the reason as a code. */
type Refused = { kind: "refused"; code: string };
export type OwnAccountAnswer = Done | Refused | Ended | Failure;

export async function askOwnAccount(
  action: string,
  fields: object = {},
): Promise<OwnAccountAnswer> {
  const path = "/functions/v1/sign-in-account";
  const answer = await asSignedIn((token) => ask(path, { body: { action, ...fields }, token }));
  if ("kind" in answer) return answer;
  const { ok, body } = answer;
  if (ok) return { kind: "done", body };
  const code = fieldOf(body, "code");
  return typeof code === "string" ? { kind: "refused", code } : { kind: "failed" };
}

export async function loadOwnAccount(): Promise<Account | Exclude<OwnAccountAnswer, Done>> {
  const answer = await askOwnAccount("show");
  if (answer.kind !== "done") return answer;
  const account = fieldOf(answer.body, "account");
  return fieldOf(account, "email") ? (account as Account) : { kind: "failed" };
}

/** The recovery codes in an answer, if it has any. */
export function codesIn(body: unknown): string[] | undefined {
  const codes = fieldOf(body, "codes");
  return Array.isArray(codes) ? codes.map(String) : undefined;
}
