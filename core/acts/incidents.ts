/** The register of incidents: what happened, since when it is known, whom was told. */
import * as v from "valibot";
import {
  incidentGravities,
  incidentKinds,
  incidentReports,
  incidentRisks,
  incidentSteps,
  toldParties,
} from "../kinds.ts";
import { languages } from "../languages.ts";
import { incidentText, nameLimits } from "../limits.ts";
import { act, choice, chosen, count, filter, id, moment, table } from "./act.ts";

const written = ([least, most]: readonly [number, number]) =>
  v.pipe(
    v.string("invalid"),
    v.trim(),
    v.minLength(least, "invalid"),
    v.maxLength(most, "invalid"),
  );
/** An instant as a browser writes it; none where it says nothing. */
const instant = v.optional(
  v.pipe(
    v.string("invalid"),
    v.check((given) => given === "" || !Number.isNaN(Date.parse(given)), "invalid"),
  ),
  "",
);

const incident = v.strictObject({
  id,
  number: count,
  title: v.string(),
  /** Since when the firm has known: from then on the hours count. */
  known: moment,
  risk: v.nullable(v.picklist(incidentRisks)),
  gravity: v.nullable(v.picklist(incidentGravities)),
  closed: v.boolean(),
  deadlines: v.array(
    v.strictObject({
      step: v.picklist(incidentSteps),
      due: v.nullable(moment),
      done: v.nullable(moment),
    }),
  ),
});
export type Incident = v.InferOutput<typeof incident>;

const entry = v.strictObject({
  place: count,
  at: moment,
  name: v.string(),
  kind: v.picklist(["opened", ...incidentKinds]),
  body: v.string(),
  /** When what it tells of was. */
  happened: v.nullable(moment),
  risk: v.nullable(v.picklist(incidentRisks)),
  gravity: v.nullable(v.picklist(incidentGravities)),
  whom: v.nullable(v.picklist(toldParties)),
  report: v.nullable(v.picklist(incidentReports)),
});
export type IncidentEntry = v.InferOutput<typeof entry>;

export const incidentActs = {
  "incidents.list": act({}, v.strictObject({ rows: v.array(incident) })),
  "incidents.show": act({ id }, v.strictObject({ ...incident.entries, lines: v.array(entry) })),
  "incidents.export": act({ language: chosen(languages), before: filter(60) }, table),
  "incidents.open": act(
    { title: written(nameLimits), body: written(incidentText), happened: instant },
    v.strictObject({ id }),
  ),
  "incidents.follow": {
    fields: v.pipe(
      v.object({
        id,
        kind: v.picklist(incidentKinds, "invalid"),
        body: written(incidentText),
        happened: instant,
        risk: choice(incidentRisks),
        gravity: choice(incidentGravities),
        whom: choice(toldParties),
        report: choice(incidentReports),
      }),
      v.check(({ kind, risk, gravity }) => kind !== "assessed" || (!!risk && !!gravity), "invalid"),
      v.check(({ kind, whom }) => (kind === "told") === !!whom, "invalid"),
      v.check(
        ({ kind, happened }) => !["told", "known"].includes(kind) || happened !== "",
        "invalid",
      ),
    ),
    answer: v.strictObject({ id }),
  },
};
