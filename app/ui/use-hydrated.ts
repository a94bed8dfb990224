import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the built HTML, true once React has hydrated it ("the page is alive"). */
export function useHydrated(): boolean {
  return useOnceAlive(true, false);
}

/** `built` while React hydrates the page, then `alive`; renders again only where the two differ. */
export function useOnceAlive<Value extends string | boolean>(alive: Value, built: Value): Value {
  return useSyncExternalStore(
    never,
    () => alive,
    () => built,
  );
}
