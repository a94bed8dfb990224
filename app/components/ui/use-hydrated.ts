import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML as it was built, true once the page is alive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
