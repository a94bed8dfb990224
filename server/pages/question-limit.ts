/**
 * How many questions the host itself answers. An answer takes the processor far longer than a page
 * does, in the process that sends the pages; browsers with JavaScript answer their own.
 */

// Of one client: so many at once, then one in so many milliseconds.
const atOnce = 8;
const every = 2_000;
// Of all together: a tenth of the time, whatever an answer takes on this machine. What it takes
// longer than that is due to other programs, and not counted: two a second are always answered.
const share = 1 / 10;
const longestAnswer = 50;
const mostAhead = 3_000;

/** The answer, or the seconds that the client has to wait for one. */
export type QuestionLimit = (client: string, answer: () => Buffer) => Buffer | number;

export function createQuestionLimit(now = () => performance.now()): QuestionLimit {
  // The times at which nothing of what is allowed is used up any more.
  const clients = new Map<string, number>();
  let everybody = 0;
  return (client, answer) => {
    const began = now();
    for (const [known, free] of clients) if (free <= began) clients.delete(known);
    const own = clients.get(client) ?? began;
    const wait = Math.max(own - (atOnce - 1) * every, everybody - mostAhead) - began;
    if (wait > 0) return Math.ceil(wait / 1000);
    clients.set(client, own + every);
    const answered = answer();
    everybody = Math.max(everybody, began) + Math.min(now() - began, longestAnswer) / share;
    return answered;
  };
}
