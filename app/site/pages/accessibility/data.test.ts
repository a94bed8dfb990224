import { expect, test } from "vitest";
import { languages } from "#core/languages.ts";
import accessibility from "./data.ts";

test.each(languages)("the figures, verdicts and obstacles of the page agree, in %s", (language) => {
  const { products, themes, obstacles, together } = accessibility(language);
  const verdicts = themes.flatMap(({ criteria }) => criteria);
  expect(verdicts).toHaveLength(106);
  products.forEach(({ id, counts, rate }, index) => {
    const unmet = verdicts.filter((each) => each.verdicts[index] === "not-met");
    const told = obstacles.find(({ product }) => product === id)?.obstacles ?? [];
    expect(told.map((obstacle) => obstacle.id)).toEqual(unmet.map((each) => each.id));
    expect(counts["not-met"]).toBe(unmet.length);
    expect(rate).toBe(counts.met / (counts.met + unmet.length));
  });
  expect(together.counts["not-met"]).toBe(
    new Set(obstacles.flatMap((one) => one.obstacles.map(({ id }) => id))).size,
  );
});
