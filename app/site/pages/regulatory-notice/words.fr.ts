import type en from "./words.en.ts";

export default {
  meta: {
    title: "Mentions réglementaires",
    description:
      "Qui est agréé pour quoi, dans quels pays et sous quel contrôle ; les risques d’un placement, les conflits d’intérêts, les réclamations et nos politiques.",
  },
  title: "Mentions réglementaires",
  lede: "Cette page expose le statut de nos deux sociétés, les pays où elles peuvent exercer, les risques qu’un investisseur doit connaître, nos règles en matière de conflits d’intérêts et le traitement des réclamations.",
  warning: { label: "Avertissement sur les risques" },
  status: {
    title: "Deux sociétés, deux statuts",
    text: [
      "Le conseil en investissement au sens de la loi, c’est-à-dire une recommandation personnalisée portant sur un instrument financier, est donné par la seule société française. Elle est une entreprise d’investissement agréée par l’ACPR pour ce seul service, qu’elle peut fournir au Luxembourg et en Belgique en libre prestation de services, les autorités de chaque pays en ayant reçu notification.",
      "Son conseil est fourni de manière indépendante au sens de l’article 24, § 7, de la directive 2014/65/UE et de l’article 53 du règlement délégué (UE) 2017/565 : elle compare un éventail suffisant d’instruments disponibles sur le marché, n’est payée que par le client et n’accepte rien de ceux qui les produisent, les gèrent ou les vendent.",
      "Aucune des deux sociétés ne gère de portefeuille ni de fonds, ne place de titres, ne détient l’argent des clients ni ne transmet leurs ordres. Les fonds dont les documents figurent dans l’espace des investisseurs sont gérés par des gestionnaires agréés et conservés par des dépositaires ; chaque document nomme les uns et les autres. Les projets de la plateforme d’impact ne nous versent rien : les clients y investissent eux-mêmes et nous paient pour le conseil.",
    ],
    caption: "Statut des deux sociétés",
    fact: "Élément",
    facts: {
      status: "Statut",
      services: "Activités",
      abroad: "Autres pays",
      number: "Numéro et registre public",
      supervision: "Contrôle",
      insurance: "Assurance",
    },
    brackets: "Les crochets signalent une mention que la société doit encore compléter.",
  },
  site: {
    title: "Objet de ce site",
    text: [
      "Ce site informe sur la maison. Il ne contient ni offre, ni sollicitation, ni recommandation personnalisée d’acheter ou de vendre un instrument financier. Le conseil n’est donné que sur convention écrite, une fois évalués la situation, les connaissances, les objectifs et les préférences de durabilité du client (article 25 de la directive 2014/65/UE).",
      "Il s’adresse à des institutions, des fondations, des entreprises et des familles en mesure de supporter les risques du non-coté ; certains services sont réservés aux clients professionnels. Il n’est destiné ni aux personnes auxquelles la loi de leur pays de résidence en interdit la lecture, ni aux <en>US persons</en> au sens du règlement S du <en>Securities Act</en> de 1933.",
      "Les chiffres d’impact, d’émissions et de résultats portent leur date ; la méthode qui fonde les deux premiers est publiée. Les ordres de grandeur tirés de notre expérience sont donnés comme tels. Les références sont anonymisées et ne présagent rien des mandats à venir.",
    ],
  },
  risks: {
    title: "Risques",
    note: "Règlement délégué (UE) 2017/565, article 44 : les risques sont aussi visibles que les avantages",
    items: [
      {
        name: "Perte",
        text: "Le capital n’est pas garanti. Dans une seule société non cotée, la perte totale n’est pas rare.",
      },
      {
        name: "Illiquidité",
        text: "Les parts d’un fonds non coté se gardent dix ans ou davantage. On peut rarement les vendre avant, et plus rarement encore à la dernière valeur communiquée.",
      },
      {
        name: "Évaluation",
        text: "Une société non cotée s’évalue par estimation, quelques fois l’an, et deux experts compétents peuvent aboutir à des valeurs éloignées.",
      },
      {
        name: "Concentration",
        text: "Un co-investissement dépend d’une seule société, d’un seul pays et d’une seule équipe ; il ne devrait former qu’une petite part de l’ensemble.",
      },
      { name: "Change", text: "Un actif en devise gagne ou perd aussi avec cette devise." },
      {
        name: "Frais",
        text: "Les frais réduisent le rendement de façon certaine, alors que le rendement reste incertain ; tous les coûts sont indiqués avant le début du mandat.",
      },
      {
        name: "Durabilité",
        text: "Les exclusions restreignent le choix, et une part des données est estimée ; nos rapports disent laquelle.",
      },
    ],
  },
  marketing: {
    title: "Communications publicitaires",
    note: "Directive 2014/65/UE, article 24, § 3 ; règlement délégué (UE) 2017/565, article 44",
    text: [
      "Les pages qui présentent nos services, nos références et la plateforme d’impact sont des communications publicitaires : elles doivent être exactes, claires et non trompeuses, et donner aux risques toute leur place. Les documents réunis parmi les publications sont des rapports et des politiques. Ils rendent compte de notre travail ou fixent des règles qui nous obligent ; aucun ne fait la promotion d’un fonds ni d’un instrument financier.",
    ],
  },
  sustainability: {
    title: "Publications en matière de durabilité",
    text: "Le règlement (UE) 2019/2088 demande aux conseillers financiers de publier comment la durabilité entre dans leur conseil. La société française le fait ici. La société luxembourgeoise, qui ne donne pas de conseil en investissement, n’y est pas soumise.",
    caption: "Articles du règlement (UE) 2019/2088, et où il y est répondu",
    columns: { article: "Article", subject: "Objet", answer: "Notre réponse", where: "Où" },
    article: "Article {{number}}",
    rows: {
      risks: {
        subject: "Risques de durabilité dans le conseil",
        answer:
          "Estimés avec les autres risques et dans leur unité : une fourchette de perte sur la durée de détention.",
      },
      impacts: {
        subject: "Principales incidences négatives",
        answer:
          "Prises en compte : neuf des quatorze indicateurs fixés pour les sociétés depuis le 9 octobre 2025 ; un des deux fixés pour les États et un des deux fixés pour l’immobilier à compter du 1er décembre 2026. Les autres sont nommés, avec la raison.",
      },
      remuneration: {
        subject: "Rémunération",
        answer:
          "Un quart de la part variable des associés et des directeurs dépend d’un examen de leurs dossiers ; rien n’y dépend d’une note ESG.",
      },
      clients: {
        subject: "Information avant le mandat",
        answer:
          "L’effet probable des risques de durabilité sur le rendement est indiqué dans la lettre de mission, avant la signature.",
      },
      products: {
        subject: "Produits",
        answer:
          "Nous ne fabriquons pas de produit financier ; les gestionnaires publient ces informations pour leurs fonds.",
      },
      changes: {
        subject: "Modifications",
        answer: "Énumérées à la fin de chaque politique et de cette page.",
      },
    },
    here: "Sur cette page, sous « Éditions »",
    none: "Sans objet",
    mandate: "Dans chaque mandat",
    text2:
      "Le 20 novembre 2025, la Commission européenne a proposé une révision du règlement qui en dispenserait les conseillers. Les règles actuelles s’appliquent tant qu’un nouveau texte n’est pas applicable.",
  },
  conflicts: {
    title: "Conflits d’intérêts, engagement, ordres",
    note: "Directive 2014/65/UE, article 23 ; règlement délégué (UE) 2017/565, articles 33 à 35",
    text: [
      "Nous sommes payés par le client qui nous a sollicités, et les honoraires sont convenus avant le début du mandat. Nous n’agissons jamais pour les deux parties d’une opération. Personne ici n’est rémunéré au volume, au produit ou par un tiers ; nous déclinons, ou payons nous-mêmes, les voyages et les colloques qu’offrent les gérants.",
      "Les intérêts qui pourraient peser sur notre conseil sont inscrits dans un registre et déclarés au client avant la recommandation. Quand une société est cliente de nos équipes de fusions ou de stratégie, ou l’a été depuis moins de vingt-quatre mois, nous ne donnons aucun conseil sur ses titres ni sur les votes à ses assemblées. Si un conflit ne peut être maîtrisé, le mandat est décliné.",
      "Le client vote ; nous donnons un avis motivé, formé comme le décrit la politique d’engagement et de vote. Comme nous ne recevons ni ne transmettons d’ordres, aucune politique de meilleure exécution ne s’applique.",
    ],
  },
  complaints: {
    title: "Réclamations",
    note: "Règlement délégué (UE) 2017/565, article 26 ; AMF, instruction DOC-2012-07",
    text: "Une réclamation est gratuite et n’affecte pas la relation. Dites-nous en français ou en anglais les faits, leur date et votre attente ; le numéro du mandat aide.",
    label: "Le traitement d’une réclamation",
    steps: [
      {
        when: "Premier jour",
        title: "Vous écrivez",
        text: "<contact-complaint>Par la page de contact</contact-complaint>, à l’adresse électronique de la maison, ou par lettre à l’un des deux bureaux. Une réclamation faite au téléphone est consignée, et son texte vous est envoyé.",
      },
      {
        when: "10 jours ouvrables",
        title: "Nous accusons réception",
        text: "L’accusé de réception nomme la personne chargée des réclamations, qui n’a pris aucune part à l’affaire.",
      },
      {
        when: "1 mois",
        title: "Nous répondons",
        text: "La réponse donne nos raisons et, si nous sommes en faute, la réparation proposée. S’il faut plus de temps, nous disons pourquoi et jusqu’à quand ; le tout ne dépasse jamais deux mois.",
      },
      {
        when: "1 mois de plus",
        title: "Un associé réexamine",
        text: "Si la réponse ne vous satisfait pas, un associé d’une autre équipe reprend le dossier et vous écrit.",
      },
      {
        when: "Dans l’année",
        title: "Vous saisissez un tiers",
        text: "Un médiateur ou une autorité, gratuitement, comme indiqué ci-dessous ; les tribunaux restent ouverts à tout moment.",
      },
    ],
    outside: "Hors de la maison",
    outsideText: [
      "<em>Pour la société française</em>, où que réside le client : le médiateur de l’AMF, une fois que nous avons rejeté la réclamation ou l’avons laissée deux mois sans réponse, et dans l’année qui la suit.",
      "<em>Pour un professionnel surveillé au Luxembourg</em>, tel le gestionnaire d’un fonds : la CSSF, quand un mois s’est écoulé sans réponse satisfaisante de ce professionnel, et dans l’année de la réclamation. La CSSF ne surveille pas notre société luxembourgeoise.",
      "<em>Pour notre société luxembourgeoise</em> : les consommateurs peuvent s’adresser au médiateur national de la consommation.",
    ],
  },
  policies: {
    title: "Politiques",
    text: "Ces documents nous obligent. Chacun a sa date et sa version, se lit en ligne et se télécharge.",
  },
} satisfies typeof en;
