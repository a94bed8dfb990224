import { useSyncExternalStore } from "react";

export type Store<Value> = {
  read: () => Value;
  /** Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
};

/** Begins to look out for changes that come from elsewhere; returns what ends it. */
type Watch = (tell: () => void) => () => void;

const nothing = () => {};

/**
 * What lives outside of React and changes: how it is read, and who is told that it has changed.
 * It is watched only as long as anybody listens.
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

/** What a store says now; `built` is what the built page says, before it is alive. */
export function useStore<Value, Built>({ read, subscribe }: Store<Value>, built: Built) {
  return useSyncExternalStore<Value | Built>(subscribe, read, () => built);
}
