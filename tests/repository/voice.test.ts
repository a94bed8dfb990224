import { expect, test } from "vitest";
import { countHabits } from "../voice/count-habits.ts";
import { voices, voiceTable } from "../voice/voice-table.ts";

const all = voices();
// `VOICE=1 npx vitest run --project unit tests/repository/voice.test.ts` prints the counts.
if (process.env.VOICE) process.stdout.write(`${voiceTable(all)}\n`);

test("the habits are recognised in both languages", () => {
  const fr = countHabits([
    {
      at: "",
      language: "fr",
      text: "Ce que nous lisons le même jour, par écrit et daté, non ce que l’on espère. Voilà tout.",
    },
  ]);
  expect(fr).toMatchObject({ openings: 1, antitheses: 1, same: 1, inWriting: 1, dated: 1 });
  expect(fr).toMatchObject({ sentences: 2, shortSentences: 1, punchlines: 1 });
  const en = countHabits([
    { at: "", language: "en", text: "What we read, not what we hope. It is dated." },
  ]);
  expect(en).toMatchObject({ openings: 1, antitheses: 1, dated: 1, punchlines: 1 });
});
