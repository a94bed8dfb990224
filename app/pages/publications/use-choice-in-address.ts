import { useEffect, useState } from "react";
import { type Category, categories } from "#core/catalogue.ts";
import type { Choice } from "./choose.ts";

const nothing: Choice = { category: "", query: "" };

function readAddress(): Choice {
  const asked = new URLSearchParams(location.search);
  const category = categories.find((known) => known === asked.get("category"));
  return { category: category ?? "", query: asked.get("q") ?? "" };
}

function write({ category, query }: Choice): void {
  const url = new URL(location.href);
  for (const [key, value] of [
    ["category", category],
    ["q", query],
  ] as const) {
    if (value) url.searchParams.set(key, value);
    else url.searchParams.delete(key);
  }
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}

/** What the visitor chose, kept in the address so that a filtered list can be shared. */
export function useChoiceInAddress() {
  const [choice, setChoice] = useState(nothing);
  useEffect(() => setChoice(readAddress()), []);
  function choose(change: Partial<{ category: Category | ""; query: string }>) {
    const next = { ...choice, ...change };
    setChoice(next);
    write(next);
  }
  return { choice, choose, clear: () => choose(nothing) };
}
