import type { WaitingKind } from "#core/kinds.ts";

/** The room in which what waits is dealt with. */
export const waitingRooms: Record<WaitingKind, { room: string; chosen?: Record<string, string> }> =
  {
    messages: { room: "messages", chosen: { state: "new" } },
    deadlines: { room: "messages" },
    requests: { room: "persons", chosen: { state: "open" } },
    approvals: { room: "approvals", chosen: { state: "submitted" } },
    rights: { room: "approvals" },
    editions: { room: "editions" },
    approved: { room: "approvals", chosen: { state: "approved" } },
    "sent-back": { room: "approvals", chosen: { state: "sent-back" } },
    reviews: { room: "approvals", chosen: { state: "owed" } },
    mail: { room: "mail", chosen: { state: "dead" } },
    letters: { room: "letters" },
    staff: { room: "staff" },
    partners: { room: "partners", chosen: { list: "persons", standing: "never" } },
    "account-calls": { room: "partners", chosen: { account: "changing" } },
    "account-numbers": { room: "partners", chosen: { account: "number" } },
    "account-alarms": { room: "partners", chosen: { account: "alarm" } },
    retention: { room: "retention" },
    incidents: { room: "incidents" },
    "page-updates": { room: "pages" },
  };
