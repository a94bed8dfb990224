import type { Letter } from "../letter.ts";
import { receivedIn } from "../received.ts";
import { fill, type Language, wordsIn } from "../words.ts";
import { letter } from "./lp-link.ts";

export type LpPasswordChanged = { template: "lp-password-changed"; changedAt: Date; link: string };

export function lpPasswordChanged(mail: LpPasswordChanged, language: Language): Letter {
  const changed = receivedIn(language, mail.changedAt);
  const words = fill(wordsIn(language).lpPasswordChanged, { changed });
  return letter(words, mail.link, [words.notice, words.fine, words.alarm]);
}
