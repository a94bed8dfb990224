import { expect, test } from "vitest";
import { typeset } from "./typeset.ts";

test("French gets its narrow no-break spaces", () => {
  expect(typeset("Il dit : « oui » ! Vraiment ?", "fr")).toBe(
    "Il dit\u202f: «\u202foui\u202f»\u202f! Vraiment\u202f?",
  );
  expect(typeset("12 000 euros, 8 % ; n° 12", "fr")).toBe(
    "12\u202f000\u00a0euros, 8\u202f%\u202f; n°\u00a012",
  );
  expect(typeset("Sous {{days}} jours ouvrés, 24 mois", "fr")).toBe(
    "Sous {{days}}\u00a0jours ouvrés, 24\u00a0mois",
  );
  expect(typeset("**Quel accord ?** Les", "fr")).toBe("**Quel accord\u202f?** Les");
  expect(typeset("378 t éq. CO₂", "fr")).toBe("378\u202ft\u00a0éq.\u00a0CO₂");
});

test("addresses and times keep their colons", () => {
  expect(typeset("https://www.example.com/?a=b à 12:30", "fr")).toBe(
    "https://www.example.com/?a=b à 12:30",
  );
});

test("setting a text twice changes nothing more", () => {
  const once = typeset("« l'art. 6 » : 1 000 000 tonnes ; 3 M€ !", "fr");
  expect(typeset(once, "fr")).toBe(once);
});

test("English keeps a number with its unit", () => {
  expect(typeset("€9 million, 378 tonnes", "en")).toBe("€9\u00a0million, 378\u00a0tonnes");
});
