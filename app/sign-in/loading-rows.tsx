/** Placeholder lines while a page loads, so that little moves when its content comes. */
export function LoadingRows({ text }: { text: string }) {
  return (
    <div className="space-skeleton">
      <p role="status">{text}</p>
      <div aria-hidden="true">
        {["first", "second", "third"].map((row) => (
          <div key={row} className="space-skeleton-row">
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  );
}
