import { useSyncExternalStore } from "react";

export type Store<Value> = {
  read: () => Value;
  /** Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
};

/** Watches for changes from outside and calls `tell`; returns a function that stops it. */
type Watch = (tell: () => void) => () => void;

const nothing = () => {};

/**
 * A value outside of React that changes: how it is read, and how listeners are told of a change.
 * `watch` runs only while there are listeners.
 */
export function createStore<Value>(
  read: () => Value,
  watch: Watch = () => nothing,
): Store<Value> & { tell: () => void } {
  const listeners = new Set<() => void>();
  let stop = nothing;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) stop = watch(tell);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stop();
    };
  }

  return { read, subscribe, tell };
}

/** The value of a store now; `built` is its value in the built page, until that is hydrated. */
export function useStore<Value, Built>({ read, subscribe }: Store<Value>, built: Built) {
  return useSyncExternalStore<Value | Built>(subscribe, read, () => built);
}
