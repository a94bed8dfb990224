import type en from "./words.en.ts";

export default {
  nav: "En attente",
  title: "En attente",
  lede: "Pour vous, le plus urgent d’abord.",
  none: "Rien n’attend. Les nouveaux messages, les approbations, les courriels manqués et les demandes apparaissent ici.",
  what: "Objet",
  since: "Le plus ancien",
  due: "Échéance",
  demonstration: {
    title: "Avant d’ouvrir le site au public",
    marked:
      "Chaque page, chaque courriel et chaque impression indique qu’il s’agit d’une démonstration. Ce qui suit n’est pas encore propre à la société ; un administrateur le remplace dans les fichiers indiqués.",
    unmarked:
      "Plus aucune page n’indique qu’il s’agit d’une démonstration, alors que ceci n’est pas encore propre à la société :",
    none: "Chaque page, chaque courriel et chaque impression indique qu’il s’agit d’une démonstration. Il ne reste rien à remplacer de ce qu’un programme peut voir. Le reste figure dans la liste de l’administrateur : relisez-la ensemble avant de retirer cette mention.",
    takeOff: "Proposer de retirer la mention",
    takeOffSure: "Oui, nous avons relu la liste\u202f: proposer à une seconde personne",
    proposed: "C’est proposé. Un collègue le confirme dans la pièce «\u202fApprobations\u202f».",
    back: "La mention est de retour dans la minute.",
    off: "Retirée par deux collègues le {{time}}\u202f: plus aucune page ni aucun courriel n’indique qu’il s’agit d’une démonstration.",
    offSoon:
      "Deux collègues ont retiré la mention\u202f: toutes les pages changent ensemble le {{time}}.",
    returned:
      "Deux collègues ont retiré la mention le {{time}}\u202f; avec ce qui reste ci-dessous, chaque page et chaque courriel la porte de nouveau.",
    putBack: "Remettre la mention",
    putBackSure:
      "Oui, que chaque page et chaque courriel indique de nouveau qu’il s’agit d’une démonstration",
    left: {
      name: "Le nom, {{such}}",
      origin: "L’adresse du site, {{such}}",
      mailbox: "L’adresse électronique, {{such}}",
      offices: "Les adresses des bureaux, dont {{such}}",
      telephones: "Les téléphones, dont {{such}}",
      people: "Des personnes qui n’existent pas, dont {{such}}",
      blanks: "Mentions légales entre crochets : {{such}}",
      host: "L’hébergeur du site, {{such}}",
      references: "Des références à des missions qui n’ont pas eu lieu",
    },
  },
  kinds: {
    messages_one: "{{number}} nouveau message",
    messages_other: "{{number}} nouveaux messages",
    deadlines_one: "{{number}} réponse est due sous trois jours, ou en retard",
    deadlines_other: "{{number}} réponses sont dues sous trois jours, ou en retard",
    requests_one: "{{number}} demande sur des données personnelles est en cours",
    requests_other: "{{number}} demandes sur des données personnelles sont en cours",
    approvals_one: "{{number}} texte ou diffusion attend un second regard",
    approvals_other: "{{number}} textes ou diffusions attendent un second regard",
    editions_one: "{{number}} édition d’un texte légal attend une seconde personne",
    editions_other: "{{number}} éditions de textes légaux attendent une seconde personne",
    "page-updates_one":
      "{{number}} texte modifié par la maison l’a été aussi par une mise à jour\u202f: à décider",
    "page-updates_other":
      "{{number}} textes modifiés par la maison l’ont été aussi par une mise à jour\u202f: à décider",
    rights_one: "{{number}} changement de droits attend une seconde personne",
    rights_other: "{{number}} changements de droits attendent une seconde personne",
    approved_one: "{{number}} texte ou diffusion est approuvé et n’est pas encore parti",
    approved_other: "{{number}} textes ou diffusions sont approuvés et ne sont pas encore partis",
    "sent-back_one": "{{number}} texte ou diffusion a été renvoyé avec une remarque",
    "sent-back_other": "{{number}} textes ou diffusions ont été renvoyés avec une remarque",
    reviews_one: "{{number}} publication d’urgence doit encore être relue",
    reviews_other: "{{number}} publications d’urgence doivent encore être relues",
    staff_one: "{{number}} invitation de collègue attend une première connexion",
    staff_other: "{{number}} invitations de collègues attendent une première connexion",
    partners_one: "{{number}} personne invitée d’un investisseur n’est jamais venue",
    partners_other: "{{number}} personnes invitées d’investisseurs ne sont jamais venues",
    "account-calls_one": "{{number}} compte proposé pour un fonds attend un contre-appel",
    "account-calls_other": "{{number}} comptes proposés pour des fonds attendent un contre-appel",
    "account-numbers_one": "{{number}} numéro à appeler au sujet d’un compte est à confirmer",
    "account-numbers_other": "{{number}} numéros à appeler au sujet de comptes sont à confirmer",
    "account-alarms_one":
      "{{number}} compte proposé pour un fonds n’a pas été confirmé par un appel\u202f: à examiner",
    "account-alarms_other":
      "{{number}} comptes proposés pour des fonds n’ont pas été confirmés par un appel\u202f: à examiner",
    incidents_one: "{{number}} délai d’incident court",
    incidents_other: "{{number}} délais d’incidents courent",
    retention_one: "{{number}} règle de conservation n’a pas été appliquée depuis plus d’un jour",
    retention_other:
      "{{number}} règles de conservation n’ont pas été appliquées depuis plus d’un jour",
    letters_one: "{{number}} lettre demande une décision",
    letters_other: "{{number}} lettres demandent une décision",
    mail_one: "{{number}} courriel a été abandonné",
    mail_other: "{{number}} courriels ont été abandonnés",
  },
} satisfies typeof en;
