import type en from "./words.en.ts";

export default {
  meta: {
    title: "Gestion des cookies",
    description:
      "Tout ce que ce site enregistre dans votre navigateur, à quelle fin et pour combien de temps ; votre choix pour la performance et le ciblage, et comment en changer.",
  },
  title: "Gestion des cookies",
  lede: "Sans votre accord, ce site n’enregistre que ce dont il a besoin pour fonctionner : votre langue, votre choix en matière de cookies, la session d’un investisseur. Avec votre accord, il mesure aussi la rapidité avec laquelle ses pages vous parviennent (performance), et un réseau professionnel où nous pouvons faire de la publicité peut reconnaître votre visite (ciblage). Ces deux catégories restent désactivées tant que vous n’avez pas accepté. Un bouton suffit pour refuser, comme pour accepter ; les pages sont les mêmes dans les deux cas, et vous pouvez changer d’avis à tout moment.",
  choice: {
    title: "Votre choix",
    aside:
      "Nous conservons votre choix six mois, que vous acceptiez ou refusiez, puis nous vous posons de nouveau la question.",
    noScript:
      "Sans JavaScript, ce site n’enregistre ni ne mesure rien de facultatif : il n’y a donc rien à choisir.",
    none: "Vous n’avez pas encore répondu, et les deux catégories facultatives sont désactivées d’ici là.",
    undated: {
      true: "Vous avez accepté les deux catégories.",
      false: "Vous avez refusé les deux catégories.",
      custom: "Vous avez choisi pour chaque catégorie.",
    },
    answer: "Votre réponse",
    methods: {
      "accept-all": "Tout accepté",
      "decline-all": "Tout le facultatif refusé",
      custom: "Choisi catégorie par catégorie",
      "privacy-signal": "Refusé par le signal de votre navigateur",
    },
    date: "Donnée le",
    version: "Version de la question",
    number: "Numéro d’enregistrement",
    openDialog: "Ouvrir dans une fenêtre",
  },
  stored: {
    title: "Enregistré dans ce navigateur en ce moment",
    aside:
      "Votre navigateur dresse cette liste pendant que la page est ouverte, et ne la transmet à personne.",
    needsScript:
      "Votre navigateur dresse lui-même cette liste et a besoin pour cela de JavaScript.",
    nothing: "Ce site n’a rien enregistré dans votre navigateur pour le moment.",
    foreign: "Ce site ne l’a pas déposé ; une extension ou un autre programme a pu le faire.",
    delete: "Supprimer",
    deleteNamed: "Supprimer {{name}}",
  },
  register: {
    title: "Tout ce que le site peut déposer",
    aside:
      "Avant chaque mise en ligne, un essai compare le site à cette liste et échoue si le site enregistre autre chose.",
    columns: {
      name: "Nom",
      kind: "Nature",
      purpose: "Finalité",
      issuer: "Déposé par",
      duration: "Durée",
    },
    kinds: {
      cookie: "Cookie",
      "local-storage": "Stockage local",
      "session-storage": "Stockage de session",
      measurement: "Mesure",
    },
    session: "Jusqu’à la fermeture de l’onglet",
    untilDeleted: "Jusqu’à ce que vous le supprimiez",
    notStored: "Non déposée",
    nothing: "Rien n’est enregistré à ce jour.",
  },
  withdraw: {
    title: "Changer d’avis",
    how: "Vous pouvez retirer votre accord à tout moment, par un bouton ci-dessus ou dans la fenêtre qu’ouvre le lien au pied de chaque page. La mesure cesse aussitôt, y compris dans les autres onglets ouverts, et tout ce que la catégorie avait déposé est supprimé.",
    signal:
      "Si votre navigateur émet le signal Global Privacy Control, nous enregistrons un refus et ne vous montrons aucun bandeau. Vous pouvez néanmoins accepter ci-dessus, et cette réponse l’emporte alors sur le signal.",
    browser:
      "Vous pouvez aussi tout supprimer dans les réglages de votre navigateur. Votre réponse disparaît alors avec le reste, et la question vous est posée de nouveau.",
  },
  proof: {
    title: "La preuve de votre réponse",
    aside: "Chaque enregistrement est conservé trois ans.",
    text: "La loi nous oblige à pouvoir prouver le consentement. Pour chaque réponse, nous conservons un numéro tiré au hasard, la version de la question, la réponse pour chaque catégorie, la façon dont elle a été donnée, la langue et l’heure. L’enregistrement ne contient ni votre adresse réseau ni la description de votre navigateur ; celui-ci est seul à connaître le numéro, de sorte que l’enregistrement ne dit pas, à lui seul, de qui vient la réponse.",
    versions:
      "La question posée aujourd’hui porte la version <version/> ; <texts/> et <list/> sont publics.",
    texts: "son libellé dans les deux langues",
    list: "la liste de toutes les versions",
  },
} satisfies typeof en;
