/**
 * The rooms of the desk, in the order of the menu: the group (none for a room that stands by itself),
 * the act that one must be allowed to enter, and the code. In its words a room has one name, as `nav`
 * and as `title`.
 */
import { type ComponentType, lazy } from "react";

export const roomGroups = [
  "visitors",
  "letters",
  "investors",
  "texts",
  "compliance",
  "house",
] as const;
export type RoomGroup = (typeof roomGroups)[number];

type RoomId =
  | "waiting"
  | "messages"
  | "persons"
  | "letters"
  | "readers"
  | "partners"
  | "releases"
  | "readings"
  | "editions"
  | "pages"
  | "publications"
  | "approvals"
  | "proofs"
  | "retention"
  | "incidents"
  | "ledger"
  | "mail"
  | "staff"
  | "search";

export type RoomRow = {
  id: RoomId;
  group: RoomGroup | null;
  act: string;
  component: ComponentType;
};

export const rooms: readonly RoomRow[] = [
  {
    id: "waiting",
    group: null,
    act: "staff.read",
    component: lazy(() => import("./waiting/room.tsx")),
  },
  {
    id: "messages",
    group: "visitors",
    act: "messages.read",
    component: lazy(() => import("./messages/room.tsx")),
  },
  {
    id: "persons",
    group: "visitors",
    act: "persons.read",
    component: lazy(() => import("./persons/room.tsx")),
  },
  {
    id: "letters",
    group: "letters",
    act: "letters.read",
    component: lazy(() => import("./letters/room.tsx")),
  },
  {
    id: "readers",
    group: "letters",
    act: "readers.read",
    component: lazy(() => import("./readers/room.tsx")),
  },
  {
    id: "partners",
    group: "investors",
    act: "partners.read",
    component: lazy(() => import("./partners/room.tsx")),
  },
  {
    id: "releases",
    group: "investors",
    act: "releases.read",
    component: lazy(() => import("./releases/room.tsx")),
  },
  {
    id: "readings",
    group: "investors",
    act: "readings.read",
    component: lazy(() => import("./readings/room.tsx")),
  },
  {
    id: "editions",
    group: "texts",
    act: "editions.read",
    component: lazy(() => import("./editions/room.tsx")),
  },
  {
    id: "pages",
    group: "texts",
    act: "pages.read",
    component: lazy(() => import("./pages/room.tsx")),
  },
  {
    id: "publications",
    group: "texts",
    act: "publications.read",
    component: lazy(() => import("./publications/room.tsx")),
  },
  {
    id: "approvals",
    group: "compliance",
    act: "approvals.read",
    component: lazy(() => import("./approvals/room.tsx")),
  },
  {
    id: "proofs",
    group: "compliance",
    act: "proofs.read",
    component: lazy(() => import("./proofs/room.tsx")),
  },
  {
    id: "retention",
    group: "compliance",
    act: "retention.read",
    component: lazy(() => import("./retention/room.tsx")),
  },
  {
    id: "incidents",
    group: "compliance",
    act: "incidents.read",
    component: lazy(() => import("./incidents/room.tsx")),
  },
  {
    id: "ledger",
    group: "compliance",
    act: "ledger.read",
    component: lazy(() => import("./ledger/room.tsx")),
  },
  {
    id: "mail",
    group: "house",
    act: "mail.read",
    component: lazy(() => import("./mail/room.tsx")),
  },
  {
    id: "staff",
    group: "house",
    act: "staff.read",
    component: lazy(() => import("./staff/room.tsx")),
  },
  {
    id: "search",
    group: null,
    act: "staff.read",
    component: lazy(() => import("./search/room.tsx")),
  },
];
