/** Letters read on a thread of its own: whatever a text does to the parser, forms are answered on. */
import { join } from "node:path";
import {
  type LetterReader,
  notChecked,
  notRendered,
} from "#functions/_shared/letters/letter-reader.ts";
import type { AskedOfLetter, SaidOfLetter } from "./letter-thread.ts";
import { DeadlinePassed, workThread } from "./work-thread.ts";

// The heaviest text that is read takes half a second of a processor, which others may be using.
const limits = { deadline: 5_000, mostWaiting: 20, heap: 128 };

export function letterReader(deadline = limits.deadline): LetterReader {
  const ask = workThread<AskedOfLetter, SaidOfLetter>(
    join(import.meta.dirname, "letter-thread.ts"),
    { ...limits, deadline },
  );
  const inTime = async (asked: AskedOfLetter): Promise<SaidOfLetter> =>
    ask(asked).catch((error: unknown) => {
      if (error instanceof DeadlinePassed) return {};
      throw error;
    });
  return {
    render: async (letter, sender) => (await inTime({ letter, sender })).rendered ?? notRendered,
    check: async (letter) => (await inTime({ letter })).checks ?? notChecked,
    // One that could not be read in time is too heavy.
    faultsOfEdition: async (edition) => (await inTime({ edition })).faults ?? 1,
    faultsOfPublication: async (publication) => (await inTime({ publication })).faults ?? 1,
  };
}
