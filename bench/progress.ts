/** Progress goes to stderr, one line each: a report is not mixed with it. */
export function say(line: string): void {
  process.stderr.write(`  ${line}\n`);
}

/** Says what is being done, how many are left and for how long. */
export function countdown(total: number): (name: string) => void {
  const started = performance.now();
  let done = 0;
  return (name) => {
    const each = done > 0 ? (performance.now() - started) / done : 0;
    const left = each > 0 ? `, about ${minutes(each * (total - done))} left` : "";
    done += 1;
    say(`${done} of ${total}: ${name}${left}`);
  };
}

export function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
