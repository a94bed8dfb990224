import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML as it was built, true once the page is alive. */
export function useHydrated(): boolean {
  return useOnceAlive(true, false);
}

/** What the page comes alive with, then what is so: where both are the same it is not drawn again. */
export function useOnceAlive<Value extends string | boolean>(alive: Value, built: Value): Value {
  return useSyncExternalStore(
    never,
    () => alive,
    () => built,
  );
}
