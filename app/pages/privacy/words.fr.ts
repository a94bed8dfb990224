import type en from "./words.en.ts";

export default {
  meta: {
    title: "Politique de confidentialité",
    description:
      "Quelles données personnelles nous parviennent, à quoi elles servent, et vos droits selon la loi française de 1978 et le règlement européen de 2016.",
  },
  title: "Politique de confidentialité",
  lede: "Des données personnelles nous parviennent quand vous nous écrivez, vous abonnez, postulez, nous confiez un mandat ou utilisez l’espace des investisseurs. Chaque usage a sa ligne ci-dessous : pourquoi, à quel titre, qui les voit, combien de temps. Rien n’est vendu, et aucune machine ne décide de rien à votre sujet.",
  controllers: {
    title: "Qui est responsable",
    note: "Articles 13 et 26 du règlement (UE) 2016/679",
    text: [
      "Les deux sociétés présentées dans les <legal-notice>mentions légales</legal-notice> décident ensemble du sort des données recueillies sur ce site et en sont conjointement responsables. Pour ses propres clients, chacune l’est seule.",
      "Elles sont convenues que le bureau de Paris répond à toutes les demandes ; vous pouvez néanmoins vous adresser à l’une ou à l’autre. La loi n’oblige pas une maison de notre taille à désigner un délégué à la protection des données. Une personne n’en est pas moins chargée des données personnelles ; elle se joint <contact-personal-data>par la page de contact</contact-personal-data>, par lettre à l’un des deux bureaux, ou à l’adresse électronique de la maison.",
      "Les textes applicables sont le règlement (UE) 2016/679 du 27 avril 2016, la loi française du 6 janvier 1978 et la loi luxembourgeoise du 1er août 2018.",
    ],
  },
  register: {
    title: "Ce que nous faisons des données, ligne à ligne",
    text: "Ce tableau est notre registre des traitements, rendu public : un usage qui n’y figure pas n’a pas lieu.",
    caption: "Traitements de données personnelles des deux sociétés",
    columns: {
      purpose: "Finalité",
      basis: "Base légale",
      data: "Données, et ce qui est obligatoire",
      recipients: "Destinataires",
      retention: "Durée",
      transfer: "Hors de l’Union",
    },
    bases: {
      consent: "Consentement",
      contract: "Contrat",
      obligation: "Obligation légale",
      interest: "Intérêt légitime",
    },
    unsubscribed: "Jusqu’à votre désinscription,",
    relation: "Tant que vous détenez des parts,",
    transfers: {
      host: "L’hébergeur, aux États-Unis",
      network: "Le réseau professionnel, à ses propres conditions",
      none: "Aucun transfert",
    },
  },
  retention: {
    title: "Combien de temps, du plus court au plus long",
    text: "Ce que ce site recueille est effacé par nos programmes, d’eux-mêmes, à son terme ; les dossiers tenus dans nos bureaux sont triés à la main, chaque mois de janvier. Deux choses n’ont pas de terme fixe : un abonnement dure jusqu’à ce que vous le quittiez, et le compte d’un investisseur aussi longtemps que l’investissement.",
    label: "Durées de conservation, de la plus courte à la plus longue",
    legend: "La longueur de chaque trait suit le logarithme de la durée.",
  },
  transfers: {
    title: "L’hébergeur, et les données hors de l’Union",
    note: "Chapitre V du règlement",
    text: [
      "Notre hébergeur conserve les données sur des serveurs situés dans l’Union européenne. Société américaine, il pourrait cependant recevoir l’ordre de les livrer, et ses ingénieurs peuvent avoir à y accéder de là-bas pour réparer une panne : c’est un transfert, et nous le traitons comme tel.",
      "Il repose sur la décision d’adéquation du 10 juillet 2023, (UE) 2023/1795, au titre de laquelle l’hébergeur est certifié, et, si cette décision venait à tomber, sur les clauses contractuelles types de la décision (UE) 2021/914, déjà signées. Une copie en est envoyée sur demande.",
      "Les dossiers des clients, les réclamations et les alertes restent sur nos propres machines, à Luxembourg et à Paris, et ne quittent pas l’Union.",
    ],
  },
  security: {
    title: "Ce que nous nous interdisons de savoir",
    text: [
      "Un mot de passe ou un lien envoyé par courriel n’est conservé que sous forme d’empreinte : nous ne pourrions le relire si nous le voulions. Le journal de nos pages note une adresse du site, un résultat et une heure, et rien sur le visiteur. Nos lettres ne contiennent aucune image cachée : nous ignorons qui les a ouvertes.",
      "Si des données venaient malgré tout à s’échapper, l’autorité en serait avertie sous soixante-douze heures, et vous dès que le risque pour vous serait élevé.",
    ],
  },
  choice: {
    title: "Obligatoire, facultatif, automatisé",
    text: [
      "Les formulaires ne demandent que ce qu’exige la réponse, et disent quel champ est facultatif. Omettre ce qui est obligatoire n’a qu’une conséquence : nous ne pouvons faire ce que vous demandez. Pour un mandat, c’est la loi qui exige que nous connaissions notre client ; à défaut, nous devons le décliner.",
      "Aucune décision à votre sujet n’est prise par une machine seule, et nous n’établissons aucun profil. Quand un formulaire refuse un message parce que trop d’envois sont venus d’une même connexion, il ne fait que compter, et cesse de lui-même dans l’heure.",
    ],
  },
  cookies: {
    title: "Cookies et assimilés",
    text: [
      "Ce que ce site inscrit dans votre navigateur, à quelle fin et pour combien de temps, figure à la page sur les <cookie-settings>cookies</cookie-settings>, où vous pouvez aussi revenir sur votre choix.",
    ],
  },
  rights: {
    title: "Vos droits",
    note: "Articles 15 à 22 du règlement ; article 85 de la loi du 6 janvier 1978",
    text: "Demandez comme bon vous semble, en français ou en anglais : ni formulaire, ni motif, ni frais. Nous répondons sous un mois. Si une demande est particulièrement complexe, la loi en permet deux de plus ; nous vous le dirions, et pourquoi, avant la fin du premier. Nous ne demandons de justificatif d’identité qu’en cas de doute réel.",
    items: [
      {
        name: "Accès",
        text: "Savoir si nous détenons des données sur vous, et en recevoir copie.",
      },
      { name: "Rectification", text: "Faire corriger ce qui est inexact." },
      {
        name: "Effacement",
        text: "Faire supprimer des données, sauf si une loi nous oblige à les garder : nous dirons alors laquelle.",
      },
      {
        name: "Limitation",
        text: "Faire mettre des données de côté, sans usage, le temps de régler une question.",
      },
      {
        name: "Portabilité",
        text: "Recevoir dans un format courant ce que vous nous avez confié.",
      },
      {
        name: "Opposition",
        text: "Refuser un usage fondé sur notre intérêt légitime, pour des raisons qui vous sont propres ; refuser nos lettres, sans raison.",
      },
      {
        name: "Retrait",
        text: "Reprendre un consentement à tout moment. Ce qui a été fait auparavant reste licite.",
      },
      {
        name: "Après la mort",
        text: "Selon la loi française, laisser des directives sur le sort de vos données.",
      },
    ],
    ask: "Écrire à la personne chargée des données personnelles",
  },
  complaint: {
    title: "Si notre réponse ne vous satisfait pas",
    text: "Vous pouvez saisir l’autorité du pays où vous résidez, où vous travaillez, ou dans lequel vous pensez que la loi a été enfreinte. Pour ce qui nous concerne :",
  },
} satisfies typeof en;
