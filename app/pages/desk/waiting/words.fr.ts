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
    messages_one: "{{count}} nouveau message",
    messages_other: "{{count}} nouveaux messages",
    deadlines_one: "{{count}} réponse est due sous trois jours, ou en retard",
    deadlines_other: "{{count}} réponses sont dues sous trois jours, ou en retard",
    requests_one: "{{count}} demande sur des données personnelles est en cours",
    requests_other: "{{count}} demandes sur des données personnelles sont en cours",
    approvals_one: "{{count}} texte ou diffusion attend un second regard",
    approvals_other: "{{count}} textes ou diffusions attendent un second regard",
    reviews_one: "{{count}} publication d’urgence doit encore être relue",
    reviews_other: "{{count}} publications d’urgence doivent encore être relues",
    staff_one: "{{count}} collègue n’est pas encore entré",
    staff_other: "{{count}} collègues ne sont pas encore entrés",
    partners_one: "{{count}} invitation d’investisseur n’a jamais été ouverte",
    partners_other: "{{count}} invitations d’investisseurs n’ont jamais été ouvertes",
    mail_one: "{{count}} courriel a été abandonné",
    mail_other: "{{count}} courriels ont été abandonnés",
  },
} satisfies typeof en;
