/** What can wait (`private.waiting` counts it), and the room where something is done about it. */
export type WaitingKind = "staff" | "partners" | "mail";

export const waitingRooms: Record<WaitingKind, { room: string; chosen?: Record<string, string> }> =
  {
    staff: { room: "staff" },
    partners: { room: "staff" },
    mail: { room: "mail", chosen: { state: "dead" } },
  };
