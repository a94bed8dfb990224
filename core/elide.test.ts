import { expect, test } from "vitest";
import { fillElided } from "./elide.ts";

const of = (name: string) => fillElided("Rôles de {{name}}", () => name).slice("Rôles ".length);

test.each([
  ...[
    "d’Anne",
    "d’Anaïs",
    "d’Élodie",
    "d’Éric",
    "d’Œdipe",
    "d’Ulysse",
    "d’Isabelle",
    "d’Îles et Mers",
  ],
  ...["d’engagements.xlsx", "d’octobre 2026", "d’AXA", "d’UBS"],
  ...[
    "de Bruno",
    "de Zoé",
    "de Le Havre",
    "de Les Tilleuls",
    "de L’Orangerie",
    "de 11",
    "de « Anne »",
  ],
  ...["d’Hélène", "d’Henri", "d’Hervé", "d’Hermine", "d’Hippolyte", "d’Honoré", "d’Hortense"],
  ...["d’Hubert", "d’Hugo", "d’Hugues", "d’Horizon Capital", "d’Hôtel du Lac", "d’Hydro SA"],
  ...["de Hans", "de Harry", "de Hollande", "de Hambourg", "de Holding Sud", "de Haute-Rive"],
  ...["d’Yves", "d’Yvonne", "d’Ysée", "d’Ypres", "de Yann", "de Yasmine", "de Yolande", "de Y"],
  ...["de Onze Mai", "de Ouistiti"],
])("%s", (expected) => {
  expect(of(expected.replace(/^(?:d’|de )/, ""))).toBe(expected);
});

test("other words elide alike, and only whole words do", () => {
  const say = (text: string) => fillElided(text, () => "Anne");
  expect(say("parce que {{a}} part")).toBe("parce qu’Anne part");
  expect(say("Que {{a}} parte, jusque {{a}}")).toBe("Qu’Anne parte, jusqu’Anne");
  expect(say("beside {{a}}, grande {{a}}, à {{a}}")).toBe("beside Anne, grande Anne, à Anne");
});
