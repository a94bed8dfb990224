import { readFee } from "#builder/changes/figures.ts";

/** What the advice on a programme costs. */
export default function privateEquity() {
  return { fee: readFee("private-equity") };
}
