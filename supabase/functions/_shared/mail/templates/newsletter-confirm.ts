import type { Letter } from "../letter.ts";
import { fill, type Language, wordsIn } from "../words.ts";

export type NewsletterConfirm = { template: "newsletter-confirm"; link: string; hours: number };

export function newsletterConfirm(mail: NewsletterConfirm, language: Language): Letter {
  const words = fill(wordsIn(language).newsletterConfirm, { hours: mail.hours });
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    ink: "bronze",
    blocks: [
      { kind: "text", text: words.request },
      { kind: "text", text: words.next },
      { kind: "action", label: words.action, href: mail.link, otherwise: words.otherwise },
      { kind: "text", text: words.nothing },
    ],
  };
}
