import type en from "./words.en.ts";

export default {
  nav: "En attente",
  title: "En attente",
  lede: "Pour vous, le plus urgent d’abord.",
  none: "Rien n’attend. Les nouveaux messages, les approbations, les courriels manqués et les demandes apparaissent ici.",
  what: "Objet",
  since: "Le plus ancien",
  due: "Échéance",
  kinds: {
    staff_one: "{{count}} collègue n’est pas encore entré",
    staff_other: "{{count}} collègues ne sont pas encore entrés",
    partners_one: "{{count}} invitation d’investisseur n’a jamais été ouverte",
    partners_other: "{{count}} invitations d’investisseurs n’ont jamais été ouvertes",
    mail_one: "{{count}} courriel a été abandonné",
    mail_other: "{{count}} courriels ont été abandonnés",
  },
} satisfies typeof en;
