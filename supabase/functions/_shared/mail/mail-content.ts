import type { ReactElement } from "react";
import type { BandInk } from "./palette.ts";

export type Block =
  | { kind: "text"; text: string }
  /** `otherwise` introduces the address in full, for mail programs that show no button. */
  | { kind: "action"; label: string; href: string; otherwise: string }
  | { kind: "link"; label: string; href: string }
  | { kind: "facts"; rows: [label: string, value: string][] }
  /** What one of us wrote: paragraphs, and line breaks within them. */
  | { kind: "written"; text: string }
  /** A part of a letter to readers, set both ways where it is read (`letters/prose.ts`). */
  | { kind: "prose"; element: ReactElement; text: string }
  /** What a stranger wrote. */
  | { kind: "quote"; text: string };

/** What a template says; the frame and the plain text each set it their own way. */
export type MailContent = {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  title: string;
  ink: BandInk;
  blocks: Block[];
};
