/** What somebody does to their own sign-in account, and, as a partner, to what they are shown. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import * as v from "valibot";
import { accountEvents } from "../account-changes.ts";
import { factorName, nameLimits } from "../limits.ts";
import { noticeChoices } from "../notice-choices.ts";
import { act, count, email, id, language, moment, oneOf, outcome, text, yes } from "./act.ts";
import { across, exported } from "./space.ts";

/** What is missing before a factor can be added; `yes` where nothing is. */
const missing = v.picklist(["yes", "proof", "password", "code", "closed"]);
export type Missing = v.InferOutput<typeof missing>;

const factor = v.strictObject({
  id,
  kind: v.picklist(["passkey", "code"]),
  name: v.string(),
  createdAt: moment,
  usedAt: v.nullable(moment),
});
export type Factor = v.InferOutput<typeof factor>;

const shownFactor = v.picklist(["passkey", "code", "recovery-code"]);

const openSession = v.strictObject({
  id,
  /** Whether it is the session of this browser. */
  own: v.boolean(),
  userAgent: v.nullable(v.string()),
  network: v.nullable(v.string()),
  openedAt: moment,
  activeAt: moment,
  provenBy: v.nullable(shownFactor),
});
export type OpenSession = v.InferOutput<typeof openSession>;

const account = v.strictObject({
  email: v.string(),
  language: v.nullable(v.string()),
  enrolment: missing,
  fresh: v.boolean(),
  /** False where a factor check is needed first: the lists are empty then. */
  shown: v.boolean(),
  provenAt: v.nullable(moment),
  codesLeft: count,
  factors: v.array(factor),
  sessions: v.array(openSession),
  events: v.array(
    v.strictObject({
      kind: v.picklist(accountEvents),
      at: moment,
      network: v.nullable(v.string()),
      detail: v.nullable(v.string()),
    }),
  ),
});
export type Account = v.InferOutput<typeof account>;

/** What a browser makes of a passkey; the library that reads it says whether it is one. */
const response = v.unknown();
/** A question for the browser's passkeys, made by that library. */
function question<Options extends object>() {
  return v.custom<Options>((given) => typeof given === "object" && given !== null);
}
const show = question<PublicKeyCredentialRequestOptionsJSON>();

const nothing = v.strictObject({});
const workplaces = v.strictObject({ desk: v.boolean(), partners: v.boolean() });
export type Workplaces = v.InferOutput<typeof workplaces>;
/** With the first factor come the recovery codes. */
const added = v.strictObject({ codes: v.nullable(v.array(v.string())) });

/** Typed by hand: spaces in it do no harm, and what is no code is a wrong one. */
const typed = v.pipe(v.string("wrong"), v.maxLength(200, "wrong"));
const name = v.pipe(
  v.string("invalid"),
  v.transform((given) => given.replace(/\p{Cc}/gu, " ").trim()),
  v.minLength(factorName[0], "invalid"),
  v.maxLength(factorName[1], "invalid"),
);

export const accountActs = {
  show: act({}, v.strictObject({ account: v.nullable(account) })),
  /** Where somebody works who has just signed in: nowhere, at one of the two, or at both. */
  workplaces: act({}, workplaces),
  /**
   * Which ways there are, and the question for a passkey where there is one. `codeAway`: there is an
   * app, and its codes cannot be checked for want of a key.
   */
  "ask-proof": act(
    {},
    v.strictObject({
      code: v.boolean(),
      codeAway: v.boolean(),
      recovery: v.boolean(),
      options: v.nullable(show),
    }),
  ),
  /** By one of them; `grant` is of a passkey that was shown to sign in. */
  prove: act(
    {
      grant: v.optional(v.string("wrong")),
      response: v.optional(response),
      code: v.optional(typed),
      /** The app's code after that one, where one alone is refused as `next-code`. */
      nextCode: v.optional(typed),
      recoveryCode: v.optional(typed),
    },
    nothing,
  ),
  "open-enrolment": act({ code: typed }, nothing),
  "ask-passkey": act(
    {},
    v.strictObject({ options: question<PublicKeyCredentialCreationOptionsJSON>() }),
  ),
  "add-passkey": act({ response, name }, added),
  "ask-code": act({}, v.strictObject({ secret: v.string(), address: v.string() })),
  "add-code": act({ code: typed, name }, added),
  "rename-factor": act({ id, name }, nothing),
  "remove-factor": act({ id }, nothing),
  "make-recovery-codes": act({}, v.strictObject({ codes: v.array(v.string()) })),
  /** Without an id, every session but this one. */
  "end-session": act({ id: v.optional(id) }, v.strictObject({ ended: count })),
  "put-away-factor-offer": act({}, nothing),
  "choose-notices": act({ choice: oneOf(noticeChoices) }, nothing),
  /** Whether mails name the entity, the fund and the kind of a document. */
  "choose-mail-names": act({ named: yes }, nothing),
  /** Whether the session goes on and this entity is open to it; without one, any of theirs. */
  "still-open": act({ entity: v.optional(id) }, v.strictObject({ entity: v.nullable(id) })),
  /** All of one's entities side by side. */
  "look-across": act({}, across),
  /** Without an entity, of all that are open. */
  "export-accounts": act({ entity: v.optional(id) }, exported),
  /** Who acts for an entity lets somebody read, once one of the firm has confirmed it. */
  "propose-reader": act(
    {
      entity: id,
      email,
      name: v.pipe(
        text(nameLimits[1], "name-missing"),
        v.transform((typed) => typed.replace(/\s+/g, " ")),
        v.minLength(nameLimits[0], "name-missing"),
      ),
      language,
      /** The last day. */
      until: v.pipe(v.string("until"), v.isoDate("until")),
    },
    outcome("proposed"),
  ),
  "withdraw-reader": act({ entity: id, id }, nothing),
  "end-reader": act({ entity: id, id }, nothing),
  /** A document of an entity in a tab of its own, which cannot carry a token. */
  "ask-preview": act({ entity: id, id }, v.strictObject({ ticket: v.string() })),
};

type AccountActs = typeof accountActs;
export type AccountActName = keyof AccountActs;
export type AccountFields<Name extends AccountActName> = v.InferInput<AccountActs[Name]["fields"]>;
export type AccountFieldsRead<Name extends AccountActName> = v.InferOutput<
  AccountActs[Name]["fields"]
>;
export type AccountBody<Name extends AccountActName> = v.InferOutput<AccountActs[Name]["answer"]>;
