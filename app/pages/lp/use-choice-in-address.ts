import { useSearchParams } from "react-router";
import type { Fund } from "#app/features/account/overview.ts";
import { documentTypes } from "#core/document-types.ts";
import type { Choice } from "./group-documents.ts";

/** What the partner chose, in the address: it survives a reload, and signing in again. */
export function useChoiceInAddress(funds: readonly Fund[]) {
  const [parameters, setParameters] = useSearchParams();
  const asked = { fund: parameters.get("fund"), type: parameters.get("type") };
  const choice: Choice = {
    fund: funds.find(({ id }) => id === asked.fund)?.id ?? "",
    type: documentTypes.find((known) => known === asked.type) ?? "",
  };

  function choose(change: Partial<Choice>): void {
    const next = new URLSearchParams(parameters);
    for (const [key, value] of Object.entries(change)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    setParameters(next, { replace: true, preventScrollReset: true });
  }

  return { choice, choose };
}
