import type { Named } from "../../../core/acts/act.ts";
import type { Language } from "../../../core/languages.ts";
import type { Refusal } from "../../../core/refusals.ts";
import type { Caller } from "./caller.ts";
import type { Deps } from "./deps.ts";

/** It was done. Only scripts ask for these: no page shows what came of it. */
export type Done<Body> = { status: 200; body: Body; section: "" };

/** Where in a text it is that something is wrong. */
type Where = { language: Language; line: number; words: string };

/** It was not. `reason` is a code of `core/refusals.ts`. */
export type Refused = {
  status: 401 | 403 | 404 | 409 | 410 | 422 | 429;
  body: { code: string; reason?: Refusal; near?: Named[]; where?: Where };
  section: string;
  headers?: Record<string, string>;
};

export type Answered<Body> = Done<Body> | Refused;

/** One of the things that a function does for who is signed in, by its name. */
export type Action<Fields, Body> = (
  caller: Caller,
  fields: Fields,
  deps: Deps,
) => Promise<Answered<Body>>;

export function done<Body>(body: Body): Done<Body> {
  return { status: 200, body, section: "" };
}

export function refuse(status: Refused["status"], code: string, more: object = {}): Refused {
  return { status, body: { code, ...more }, section: "" };
}

/** The same, for what is wrong with what was asked. */
export function invalid(reason?: Refusal, where?: Where): Refused {
  return refuse(422, "invalid", { ...(reason && { reason }), ...(where && { where }) });
}

export function unknown(): Refused {
  return refuse(404, "unknown");
}
