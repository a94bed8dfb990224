/** The same few at every run; `npm run test:faults` sends thousands, and others each time. */
import { engines } from "./backend.ts";
import { testBadInputs } from "./bad-inputs.ts";

for (const engine of engines) testBadInputs(engine, 40, { seed: 7 });
