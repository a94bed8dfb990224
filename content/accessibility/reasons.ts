/** Why criteria do not apply, where the same reason holds for several. */
import type { Bilingual } from "../../core/languages.ts";

export const noCaptcha: Bilingual = {
  en: "No page has a test to tell people from robots by an image.",
  fr: "Aucune page ne demande de reconnaître une image pour écarter les robots.",
};
export const noFrame: Bilingual = {
  en: "No page has a frame. The tag of the professional network, off unless a firm switches it on, puts its own in one that is hidden and has nothing to read.",
  fr: "Aucune page n’a de cadre. La balise du réseau professionnel, éteinte tant qu’une société ne l’active pas, place la sienne dans un cadre caché où rien n’est à lire.",
};
export const noMedia: Bilingual = {
  en: "The site has neither sound, nor video, nor animation to be played.",
  fr: "Le site n’a ni son, ni vidéo, ni animation à lire.",
};
export const simpleTables: Bilingual = {
  en: "No table has merged cells or headers on several levels.",
  fr: "Aucun tableau n’a de cellules fusionnées ni d’en-têtes sur plusieurs niveaux.",
};
export const noLayoutTable: Bilingual = {
  en: "No page uses a table for its layout.",
  fr: "Aucune page n’utilise de tableau pour sa mise en page.",
};
export const noCryptic: Bilingual = {
  en: "No page has drawings made of characters, smileys or coded spellings.",
  fr: "Aucune page ne contient de dessin en caractères, d’émoticône ni de graphie codée.",
};
