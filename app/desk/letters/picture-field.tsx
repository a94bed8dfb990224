import { useId, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { addPicture, type Picture } from "./add-picture.ts";

/** A file field; the chosen picture is inserted into the letter at the cursor. */
export function PictureField({ onAdd }: { onAdd: (picture: Picture) => void }) {
  const { t } = useTranslation("desk");
  const id = useId();
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");

  async function add(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    setState("sending");
    const picture = await addPicture(file);
    // Without this, choosing the same file again would not be noticed.
    input.value = "";
    setState(picture ? "idle" : "failed");
    if (picture) onAdd(picture);
  }

  return (
    <div className="letter-picture">
      <label htmlFor={id}>{t("letters.insert.picture")}</label>
      <input
        id={id}
        type="file"
        accept="image/*"
        disabled={state === "sending"}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => add(currentTarget)}
      />
      <p id={`${id}-hint`}>{t("letters.insert.pictureHint")}</p>
      <p role="status">{state === "failed" && t("letters.insert.pictureFailed")}</p>
    </div>
  );
}
