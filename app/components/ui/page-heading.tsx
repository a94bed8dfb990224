type Props = { title: string; lede: string };

/** A page's only `h1`, which takes the focus when the page is reached in place, and its opening. */
export function PageHeading({ title, lede }: Props) {
  return (
    <header className="page-heading">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lede">{lede}</p>
    </header>
  );
}
