import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "./button.tsx";

type Props = ComponentProps<typeof Button> & {
  /** What it asks, where one button asks several things in turn. */
  question?: string;
};

/** In milliseconds: longer than the 500 that Windows gives a double click, shorter than reading takes. */
const pause = 600;

/**
 * A button where others were a moment ago. The second press of a double click came before its words could be
 * read: it does nothing.
 */
export function FreshButton({ question = "", onClick, ...rest }: Props) {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRead(question), pause);
    return () => clearTimeout(timer);
  }, [question]);
  const unread = read !== question;
  return (
    <Button {...rest} data-unread={unread || undefined} onClick={unread ? undefined : onClick} />
  );
}
