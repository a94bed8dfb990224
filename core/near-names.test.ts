import fc from "fast-check";
import { expect, test } from "vitest";
import {
  areNear,
  editDistance,
  likenessOf,
  NearNames,
  readName,
  readPersonName,
} from "./near-names.ts";

const likeness = (one: string, other: string) => likenessOf(readName(one), readName(other));

test.each([
  ["Fondation des Ormes", "FONDATION DES ORMES"],
  ["Société Générale d’Études S.A.", "Societe generale d'etudes"],
  ["Confluence I SCSp", "Confluence I"],
  ["Moselle Family Office GmbH", "moselle family-office"],
  ["Ormes, Fondation des", "Fondation des Ormes"],
  ["Confluence I S.A.", "Confluence 1"],
  ["Rivière S.à r.l.", "Rivière SARL"],
  ["Rivière S.àr.l.", "Rivière Sàrl"],
  ["S.A.S. Rivière", "Rivière SAS"],
  ["Rivière S. C. Sp.", "Rivière, société en commandite spéciale"],
  ["Tilleuls SICAV-RAIF", "SICAV Tilleuls"],
  ["Les Tilleuls Ltd.", "TILLEULS (Limited)"],
  ["SCI Les Tilleuls", "Les Tilleuls, SCI"],
  ["Caisse de prévoyance du Limpertsberg", "Caisse de prevoyance de Limpertsberg"],
  ["Bourdelle & Fils", "Bourdelle et Fils"],
  ["Fondation St-Éloi", "Fondation Saint-Eloi"],
  ["Fonds Ⅱ", "Fonds II"],
  ["ConfluenceII", "Confluence 2"],
  ["Family Office Kirch-Berg", "Family Office Kirchberg"],
  ["Fonds 2019 II", "Fonds II 2019"],
])("%s is %s, in other words", (one, other) => {
  expect(likeness(one, other)).toBe("words");
});

test.each([
  ["Fondation des Ormes", "Fondation des Orme"],
  ["Bourdelle", "Bourdele SA"],
  ["Bourdelle", "Boudrelle"],
  ["Investissements Moreau II", "Investisements Moreau 2"],
  ["Müller Holding", "Mueller Holding"],
  // Three mistakes, each of which takes one letter away and brings another.
  ["Immobilienverwaltung", "Immxbiliynverwkltung"],
])("%s may be %s, mistyped", (one, other) => {
  expect(likeness(one, other)).toBe("letters");
});

test.each([
  ["Confluence I", "Confluence II"],
  ["Confluence II", "Confluence III"],
  ["ConfluenceII", "ConfluenceIII"],
  ["Confluence 2", "Confluence 3"],
  ["Confluence", "Confluence II"],
  ["Rives 2019", "Rives 2020"],
  ["Croissance 2019 IV", "Croissance 2019 VI"],
  ["Rives T2", "Rives T3"],
  ["SCI A", "SCI B"],
  ["Compartiment A Rives", "Compartiment B Rives"],
  ["Rives Nord", "Rives Sud"],
  ["Fondation des Ormes", "Fondation des Ormes Paris"],
  ["Fondation des Ormes", "Moselle Family Office"],
  ["Fondation des Chênes", "Fondation des Frênes"],
])("%s is another than %s", (one, other) => {
  expect(likeness(one, other)).toBeUndefined();
});

test("a person is the same with a title and in either order", () => {
  const likenessOfPersons = (one: string, other: string) =>
    likenessOf(readPersonName(one), readPersonName(other));
  expect(likenessOfPersons("Mme Claire Martin", "MARTIN Claire")).toBe("words");
  expect(likenessOfPersons("Maître Léa Dupont", "Lea Dupond")).toBe("letters");
  expect(likenessOfPersons("Jean Martin", "Jeanne Marchand")).toBeUndefined();
});

test("nothing is near an empty name, and a name of nothing but a form keeps it", () => {
  expect(areNear("", "Ormes")).toBe(false);
  expect(areNear("…", "…")).toBe(false);
  expect(areNear("S.A.", "SA")).toBe(true);
});

test("letters that changed places are one mistake", () => {
  expect(editDistance("ormes", "omres")).toBe(1);
  expect(editDistance("bourdelle", "bourdele")).toBe(1);
  expect(editDistance("", "abc")).toBe(3);
});

test("it is the same in both directions, and a name is near itself", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(likeness(one, other)).toBe(likeness(other, one));
      if (readName(one).fingerprint) expect(likeness(one, one)).toBe("words");
    }),
  );
});

test("other numerals are never near, whatever stands around them", () => {
  const roman = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
  const number = fc.integer({ min: 1, max: 10 });
  fc.assert(
    fc.property(
      ...([number, number, fc.boolean(), fc.boolean()] as const),
      fc.constantFrom("Rives", "Confluence Croissance", "SCSp Tilleuls"),
      (one, other, oneRoman, otherRoman, name) => {
        const write = (value: number, isRoman: boolean) =>
          `${name} ${isRoman ? roman[value] : value}`;
        expect(areNear(write(one, oneRoman), write(other, otherRoman))).toBe(one === other);
      },
    ),
  );
});

test("of many names, those that are alike are among the few that are compared", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abeilnrst"), minLength: 1, maxLength: 9 });
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 20 }), fc.nat(9), (one, others, at) => {
      // A mistake or two in it, beside names that are anybody's.
      const mistyped = `${one.slice(0, at)}${one.slice(at + 1)}`;
      const all = [mistyped, ...others].map((other) => ({ read: readName(other) }));
      const place = new NearNames<(typeof all)[number]>();
      for (const other of all) place.add(other);
      const own = readName(one);
      const maybe = place.maybeLike(own);
      for (const other of all.filter(({ read }) => likenessOf(own, read))) {
        expect(maybe).toContain(other);
      }
    }),
  );
});
