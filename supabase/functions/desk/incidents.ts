/** The register of incidents: read, opened, and followed. */
import type { incidentActs as declared } from "../../../core/acts/incidents.ts";
import { type ActsOf, ask } from "./act.ts";

export const incidentActs = {
  "incidents.list": (caller, _fields, deps) => ask(caller, deps, "desk_incidents"),
  "incidents.show": (caller, { id }, deps) => ask(caller, deps, "desk_incident", id),
  "incidents.open": (caller, { title, body, happened }, deps) =>
    ask(caller, deps, "desk_open_incident", title, body, happened || new Date().toISOString()),
  "incidents.follow": (caller, { id, kind, body, happened, risk, gravity, whom, report }, deps) =>
    ask(
      ...([caller, deps, "desk_follow_incident", id, kind, body, happened] as const),
      ...([risk, gravity, whom, report] as const),
    ),
} satisfies ActsOf<typeof declared>;
