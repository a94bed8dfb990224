import { site } from "#content/site.ts";

/** The firm's name as it is set everywhere: the ampersand in the second ink. */
export function Wordmark() {
  const [before, ampersand, after] = site.wordmark;
  return (
    <span className="wordmark">
      {before}
      <span className="ampersand">{ampersand}</span>
      {after}
    </span>
  );
}
