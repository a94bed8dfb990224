import type { Part } from "./legal-document.tsx";
import { RichText } from "./rich-text.tsx";

export function LegalPart({ id, title, note, wide, content, number }: Part & { number: number }) {
  return (
    <section id={id} className="legal-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className="legal-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {note && (
        <p className="legal-note">
          <RichText>{note}</RichText>
        </p>
      )}
      <div className={wide ? "legal-text legal-text-wide" : "legal-text"}>{content}</div>
    </section>
  );
}
