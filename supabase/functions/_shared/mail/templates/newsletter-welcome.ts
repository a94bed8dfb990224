import type { Letter } from "../letter.ts";
import { fill, type Language, wordsIn } from "../words.ts";

export type NewsletterWelcome = { template: "newsletter-welcome"; unsubscribe: string };

export function newsletterWelcome(mail: NewsletterWelcome, language: Language): Letter {
  const words = fill(wordsIn(language).newsletterWelcome);
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    ink: "bronze",
    blocks: [
      { kind: "text", text: words.thanks },
      { kind: "text", text: words.promise },
      { kind: "text", text: words.leave },
      { kind: "link", label: words.unsubscribe, href: mail.unsubscribe },
    ],
  };
}
