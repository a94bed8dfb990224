import { RichText } from "./rich-text.tsx";

/** Paragraphs in the serif font of running text. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="prose">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
    </div>
  );
}
