import { useState } from "react";
import type { PartnerDocument } from "#core/acts/space.ts";

export type Chosen = ReturnType<typeof useChosen>;

/** The documents ticked for a zip file. They stay ticked while the filters change. */
export function useChosen(documents: readonly PartnerDocument[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = documents.filter(({ id, withdrawnAt }) => ids.has(id) && !withdrawnAt);
  return {
    documents: chosen,
    has: ({ id }: PartnerDocument) => ids.has(id),
    toggle({ id }: PartnerDocument): void {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    add(more: readonly PartnerDocument[]): void {
      setIds(new Set([...ids, ...more.map(({ id }) => id)]));
    },
    clear(): void {
      setIds(new Set());
    },
  };
}
