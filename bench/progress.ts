/** Prints progress to stderr, one line each. */
export function say(line: string): void {
  process.stderr.write(`  ${line}\n`);
}

/** Prints what is being measured, how many are left, and how long that will take. */
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
