import { useAddressState } from "#app/navigation/use-address-state.ts";
import { useMay } from "../colleague.ts";
import { LetterPage } from "./letter-page.tsx";
import { Letters } from "./list.tsx";
import { NewLetter } from "./new-letter.tsx";

/** The list of letters, or one of them. */
export default function LettersRoom() {
  const { values } = useAddressState(["letter"]);
  const may = useMay();
  if (values.letter === "new") return may("approvals.write") ? <NewLetter /> : <Letters />;
  return values.letter ? <LetterPage key={values.letter} id={values.letter} /> : <Letters />;
}
