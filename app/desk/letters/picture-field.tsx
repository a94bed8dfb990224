import { useId, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { addPicture, type Picture } from "./add-picture.ts";

/** A file field; the chosen picture is inserted into the letter at the cursor. */
export function PictureField({ onAdd }: { onAdd: (picture: Picture) => void }) {
  const { t } = useTranslation("desk");
  const id = useId();
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");

  async function add([file]: readonly File[]): Promise<void> {
    if (!file) return;
    setState("sending");
    const picture = await addPicture(file);
    setState(picture ? "idle" : "failed");
    if (picture) onAdd(picture);
  }

  return (
    <div className="letter-picture">
      <label htmlFor={id}>{t("letters.insert.picture")}</label>
      <FileInput
        id={id}
        accept="image/*"
        busy={state === "sending"}
        aria-describedby={`${id}-hint`}
        onFiles={add}
      />
      <p id={`${id}-hint`}>{t("letters.insert.pictureHint")}</p>
      <p role="status">{state === "failed" && t("letters.insert.pictureFailed")}</p>
    </div>
  );
}
