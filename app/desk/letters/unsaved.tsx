import { useTranslation } from "#app/i18n/use-translation.tsx";
import { DeskLink } from "../kit/desk-link.tsx";
import type { LetterWork } from "./letter.ts";
import type { Writing } from "./use-letter.ts";
import { useSavingWords } from "./use-saving-words.ts";

type Props = { work: LetterWork; writing: Writing };

/** Where a letter would be acted upon: not while this tab holds more of it than the others can read. */
export function Unsaved({ work, writing: { saving } }: Props) {
  const { t } = useTranslation("desk");
  const words = useSavingWords(saving, work.number);
  return (
    <div className="letter-asks">
      <p role="status">{`${words} ${t("letters.unsaved.text")}`}</p>
      <p>
        <DeskLink room="letters" chosen={{ letter: work.id, part: "write" }} className="link">
          {t("letters.unsaved.back")}
        </DeskLink>
      </p>
    </div>
  );
}
