/** The rooms of the desk, in their order: what one must be allowed to come in, and their code. */
import { type ComponentType, lazy } from "react";

export type RoomId = "waiting" | "messages" | "staff";

type RoomRow = { id: RoomId; act: string; component: ComponentType };

export const rooms: readonly RoomRow[] = [
  { id: "waiting", act: "staff.read", component: lazy(() => import("./waiting/room.tsx")) },
  { id: "messages", act: "messages.read", component: lazy(() => import("./messages/room.tsx")) },
  { id: "staff", act: "staff.read", component: lazy(() => import("./staff/room.tsx")) },
];
