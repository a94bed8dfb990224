import { expect, test } from "vitest";
import { nearPairs } from "./near-pairs.ts";

const named = (...names: string[]) => names.map((name, at) => ({ id: String(at), name }));

test("finds what is nearly the same, the nearest first, and nothing else", () => {
  const found = nearPairs(
    named(
      "Fondation des Ormes",
      "Moselle Family Office",
      "Fondation des Hormes",
      "Fondation des Ormes S.A.",
    ),
  );
  expect(found.map(({ one, other }) => `${one.id}${other.id}`)).toEqual(["03", "02", "23"]);
  expect(found.map(({ likeness }) => likeness)).toEqual(["words", "letters", "letters"]);
});

test("among five hundred names the two that are near are found", () => {
  const houses = "Ormes Tilleuls Saules Noyers Hêtres Érables Chênes Frênes Aulnes Peupliers".split(
    " ",
  );
  const places = "Nancy Metz Trier Arlon Namur Liège Köln Bonn Lyon Dijon".split(" ");
  const kinds = ["Fondation", "Family Office", "Caisse de retraite", "Holding", "Mutuelle"];
  const all = named(
    ...kinds.flatMap((kind) =>
      houses.flatMap((house) => places.map((place) => `${kind} des ${house} de ${place} SA`)),
    ),
    "Rivière et Fils",
    "Riviere et Fils, SCSp",
  );
  const found = nearPairs(all);
  expect(found).toContainEqual(expect.objectContaining({ one: all[500], other: all[501] }));
});
