import { useState } from "react";
import { ErrorSummary } from "#app/ui/error-summary.tsx";

/**
 * What is wrong with the one field of a form. Each time it is said anew: by `summary`, which stands
 * above the field and takes the focus, since `error` beside the field is read out only on coming
 * there.
 */
export function useFieldFault(fieldId: string) {
  const [{ text, tries }, setFault] = useState({ text: "", tries: 0 });
  return {
    error: text || undefined,
    setError: (said: string) => setFault((last) => ({ text: said, tries: last.tries + 1 })),
    summary: text && <ErrorSummary key={tries} faults={[{ fieldId, text }]} />,
  };
}
