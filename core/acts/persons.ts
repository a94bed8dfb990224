/** What people ask for about their own data: proven, found, given, erased. */
import * as v from "valibot";
import { requestKinds, requestOutcomes } from "../kinds.ts";
import {
  act,
  bilingual,
  choice,
  count,
  email,
  id,
  language,
  moment,
  oneOf,
  outcome,
  page,
  text,
  whole,
} from "./act.ts";

const words = bilingual(v.string());
const table = { table: v.string(), name: words, ground: v.exactOptional(words) };

const counted = v.strictObject({
  ...table,
  found: count,
  kept: v.exactOptional(count),
  how: v.exactOptional(v.string()),
});

const certificate = v.strictObject({
  request: id,
  opened: moment,
  proven: moment,
  done: moment,
  actor: v.string(),
  ledger: v.string(),
  tables: v.array(v.strictObject({ ...table, erased: count, anonymised: count, kept: count })),
});
export type Certificate = v.InferOutput<typeof certificate>;

const row = v.strictObject({
  id,
  kind: v.picklist(requestKinds),
  language,
  /** Null once the request is done. */
  address: v.nullable(v.string()),
  message: v.nullable(v.string()),
  at: moment,
  due: moment,
  proven: v.nullable(moment),
  done: v.nullable(moment),
  /** How it ended. */
  outcome: v.nullable(v.picklist(requestOutcomes)),
  /** When the private link was mailed, and when the data was fetched by it. */
  offered: v.nullable(moment),
  handed: v.nullable(moment),
  by: v.nullable(v.string()),
  certificate: v.nullable(certificate),
});
export type RequestRow = v.InferOutput<typeof row>;

export const personActs = {
  "persons.open": act(
    {
      email,
      kind: oneOf(requestKinds),
      /** The message in which they asked, by its reference. */
      message: v.optional(v.pipe(text(40), v.regex(/^(?:\d{6}-[0-9A-Z]{5})?$/, "invalid")), ""),
      language: v.optional(language, "en"),
    },
    v.strictObject({ id, outcome: v.picklist(["proven", "asked"]) }),
  ),
  "persons.list": act(
    {
      state: choice(["open", "done"]),
      kind: choice(requestKinds),
      id: v.fallback(v.optional(v.union([v.literal(""), id]), ""), ""),
      before: v.optional(
        v.pipe(text(100), v.regex(/^(?:\d{4}-\d\d-\d\dT[\d:.+-]+\|[0-9a-f-]{36})?$/, "invalid")),
        "",
      ),
    },
    page(row),
  ),
  "persons.find": act(
    { id },
    v.strictObject({
      proven: v.boolean(),
      tables: v.array(counted),
      /** Once the address is proven to be theirs. */
      erasable: v.exactOptional(count),
    }),
  ),
  "persons.export": act(
    { id },
    v.strictObject({
      data: v.strictObject({
        request: id,
        language,
        at: moment,
        tables: v.array(v.strictObject({ table: v.string(), rows: v.array(v.looseObject({})) })),
      }),
      html: v.string(),
    }),
  ),
  /** Mails the link by which the person fetches their data. */
  "persons.hand-over": act({ id }, outcome("mailed")),
  "persons.close": act({ id }, outcome("closed")),
  /** `count` is what was shown: of another number nothing is erased. */
  "persons.erase": act({ id, count: whole }, v.strictObject({ certificate })),
  "persons.erasures": act({}, v.strictObject({ count, file: v.string() })),
};
