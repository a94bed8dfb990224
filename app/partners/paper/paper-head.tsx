import { Wordmark } from "#app/ui/wordmark.tsx";

type Props = {
  title: string;
  /** Whose it is, what was committed, and of which day. */
  facts: readonly (readonly [label: string, value: string])[];
};

/** What stands above a printed account: no paper of ours is without its investor and its day. */
export function PaperHead({ title, facts }: Props) {
  return (
    <header className="paper-head">
      <p className="paper-mark">
        <Wordmark />
      </p>
      <p className="paper-title">{title}</p>
      <dl className="paper-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
