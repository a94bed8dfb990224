import { type MouseEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";

type Props = {
  /** In the order of the form, with the same words as beside each field. */
  faults: readonly { fieldId: string; text: string }[];
};

/**
 * The list of errors above a form that could not be sent. It takes the focus when it appears: give
 * it a new `key` for each try, so that it is read out again.
 */
export function ErrorSummary({ faults }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);

  useEffect(() => summary.current?.focus(), []);

  return (
    <section className="error-summary" ref={summary} tabIndex={-1} aria-labelledby={titleId}>
      <div role="alert">
        <p className="fault-title" id={titleId}>
          {t("ui.problem")}
        </p>
        <ul>
          {faults.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={goToField}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Moves the focus to the field, with its label in view, and leaves the address as it is. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  (field.closest(".field") ?? field).scrollIntoView();
  field.focus({ preventScroll: true });
}

/**
 * Puts a mark, such as "Error:", before the page's title, which is read out first and shown in the
 * tab.
 */
export function useTitleMark(mark: string, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const marked = `${mark} ${document.title}`;
    document.title = marked;
    return () => {
      // Another page may have set its own title by now.
      if (document.title === marked) document.title = marked.slice(mark.length + 1);
    };
  }, [mark, wanted]);
}
