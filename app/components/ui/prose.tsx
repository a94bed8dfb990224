import { MarkedText } from "./marked-text.tsx";

/** Paragraphs to be read, set in the reading face. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="prose">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <MarkedText>{paragraph}</MarkedText>
        </p>
      ))}
    </div>
  );
}
