import type { ComponentProps, ReactNode } from "react";

type Props = ComponentProps<"button"> & {
  variant?: "primary" | "secondary" | "quiet";
  /** Shows `pendingLabel` and disables the button. */
  pending?: boolean;
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
  disabled,
  children,
  ...rest
}: Props) {
  return (
    <button type={type} className={classNames[variant]} disabled={disabled || pending} {...rest}>
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
