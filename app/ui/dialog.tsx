import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { giveFocusBack } from "./focus-back.ts";

type Props = {
  title: string;
  children: ReactNode;
  /** The buttons, with the one that dismisses where the dialog wants it. */
  actions: (dismiss: () => void) => ReactNode;
  /** The visitor dismissed it, by the button or by Escape: stop rendering it. */
  onClose: () => void;
};

/**
 * A modal question. It is open for as long as it is rendered, so that a closed one leaves no
 * heading in the page. The browser keeps the focus inside, closes on Escape and gives it back.
 */
export function Dialog({ title, children, actions, onClose }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect: its clean-up runs while the element is still in the page. Later, the browser
  // would have nothing left to take the focus back from.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (element) beginAtTitle(element);
    return () => {
      element?.close();
      // What opened it may have gone meanwhile, such as the banner that was answered in it.
      if (document.activeElement === document.body) giveFocusBack(null);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      // The event comes late. If the dialog has gone by then, or is open again, we had closed it.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="dialog-body">{children}</div>
      <p className="button-row">{actions(() => dialog.current?.close())}</p>
    </dialog>
  );
}

/**
 * The browser gives the focus to the first control. In a low window that is far down, and its title
 * and text had been scrolled away: then the title has it.
 */
function beginAtTitle(dialog: HTMLDialogElement): void {
  const [title, body] = dialog.children;
  if (dialog.scrollTop === 0 && !body?.scrollTop) return;
  if (title instanceof HTMLElement) {
    // Only now: a title that can have the focus would always be given it.
    title.tabIndex = -1;
    title.focus();
  }
  dialog.scrollTop = 0;
  if (body) body.scrollTop = 0;
}
