type Stop = () => unknown;

const stops: Stop[] = [];

/** What must be ended or removed with the part, whatever becomes of it. */
export function atEnd(stop: Stop): void {
  stops.push(stop);
}

/** The last first; one that fails does not keep the others from being tried. */
export async function endAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) {
    try {
      await stop();
    } catch (error) {
      process.stderr.write(`  could not be ended: ${String(error)}\n`);
    }
  }
}
