import { type ComponentProps, useEffect, useRef } from "react";

type Props = ComponentProps<"div"> & {
  /** False where it is part of the page from the beginning. */
  takesFocus?: boolean;
};

/**
 * What appears in the place of the button that asked for it. It takes the focus, which was on that
 * button, so that reading goes on here. Its name is read out: give it `aria-label` or
 * `aria-labelledby`.
 */
export function Appeared({ takesFocus = true, ...rest }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  // biome-ignore lint/a11y/useSemanticElements: not all of these are forms, as a fieldset would be.
  return <div role="group" {...rest} ref={place} tabIndex={-1} />;
}
