/** The answers of the function `desk` about mails. */
export const standings = ["queued", "refused", "dead", "sent", "left-out"] as const;
type Standing = (typeof standings)[number];

export const returnReasons = ["unknown", "full", "refused", "other"] as const;
export type ReturnReason = (typeof returnReasons)[number];

type MailFacts = {
  id: string;
  template: string;
  language: "en" | "fr";
  attempts: number;
  standing: Standing;
  last_error: string | null;
  created_at: string;
  settled_at: string | null;
  next_attempt_at: string;
  /** Whether this colleague may see the recipient and the text. */
  shown: boolean;
  /** How many mails came back from the same address. */
  returns: number;
};

export type MailRow = MailFacts & {
  recipient: string | null;
  returned: ReturnReason | "server" | null;
};

export type MailPage = {
  rows: MailRow[];
  next: string | null;
  templates: string[];
  /** Too many addresses begin like this one: not all of their mails are shown. */
  broad: boolean;
};

type Try = {
  at: string;
  outcome: "accepted" | "refused" | "left-out";
  error: string | null;
  words: string | null;
};

export type ShownMail = MailFacts & {
  tries: Try[];
  came_back: { at: string; reason: ReturnReason | "server"; noted_by: string | null } | null;
  view: { to: string; subject: string; html: string; text: string } | null;
};
