import { expect, test } from "vitest";
import { languages } from "#core/languages.ts";
import { formatDay } from "./office-times.ts";

test.for(languages)("days are named as Intl names them in %s", (language) => {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  for (let day = 0; day < 7; day++) {
    // The first of November 2026 is a Sunday.
    const date = new Date(Date.UTC(2026, 10, 1 + day));
    expect(formatDay(day, language)).toBe(format.format(date));
  }
});
