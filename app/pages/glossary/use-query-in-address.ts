import { type RefObject, useEffect } from "react";

const parameter = "q";
/** Once the typing pauses. */
const settles = 300;

/**
 * Takes the query from the address, or from what was typed before the page came alive, and keeps
 * it in the address from then on, so that a filtered list can be shared. The router is left out:
 * to it, every letter would be a page change.
 */
export function useQueryInAddress(
  query: string,
  setQuery: (query: string) => void,
  field: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const asked = field.current?.value || new URLSearchParams(location.search).get(parameter);
    if (!asked) return;
    if (field.current) field.current.value = asked;
    setQuery(asked);
  }, [field, setQuery]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      if ((url.searchParams.get(parameter) ?? "") === query) return;
      if (query) url.searchParams.set(parameter, query);
      else url.searchParams.delete(parameter);
      history.replaceState(history.state, "", url);
    }, settles);
    return () => clearTimeout(timer);
  }, [query]);
}
