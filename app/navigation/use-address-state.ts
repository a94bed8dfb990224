import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useSearchParams } from "#app/navigation/router.tsx";
import { useOnceAlive } from "#app/ui/use-hydrated.ts";

type Values<Key extends string> = Record<Key, string>;

export type AddressState<Key extends string> = {
  values: Values<Key>;
  /** For a choice: it is in the address at once. */
  change: (values: Partial<Values<Key>>) => void;
  /** For a text: it is in the address once the typing pauses, or by `settle`. */
  type: (values: Partial<Values<Key>>) => void;
  /** For when a field is left. */
  settle: () => void;
};

/** In milliseconds. Safari allows a page 100 changes of its address in 30 seconds. */
const typingPause = 300;

/**
 * What a visitor chooses on a page, kept in the query of its address: it can be shared, survives a
 * reload and goes along when the language is switched. The page shows a change at once, and the
 * address follows; an address that changes by other means (back, forward, a link) is shown.
 *
 * `early` reads what the visitor chose before the page was hydrated, so that it is not lost.
 */
export function useAddressState<Key extends string>(
  keys: readonly Key[],
  early?: () => Values<Key>,
): AddressState<Key> {
  const [parameters, setParameters] = useSearchParams();
  // The page was built without a query, and must be hydrated as it was built.
  const address = useOnceAlive(parameters.toString(), "");
  const [state, setState] = useState(() => ({
    address,
    values: read(new URLSearchParams(address), keys),
    /** Whether the values are newer than the address, until the typing pauses. */
    ahead: false,
  }));
  if (address !== state.address) {
    setState({
      ...state,
      address,
      ...(!state.ahead && { values: read(new URLSearchParams(address), keys) }),
    });
  }

  function write(values: Values<Key>): void {
    setState({ ...state, values, ahead: false });
    // Read from the browser: a change of a moment ago may not be rendered yet.
    const now = new URLSearchParams(location.search);
    const next = new URLSearchParams(now);
    for (const key of keys) {
      if (values[key]) next.set(key, values[key]);
      else next.delete(key);
    }
    if (next.toString() === now.toString()) return;
    setParameters(next, { replace: true, preventScrollReset: true });
  }

  function change(values: Partial<Values<Key>>): void {
    write({ ...state.values, ...values });
  }

  function type(values: Partial<Values<Key>>): void {
    setState({ ...state, values: { ...state.values, ...values }, ahead: true });
  }

  function settle(): void {
    if (state.ahead) write(state.values);
  }

  const settleLater = useEffectEvent(settle);
  useEffect(() => {
    if (!state.ahead) return;
    const timer = setTimeout(() => settleLater(), typingPause);
    return () => clearTimeout(timer);
  }, [state]);

  const keepEarly = useEffectEvent(() => {
    const chosen = Object.entries(early?.() ?? {}).filter(([, value]) => value);
    if (chosen.length > 0) type({ ...read(parameters, keys), ...Object.fromEntries(chosen) });
  });
  // Before the next paint: otherwise the field would be rendered without it.
  useLayoutEffect(() => keepEarly(), []);

  return { values: state.values, change, type, settle };
}

function read<Key extends string>(parameters: URLSearchParams, keys: readonly Key[]): Values<Key> {
  return Object.fromEntries(keys.map((key) => [key, parameters.get(key) ?? ""])) as Values<Key>;
}
