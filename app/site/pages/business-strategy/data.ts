import { readFee } from "#builder/changes/figures.ts";

/** The prices of the stages. */
export default function businessStrategy() {
  return { prices: readFee("strategy") };
}
