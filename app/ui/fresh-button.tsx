import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "./button.tsx";

type Props = ComponentProps<typeof Button> & {
  /** What it asks, where one button asks several things in turn. */
  question?: string;
};

/**
 * In milliseconds: longer than the 500 that Windows gives a double click, shorter than reading
 * takes.
 */
const pause = 600;

/**
 * A button that appears where another was pressed a moment ago. Presses in its first moments do
 * nothing: the second press of a double click would act before anybody could read the button.
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
