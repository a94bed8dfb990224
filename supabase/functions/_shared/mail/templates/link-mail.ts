import type { MailContent } from "../mail-content.ts";

type LinkWords = Record<"subject" | "preview" | "title" | "action" | "otherwise", string>;

/** A few sentences around one link. */
export function linkMail(
  words: LinkWords,
  href: string,
  before: string[],
  after?: string,
): MailContent {
  const { subject, preview, title, action, otherwise } = words;
  return {
    subject,
    preview,
    title,
    ink: "prussian",
    blocks: [
      ...before.map((text) => ({ kind: "text", text }) as const),
      { kind: "action", label: action, href, otherwise },
      ...(after ? [{ kind: "text", text: after } as const] : []),
    ],
  };
}
