import type en from "./words.en.ts";

export default {
  meta: {
    title: "Déclaration d’accessibilité",
    description:
      "Les 106 critères du RGAA jugés un par un : état, taux, critères non respectés. Position sur l’acte européen et contact en cas d’obstacle.",
  },
  title: "Déclaration d’accessibilité",
  lede: "La forme de cette page est imposée par les règles françaises. L’état déclaré résulte de notre propre évaluation, critère par critère ; aucun tiers n’a audité le site, et aucun lecteur d’écran n’a servi aux essais. Si vous rencontrez un obstacle, écrivez-nous.",
  states: {
    label: "Les trois états du référentiel",
    full: "totalement conforme",
    partial: "partiellement conforme",
    none: "non conforme",
    current: "État de ce site",
  },
  commitment: {
    title: "Engagement",
    note: "Article 47 de la loi n° 2005-102 du 11 février 2005 ; loi luxembourgeoise du 8 mars 2023",
    text: [
      "{{firm}} s’engage à rendre son site internet accessible conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cet article oblige les organismes publics et les entreprises qui réalisent en France au moins 250 millions d’euros de chiffre d’affaires ; nous sommes en deçà de ce seuil et publions cette déclaration volontairement.",
      "À cette fin, chaque page est conçue pour le niveau AA des règles internationales WCAG 2.2, et vérifiée par une machine à chaque modification du site. Aucun schéma pluriannuel n’a été publié, et aucune date n’est fixée pour un audit par un tiers.",
      "Cette déclaration d’accessibilité s’applique au site {{address}}, en français et en anglais.",
    ],
  },
  conformity: {
    title: "État de conformité",
    text: "Le site {{address}} est <em>{{state}}</em> au {{reference}}, d’après l’autoévaluation dont les résultats suivent.",
  },
  results: {
    title: "Résultats des tests",
    text: [
      "L’autoévaluation menée par {{firm}} le {{date}} révèle que {{rate}} des critères applicables sont respectés, soit {{met}} sur {{applicable}}. Les {{absent}} autres ne s’appliquent pas à ce site.",
      "Le taux porte sur l’ensemble du site : un critère est tenu pour non respecté dès qu’une seule page est en défaut.",
    ],
    caption: "Les 106 critères par thématique",
    theme: "Thématique",
    total: "Ensemble",
  },
  verdicts: {
    met: "respecté",
    "not-met": "non respecté",
    "not-applicable": "non applicable",
  },
  criteria: {
    title: "Les critères un par un",
    text: "Les intitulés sont abrégés. Un fichier nommé sous un jugement est un test automatique, qui s’exécute à chaque modification du site ; à défaut, le jugement repose sur ce qui a été lu ou vu ce jour-là.",
    theme: "{{number}}. {{name}}, {{total}} critères",
    caption: "{{name}} : jugement de chaque critère",
    criterion: "Critère",
    verdict: "Jugement",
    how: "Fondement du jugement",
  },
  checks: {
    title: "Les contrôles automatiques et leurs limites",
    text: "Ils précèdent chaque publication, et un seul défaut l’arrête. Une machine ne voit qu’une part des obstacles qu’une personne rencontre.",
    caption: "Nos propres contrôles et leurs limites",
    columns: { check: "Contrôle", scope: "Porte sur", limit: "Ne dit pas" },
    rows: [
      {
        check: "Règles WCAG 2.2, A et AA",
        scope:
          "Toutes les pages, dans les deux langues, à 375 et à 1 440 pixels, parties repliées ouvertes",
        limit: "Si une alternative ou une étiquette a du sens",
      },
      {
        check: "Largeur de 320 pixels",
        scope: "Toutes les pages : rien à faire défiler de côté",
        limit: "Si l’ordre reste logique",
      },
      {
        check: "Validité du code, titres, repères",
        scope: "Toutes les pages telles que publiées",
        limit: "Si les titres décrivent ce qui suit",
      },
      {
        check: "Contraste",
        scope: "Toutes les paires de couleurs employées",
        limit: "Le confort, l’éblouissement, la fatigue",
      },
      {
        check: "Clavier, focus, changements de page",
        scope: "Menus, boîtes de dialogue, formulaires, vues de la page d’accueil",
        limit: "Les paroles d’un lecteur d’écran, et leur moment",
      },
      {
        check: "Sans JavaScript",
        scope: "Menus, langue, formulaires, ce sommaire",
        limit: "Les navigateurs anciens",
      },
    ],
  },
  content: {
    title: "Contenus non accessibles",
    nonCompliant: "Non-conformités",
    none: "Aucune n’est connue.",
    obstacle:
      "<em>Critère {{id}}, {{title}}.</em> {{text}} Correction prévue au plus tard le {{date}}.",
    burden: "Dérogations pour charge disproportionnée",
    burdenText: "Aucune n’est invoquée.",
    exempt: "Contenus non soumis à l’obligation d’accessibilité",
    exemptItems: [
      "Les sites de tiers vers lesquels nous renvoyons, comme le réseau professionnel, la chaîne vidéo et la carte que choisit le visiteur. L’adresse de nos bureaux est aussi donnée en texte.",
      "Les courriels que nous envoyons, qui ne sont pas des pages du site et n’ont pas été jugés.",
    ],
  },
  establishment: {
    title: "Établissement de cette déclaration d’accessibilité",
    text: "Cette déclaration a été établie le {{established}}, puis mise à jour d’après l’autoévaluation du {{judged}}. Elle vaut pour trois ans au plus et sera renouvelée avant ce terme à chaque modification substantielle du site ou à la parution d’une nouvelle version du référentiel.",
    technologies: "Technologies utilisées pour la réalisation du site",
    tools: "Outils utilisés pour vérifier l’accessibilité",
    tool: "{{name}}, en version {{version}}",
    environment: "Agents utilisateurs et technologies d’assistance",
    environmentText:
      "Essais et lectures ont été faits dans Chromium, sous Linux, au clavier, au pointeur et par gestes simulés, à des largeurs de 320 à 1 440 pixels, en couleurs forcées et en mouvements réduits. Aucun autre navigateur ni lecteur d’écran n’a servi : les jugements sur ce que reçoivent les technologies d’assistance reposent sur l’arbre d’accessibilité de Chromium.",
    pages: "Pages du site ayant fait l’objet de la vérification de conformité",
    pagesText:
      "Toutes les pages du <sitemap>plan du site</sitemap> dans les deux langues, ainsi que les pages de connexion, l’espace des investisseurs avec des données de démonstration, et les pages qui suivent un formulaire ou remplacent une page introuvable.",
  },
  act: {
    title: "Acte européen sur l’accessibilité",
    note: "Directive (UE) 2019/882 ; code de la consommation, article L. 412-13 ; loi luxembourgeoise du 8 mars 2023",
    text: [
      "Depuis le 28 juin 2025, certains services offerts aux consommateurs doivent être accessibles. Les services bancaires aux consommateurs en font partie, et la directive y range le conseil en investissement donné à des personnes physiques agissant hors de leur activité professionnelle (article 3, point 28). Notre société française donne un tel conseil et, la maison comptant une cinquantaine de personnes, l’exemption des microentreprises ne lui est pas ouverte. Nous la tenons donc pour obligée envers ces clients, et appliquons les exigences à tous. Le conseil aux entreprises n’entre pas dans le champ de la directive.",
      "Le service se compose d’entretiens, de lettres et de rapports. L’information à son sujet, sur ce site et dans la lettre de mission, existe sous forme de texte qui peut être lu à voix haute, agrandi et parcouru au clavier ; elle est rédigée de façon à ne pas dépasser le niveau B2 du cadre européen de référence pour les langues. Sur demande et sans frais, un rapport est fourni en gros caractères, en fichier structuré ou lu en entretien. La connexion à l’espace des investisseurs ne demande aucune épreuve de vue, d’ouïe ou de mémoire au-delà d’un mot de passe, qui peut être collé depuis un gestionnaire.",
      "Les exigences applicables aux sites sont celles de la norme européenne EN 301 549, que fondent les WCAG ; l’état de ce site est indiqué plus haut. Nous n’invoquons aucune charge disproportionnée. Les conventions signées avant le 28 juin 2025 peuvent se poursuivre inchangées jusqu’au 28 juin 2030 au plus tard ; nous ne faisons pas usage de cette faculté.",
    ],
  },
  contact: {
    title: "Retour d’information et contact",
    text: "Si vous n’arrivez pas à accéder à un contenu ou à un service, vous pouvez contacter le responsable du site internet pour être orienté vers une alternative accessible ou obtenir le contenu sous une autre forme. Nous répondons sous {{days}} jours ouvrés.",
    write: "Envoyer un message",
    mail: "Écrire à {{email}}",
    call: "Téléphoner à {{city}}, {{phone}}",
  },
  recourse: {
    title: "Voies de recours",
    text: "Cette procédure est à utiliser dans le cas suivant : vous avez signalé au responsable du site internet un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un de ses services, et vous n’avez pas obtenu de réponse satisfaisante. Vous pouvez :",
    write: "Écrire un message au <fr>Défenseur des droits</fr>",
    delegate: "Contacter le délégué du <fr>Défenseur des droits</fr> dans votre région",
    post: "Envoyer un courrier par la poste (gratuit, ne pas mettre de timbre) :",
    luxembourg:
      "Au Luxembourg, l’<fr>Office de la surveillance de l’accessibilité des produits et services</fr> (OSAPS) veille sur les services que couvre la loi du 8 mars 2023.",
  },
} satisfies typeof en;
