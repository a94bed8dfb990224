import type { Draft } from "./match-file.ts";

/** An empty text leaves what is there. */
type Values = Pick<Draft, "fund" | "type" | "period">;
type Changed = { drafts: Draft[]; changed: number };

const fields = ["fund", "type", "period"] as const;

/** Sets the values of the documents with these hashes, whatever they had. */
export function setForAll(
  drafts: readonly Draft[],
  hashes: readonly string[],
  values: Values,
): Changed {
  const chosen = new Set(hashes);
  return change(drafts, (draft, field) => chosen.has(draft.sha256) && values[field]);
}

/** Sets the values where there are none yet, and nowhere else. */
export function fillMissing(drafts: readonly Draft[], values: Values): Changed {
  return change(drafts, (draft, field) => !draft[field] && values[field]);
}

function change(
  drafts: readonly Draft[],
  valueFor: (draft: Draft, field: (typeof fields)[number]) => string | false,
): Changed {
  let changed = 0;
  const next = drafts.map((draft) => {
    const own = fields.flatMap((field) => {
      const value = valueFor(draft, field);
      return value && value !== draft[field] ? [[field, value]] : [];
    });
    if (own.length === 0) return draft;
    changed += 1;
    return { ...draft, ...Object.fromEntries(own) };
  });
  return { drafts: next, changed };
}
