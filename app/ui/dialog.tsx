import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { giveFocusBack } from "./focus-back.ts";

type Props = {
  title: string;
  children: ReactNode;
  /** For what needs room, such as a table. */
  wide?: boolean;
  /** The buttons. One of them calls `dismiss`. */
  actions: (dismiss: () => void) => ReactNode;
  /** The visitor dismissed it, by the button or by Escape: stop rendering it. */
  onClose: () => void;
};

/**
 * A modal question. It is open for as long as it is rendered, so that a closed one leaves no
 * heading in the page. The browser keeps the focus inside, closes it on Escape, and then gives the
 * focus back.
 */
export function Dialog({ title, children, wide = false, actions, onClose }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect: its clean-up runs while the element is still in the page. Removed first, the
  // dialog could not be closed, and the browser would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (element) focusTitleWhenScrolled(element);
    return () => {
      element?.close();
      // The button that opened it may be gone, as with the banner about cookies.
      if (document.activeElement === document.body) giveFocusBack(null);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      // The event comes late. Where the dialog is gone or open again, we closed it, not the
      // visitor.
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
 * The browser focuses the first control. In a low window that is far down, and title and text would
 * be scrolled out of view: then the title gets the focus.
 */
function focusTitleWhenScrolled(dialog: HTMLDialogElement): void {
  const [title, body] = dialog.children;
  if (dialog.scrollTop === 0 && !body?.scrollTop) return;
  if (title instanceof HTMLElement) {
    // Set only here: otherwise the browser would always focus the title first.
    title.tabIndex = -1;
    title.focus();
  }
  dialog.scrollTop = 0;
  if (body) body.scrollTop = 0;
}
