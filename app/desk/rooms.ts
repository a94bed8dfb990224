/**
 * The rooms of the desk, in the order of the menu: the act that one must be allowed to enter, and
 * the code.
 */
import { type ComponentType, lazy } from "react";

type RoomId =
  | "waiting"
  | "search"
  | "messages"
  | "approvals"
  | "releases"
  | "letters"
  | "editions"
  | "readers"
  | "mail"
  | "partners"
  | "persons"
  | "proofs"
  | "retention"
  | "incidents"
  | "readings"
  | "ledger"
  | "staff";

type RoomRow = { id: RoomId; act: string; component: ComponentType };

export const rooms: readonly RoomRow[] = [
  { id: "waiting", act: "staff.read", component: lazy(() => import("./waiting/room.tsx")) },
  { id: "search", act: "staff.read", component: lazy(() => import("./search/room.tsx")) },
  { id: "messages", act: "messages.read", component: lazy(() => import("./messages/room.tsx")) },
  { id: "approvals", act: "approvals.read", component: lazy(() => import("./approvals/room.tsx")) },
  { id: "releases", act: "releases.read", component: lazy(() => import("./releases/room.tsx")) },
  { id: "letters", act: "letters.read", component: lazy(() => import("./letters/room.tsx")) },
  { id: "editions", act: "editions.read", component: lazy(() => import("./editions/room.tsx")) },
  { id: "readers", act: "readers.read", component: lazy(() => import("./readers/room.tsx")) },
  { id: "mail", act: "mail.read", component: lazy(() => import("./mail/room.tsx")) },
  { id: "partners", act: "partners.read", component: lazy(() => import("./partners/room.tsx")) },
  { id: "persons", act: "persons.read", component: lazy(() => import("./persons/room.tsx")) },
  { id: "proofs", act: "proofs.read", component: lazy(() => import("./proofs/room.tsx")) },
  { id: "retention", act: "retention.read", component: lazy(() => import("./retention/room.tsx")) },
  { id: "incidents", act: "incidents.read", component: lazy(() => import("./incidents/room.tsx")) },
  { id: "readings", act: "readings.read", component: lazy(() => import("./readings/room.tsx")) },
  { id: "ledger", act: "ledger.read", component: lazy(() => import("./ledger/room.tsx")) },
  { id: "staff", act: "staff.read", component: lazy(() => import("./staff/room.tsx")) },
];
