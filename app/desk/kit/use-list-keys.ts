import { type KeyboardEvent, useState } from "react";
import { createStore, useStore } from "#app/state/store.ts";

/** Letters as keys can be turned off, for this visit: whoever speaks to their machine types letters by chance. */
let off = false;
const keysStore = createStore(() => off);

export function useKeysOff(): [boolean, (off: boolean) => void] {
  const isOff = useStore(keysStore, false);
  return [
    isOff,
    (wanted) => {
      off = wanted;
      keysStore.tell();
    },
  ];
}

/**
 * One row at a time is a stop of the Tab key, beside the links and boxes in the rows. While a row has
 * the focus, j and k or the arrows go to the next and the one before, Enter opens it, x chooses it.
 * Arrows, Enter and the space bar work always.
 */
export function useListKeys(count: number) {
  const [current, setCurrent] = useState(0);
  const [isOff] = useKeysOff();
  const stop = Math.min(current, count - 1);

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>): void {
    const row = event.currentTarget;
    if (event.target !== row || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = isOff && /^[jkx]$/.test(event.key) ? "" : event.key;
    const to = (other: Element | null) => (other as HTMLElement | null)?.focus();
    if (key === "j" || key === "ArrowDown") to(row.nextElementSibling);
    else if (key === "k" || key === "ArrowUp") to(row.previousElementSibling);
    else if (key === "Enter") row.querySelector<HTMLElement>("a, button")?.click();
    else if (key === "x" || key === " ") {
      row.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
    } else return;
    event.preventDefault();
  }

  return (index: number) => ({
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setCurrent(index),
    onKeyDown,
  });
}
