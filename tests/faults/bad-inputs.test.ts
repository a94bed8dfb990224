/** Ten thousand and more, other ones at each run: what fails says by which seed it is met again. */
import { testBadInputs } from "../db/bad-inputs.ts";

testBadInputs("embedded", 900);
testBadInputs("postgres", 300);
