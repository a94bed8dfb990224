import { type ComponentProps, useId } from "react";

/** A heading that gives its own address away. */
export function Subheading({ id, children }: ComponentProps<"h3">) {
  return (
    <h3 id={id}>
      <a href={`#${id}`} className="heading-anchor">
        {children}
      </a>
    </h3>
  );
}

/** Wide tables scroll in their frame, which therefore takes the focus: no script measures it. */
export function ScrollingTable({ title, children }: ComponentProps<"table">) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll what has the focus.
    <section className="table-frame" tabIndex={0} aria-labelledby={id}>
      <table>
        <caption id={id}>{title}</caption>
        {children}
      </table>
    </section>
  );
}
