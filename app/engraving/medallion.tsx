import { useId } from "react";
import type { Person } from "#content/people.ts";
import { copiesMarkup, Engraved } from "./engraved.tsx";
import { type Medallion as Drawing, medallionOf } from "./medallion.ts";

type Sitter = Pick<Person, "name" | "office" | "team">;

/**
 * Somebody's medallion: the river of their office behind, in the colour of their team, copper
 * inside.
 */
export function Medallion({ person: { name, office, team } }: { person: Sitter }) {
  const id = useId();
  return (
    <Engraved
      key={name}
      className={`medallion engraved ink-${team}`}
      viewBox="-100 -100 200 200"
      draw={() => markup(medallionOf(name, office), id)}
    />
  );
}

function markup({ river, lobes, heart }: Drawing, id: string): string {
  const copies = (part: string, { path, transforms }: Drawing["lobes"]) =>
    copiesMarkup(`${id}${part}`, path, transforms);
  return [
    `<clipPath id="${id}c"><circle r="96.5"/></clipPath><circle r="99"/><circle r="97"/>`,
    `<g class="medallion-river" clip-path="url(#${id}c)">${copies("r", river)}</g>`,
    `<circle class="medallion-field" r="72"/><g>${copies("l", lobes)}</g>`,
    `<g class="second-ink">${copies("h", heart)}</g>`,
  ].join("");
}
