import { readFee } from "#builder/changes/figures.ts";

/** The scale of fees for a sale. */
export default function mergersAcquisitions() {
  return { fee: readFee("sale") };
}
