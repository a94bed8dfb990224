import { useId, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Language } from "#core/languages.ts";
import { addPicture } from "./add-picture.ts";
import { addressOfPicture, type DescribedPicture } from "./picture-text.ts";

type Props = {
  picture: DescribedPicture | undefined;
  isNew: boolean;
  /** Why it is not put into the text. */
  refused: string;
  /** Those of the other language, which mostly are the ones that are wanted here. */
  others: readonly DescribedPicture[];
  language: Language;
  onChange: (picture: DescribedPicture) => void;
  onDone: () => void;
  onClose: () => void;
};

/** A picture of the text: chosen, seen and described before it is put in. */
export function PictureDialog(props: Props) {
  const { picture, isNew, refused, others, language, onChange, onDone, onClose } = props;
  const { t } = useTranslation("desk");
  const id = useId();
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  const isWhole = picture !== undefined && picture.alt.trim() !== "";

  async function add([file]: readonly File[]): Promise<void> {
    if (!file) return;
    setState("sending");
    const added = await addPicture(file);
    setState(added ? "idle" : "failed");
    if (added) onChange({ ...added, alt: picture?.alt ?? "" });
  }

  return (
    <Dialog
      wide
      title={t(isNew ? "writing.picture.new" : "writing.picture.title")}
      onClose={onClose}
      actions={(dismiss) => (
        <>
          <Button onClick={isWhole ? onDone : undefined} aria-disabled={!isWhole}>
            {t(isNew ? "writing.insert" : "writing.replace")}
          </Button>
          <Button variant="quiet" onClick={dismiss}>
            {t("leave")}
          </Button>
        </>
      )}
    >
      <div className="writing-picture">
        <label htmlFor={id}>{t("writing.picture.file")}</label>
        <FileInput
          id={id}
          accept="image/*"
          busy={state === "sending"}
          aria-describedby={`${id}-hint`}
          onFiles={add}
        />
        <p id={`${id}-hint`}>{t("writing.picture.hint")}</p>
        <p role="status">
          {state === "sending" && t("writing.picture.sending")}
          {state === "failed" && t("writing.picture.failed")}
        </p>
        {others.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a fieldset.
          <div role="group" aria-label={t("writing.picture.others")}>
            <p>{t("writing.picture.others")}</p>
            {others.map((other) => (
              <button
                key={other.hash}
                type="button"
                aria-pressed={other.hash === picture?.hash}
                onClick={() => onChange({ ...other, alt: picture?.alt ?? "" })}
              >
                <img src={addressOfPicture(other)} alt={other.alt} />
              </button>
            ))}
          </div>
        )}
      </div>
      {picture && (
        <>
          {/* What it shows is about to be said in the field below it. */}
          <img
            className="writing-picture-seen"
            src={addressOfPicture(picture)}
            width={picture.width}
            height={picture.height}
            alt={picture.alt || t("writing.picture.undescribed")}
          />
          <TextField
            label={t("writing.picture.alt")}
            hint={t("writing.picture.altHint")}
            lang={language}
            autoComplete="off"
            required
            value={picture.alt}
            onChange={({ currentTarget }) => onChange({ ...picture, alt: currentTarget.value })}
          />
        </>
      )}
      <p role="alert">{refused}</p>
    </Dialog>
  );
}
