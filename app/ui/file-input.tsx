import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "onChange" | "onClick" | "disabled"> & {
  /**
   * Ignores what is pressed or chosen. It is not `disabled`, with which it would lose the focus,
   * and the next Tab would begin at the top of the page.
   */
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A field for files, which hands over what was chosen and is empty again. */
export function FileInput({ busy, onFiles, ...rest }: Props) {
  return (
    <input
      type="file"
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
      }}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Without this, choosing the same file again after correcting it would not be noticed.
        currentTarget.value = "";
        if (files.length > 0 && !busy) onFiles(files);
      }}
      {...rest}
    />
  );
}
