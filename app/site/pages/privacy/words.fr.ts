import type en from "./words.en.ts";

export default {
  meta: {
    title: "Politique de confidentialité",
    description:
      "Quelles données personnelles nous parviennent, à quoi elles servent, et vos droits selon la loi française de 1978 et le règlement européen de 2016.",
  },
  title: "Politique de confidentialité",
  lede: "Des données personnelles nous parviennent quand vous nous écrivez, vous abonnez, postulez, nous confiez un mandat ou utilisez l’espace des investisseurs. Chaque usage a sa ligne ci-dessous, avec sa finalité, sa base légale, ses destinataires et sa durée. Nous ne vendons aucune donnée et ne prenons aucune décision automatisée.",
  controllers: {
    title: "Qui est responsable",
    note: "Articles 13 et 26 du règlement (UE) 2016/679",
    text: [
      "Les deux sociétés présentées dans les <legal-notice>mentions légales</legal-notice> décident ensemble du sort des données recueillies sur ce site et en sont conjointement responsables ; pour ses propres clients, chacune l’est seule.",
      "Elles sont convenues que le bureau de Paris répond à toutes les demandes ; vous pouvez néanmoins vous adresser à l’une ou à l’autre. La loi n’oblige pas une maison de notre taille à désigner un délégué à la protection des données. Une personne n’en est pas moins chargée des données personnelles ; elle se joint <contact-personal-data>par la page de contact</contact-personal-data>, par lettre à l’un des deux bureaux, ou à l’adresse électronique de la maison.",
      "Les textes applicables sont le règlement (UE) 2016/679 du 27 avril 2016, la loi française du 6 janvier 1978 et la loi luxembourgeoise du 1er août 2018.",
    ],
  },
  register: {
    title: "Registre des traitements",
    text: "Le tableau énumère tous les traitements qui concernent des personnes extérieures à la maison ; les salariés reçoivent une notice qui leur est propre.",
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
    mandate: "Tant que dure le mandat,",
    transfers: {
      host: "L’hébergeur, aux États-Unis",
      arrival: "À l’arrivée par ce site : l’hébergeur, aux États-Unis",
      network: "Le réseau professionnel, à ses propres conditions",
      none: "Aucun transfert",
    },
  },
  retention: {
    title: "Durées de conservation",
    text: "Les données recueillies par ce site sont effacées par nos programmes à leur terme ; les dossiers tenus dans nos bureaux sont triés chaque mois de janvier. Trois choses n’ont pas de terme fixe : un abonnement dure jusqu’à votre désinscription, le compte d’un investisseur aussi longtemps que l’investissement, et le dossier d’un mandat aussi longtemps que le mandat, les durées ci-dessous s’y ajoutant ensuite.",
    label: "Durées de conservation, de la plus courte à la plus longue",
    legend: "La longueur de chaque trait suit le logarithme de la durée.",
  },
  transfers: {
    title: "Hébergeur et transferts hors de l’Union",
    note: "Chapitre V du règlement",
    text: [
      "Notre hébergeur conserve les données sur des serveurs situés dans l’Union européenne. Société américaine, il pourrait recevoir l’ordre de les livrer, et ses ingénieurs aux États-Unis peuvent avoir à y accéder pour réparer une panne ; nous traitons cette possibilité comme un transfert.",
      "Il repose sur la décision d’adéquation du 10 juillet 2023, (UE) 2023/1795, au titre de laquelle l’hébergeur est certifié, et, si cette décision venait à tomber, sur les clauses contractuelles types de la décision (UE) 2021/914, déjà signées. Une copie en est envoyée sur demande.",
      "Tout ce qui arrive par ce site passe par l’hébergeur : les messages de la page de contact, y compris les réclamations et les demandes relatives aux données personnelles. Une réclamation ou une demande est ensuite reprise sur nos propres machines, à Luxembourg et à Paris, et le message est effacé chez l’hébergeur à son terme. Qui préfère une autre voie peut nous écrire par lettre. Les dossiers des mandats et les alertes sont conservés sur nos seules machines et ne quittent pas l’Union.",
    ],
  },
  security: {
    title: "Sécurité",
    text: [
      "Un mot de passe, un code de secours ou un lien envoyé par courriel n’est conservé que sous forme d’empreinte, d’où il ne peut être relu ; d’une clé d’accès, nous ne détenons que la partie publique, qui n’ouvre rien. Le secret d’une application de codes est conservé tel quel, dans une partie de la base de données que les pages du site ne peuvent atteindre. Le journal de nos pages note une adresse du site, un résultat et une heure, et rien sur le visiteur. Nos lettres ne contiennent aucune image cachée, de sorte que leur lecture n’est pas mesurée. Les tentatives de connexion sont comptées, y compris celles qui échouent, pour qu’un mot de passe ne puisse être deviné ; ce compte est effacé au bout d’un jour.",
      "En cas de violation de données, l’autorité en est avertie sous soixante-douze heures, et vous sans délai si le risque pour vous est élevé (articles 33 et 34 du règlement).",
    ],
  },
  choice: {
    title: "Obligatoire, facultatif, automatisé",
    text: [
      "Les formulaires ne demandent que ce qu’exige la réponse, et disent quel champ est facultatif. Si un champ obligatoire est omis, nous ne pouvons donner suite à la demande. Pour un mandat, la loi exige que nous identifiions notre client ; à défaut, nous devons le décliner.",
      "Aucune décision à votre sujet n’est prise par une machine seule, et nous n’établissons aucun profil. Un formulaire qui refuse un message parce que trop d’envois sont venus d’une seule connexion applique un compte, qui prend fin dans l’heure.",
    ],
  },
  cookies: {
    title: "Cookies et assimilés",
    text: [
      "La page sur les <cookie-settings>cookies</cookie-settings> énumère tout ce que ce site dépose dans votre navigateur, avec sa finalité et sa durée ; vous pouvez y modifier votre choix.",
    ],
  },
  rights: {
    title: "Vos droits",
    note: "Articles 15 à 22 du règlement ; article 85 de la loi du 6 janvier 1978",
    text: "La demande se fait en français ou en anglais, sans formulaire, sans motif et sans frais. Nous répondons sous un mois. Si elle est particulièrement complexe, la loi en permet deux de plus, et nous en donnons la raison avant la fin du premier. Un justificatif d’identité n’est demandé qu’en cas de doute raisonnable.",
    items: [
      {
        name: "Accès",
        text: "Savoir si nous détenons des données sur vous, et en recevoir copie.",
      },
      { name: "Rectification", text: "Faire corriger des données inexactes." },
      {
        name: "Effacement",
        text: "Faire supprimer des données, sauf si une loi nous oblige à les garder ; nous la nommons alors.",
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
        text: "Refuser un usage fondé sur notre intérêt légitime, pour des raisons tenant à votre situation ; refuser nos lettres, sans motif.",
      },
      {
        name: "Retrait",
        text: "Retirer un consentement à tout moment, sans effet sur les traitements antérieurs.",
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
    text: "Vous pouvez saisir l’autorité du pays où vous résidez, où vous travaillez, ou dans lequel vous pensez que la loi a été enfreinte. Les deux autorités qui nous concernent sont :",
  },
} satisfies typeof en;
