type Props = { items: readonly { name: string; text: string }[] };

/** Words and what they mean here: rights, risks. */
export function Definitions({ items }: Props) {
  return (
    <dl className="legal-terms">
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
