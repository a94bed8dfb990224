import type { ComponentProps, MouseEvent, ReactNode } from "react";

type Props = ComponentProps<"button"> & {
  variant?: "primary" | "secondary" | "quiet";
  /**
   * Shows `pendingLabel` and ignores presses, also those of the Enter key in a field of its form.
   * The button stays focusable: one that is `disabled` would lose the focus, and with it the place
   * from which somebody reads on.
   */
  pending?: boolean | undefined;
  pendingLabel?: string;
  children: ReactNode;
};

const classNames = {
  primary: "button",
  secondary: "button button-secondary",
  quiet: "button-quiet",
};

export function Button({
  variant = "primary",
  pending = false,
  pendingLabel,
  type = "button",
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type={type}
      className={classNames[variant]}
      aria-disabled={pending || undefined}
      onClick={pending ? ignorePress : onClick}
      {...rest}
    >
      {pendingLabel ? (
        // Both labels are in one grid cell, so that the button keeps its width.
        <span className="button-labels" data-pending={pending}>
          <span>{children}</span>
          <span>{pendingLabel}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** Keeps a form from being sent, too: Enter in one of its fields presses its button. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}
