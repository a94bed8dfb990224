import { site } from "#content/site.ts";

type Props = { words?: readonly [string, string, string] };

/** The firm's name as shown everywhere: the ampersand, where there is one, in the second colour. */
export function Wordmark({ words = site.wordmark }: Props) {
  const [before, ampersand, after] = words;
  return (
    <span className="wordmark">
      {before}
      {ampersand ? <span className="ampersand">{ampersand}</span> : " "}
      {after}
    </span>
  );
}
