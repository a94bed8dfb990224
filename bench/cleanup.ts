type Stop = () => unknown;

const stops: Stop[] = [];

/** Registers something that must be stopped or removed when the part ends, however it ends. */
export function atEnd(stop: Stop): void {
  stops.push(stop);
}

/** Stops everything, the last first. If one fails, the others are still stopped. */
export async function endAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) {
    try {
      await stop();
    } catch (error) {
      process.stderr.write(`  could not be ended: ${String(error)}\n`);
    }
  }
}
