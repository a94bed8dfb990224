/** The same few at every run; `npm run test:faults` sends thousands, and others each time. */
import { bothEngines } from "./backend.ts";
import { testBadInputs } from "./bad-inputs.ts";

for (const engine of bothEngines) testBadInputs(engine, 40, { seed: 7 });
