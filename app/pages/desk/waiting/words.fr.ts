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
    messages_one: "{{number}} nouveau message",
    messages_other: "{{number}} nouveaux messages",
    deadlines_one: "{{number}} réponse est due sous trois jours, ou en retard",
    deadlines_other: "{{number}} réponses sont dues sous trois jours, ou en retard",
    requests_one: "{{number}} demande sur des données personnelles est en cours",
    requests_other: "{{number}} demandes sur des données personnelles sont en cours",
    approvals_one: "{{number}} texte ou diffusion attend un second regard",
    approvals_other: "{{number}} textes ou diffusions attendent un second regard",
    reviews_one: "{{number}} publication d’urgence doit encore être relue",
    reviews_other: "{{number}} publications d’urgence doivent encore être relues",
    staff_one: "{{number}} collègue n’est pas encore entré",
    staff_other: "{{number}} collègues ne sont pas encore entrés",
    partners_one: "{{number}} personne invitée d’un investisseur n’est jamais venue",
    partners_other: "{{number}} personnes invitées d’investisseurs ne sont jamais venues",
    "account-calls_one": "{{number}} changement du compte d’un fonds attend un contre-appel",
    "account-calls_other": "{{number}} changements de comptes de fonds attendent un contre-appel",
    "account-numbers_one": "{{number}} numéro à appeler au sujet d’un compte est à confirmer",
    "account-numbers_other": "{{number}} numéros à appeler au sujet de comptes sont à confirmer",
    "account-alarms_one":
      "{{number}} changement du compte d’un fonds n’a pas été confirmé par un appel\u202f: à examiner",
    "account-alarms_other":
      "{{number}} changements de comptes de fonds n’ont pas été confirmés par un appel\u202f: à examiner",
    letters_one: "{{number}} lettre demande une décision",
    letters_other: "{{number}} lettres demandent une décision",
    mail_one: "{{number}} courriel a été abandonné",
    mail_other: "{{number}} courriels ont été abandonnés",
  },
} satisfies typeof en;
