import fc from "fast-check";
import { expect, test } from "vitest";
import { nearest, nearness } from "./near-names.ts";

test.each([
  ["Fondation des Ormes", "FONDATION DES ORMES"],
  ["Société Générale d’Études S.A.", "Societe generale d'etudes"],
  ["Confluence I SCSp", "Confluence I"],
  ["Moselle Family Office GmbH", "moselle family-office"],
  ["Ormes, Fondation des", "Fondation des Ormes"],
  ["Confluence I S.A.", "Confluence I"],
  ["Rivière S.à r.l.", "Rivière SARL"],
  ["S.A.S. Rivière", "Rivière SAS"],
])("%s is %s", (one, other) => {
  expect(nearness(one, other)).toBe(1);
});

test.each([
  ["Fondation des Ormes", "Fondation des Orme"],
  ["Caisse de prévoyance du Limpertsberg", "Caisse de prevoyance de Limpertsberg"],
])("%s is near %s", (one, other) => {
  expect(nearness(one, other)).toBeGreaterThan(0.85);
  expect(nearness(one, other)).toBeLessThan(1);
});

test.each([
  ["Confluence I", "Confluence II"],
  ["Rives 2023", "Rives 2024"],
  ["Fondation des Ormes", "Moselle Family Office"],
])("%s is not near %s", (one, other) => {
  expect(nearness(one, other)).toBeLessThan(0.75);
});

test("nothing is near an empty name", () => {
  expect(nearness("", "Ormes")).toBe(0);
  expect(nearness("…", "…")).toBe(0);
});

test("the nearest is found, and there is none among none", () => {
  const names = ["Confluence II", "Confluence I", "Fondation des Ormes"];
  expect(nearest("confluence 1", [])).toBeUndefined();
  expect(nearest("CONFLUENCE I S.C.Sp.", names)?.name).toBe("Confluence I");
});

test("it is the same in both directions, and between 0 and 1", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const near = nearness(one, other);
      expect(near).toBe(nearness(other, one));
      expect(near).toBeGreaterThanOrEqual(0);
      expect(near).toBeLessThanOrEqual(1);
    }),
  );
});
