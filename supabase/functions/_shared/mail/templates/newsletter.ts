import type { Language } from "../../../../../core/languages.ts";
import type { MailContent } from "../mail-content.ts";
import { fill, wordsIn } from "../words.ts";

export type NewsletterConfirm = { template: "newsletter-confirm"; link: string; hours: number };

export function newsletterConfirm(mail: NewsletterConfirm, language: Language): MailContent {
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

export type NewsletterWelcome = { template: "newsletter-welcome"; unsubscribe: string };

export function newsletterWelcome(mail: NewsletterWelcome, language: Language): MailContent {
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
