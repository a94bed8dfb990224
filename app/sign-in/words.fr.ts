import type en from "./words.en.ts";

export default {
  needsScript:
    "Cette page a besoin de JavaScript, qui est désactivé dans votre navigateur : il sert à vérifier votre mot de passe et à afficher vos documents sans que rien n’en figure dans une adresse. À défaut, écrivez-nous pour recevoir vos documents :",
  email: {
    label: "Adresse électronique",
    format: "Par exemple : nom@exemple.fr",
    missing: "Saisissez votre adresse électronique",
    invalid: "Saisissez une adresse électronique complète, par exemple nom@exemple.fr",
  },
  password: {
    label: "Mot de passe",
    new: "Nouveau mot de passe",
    hint: "Au moins {{least}} caractères. Plusieurs mots à la suite conviennent ; rien d’autre n’est exigé.",
    hintEither:
      "Au moins {{least}} caractères, ou {{beside}} si votre compte a aussi une clé d’accès ou une application. Plusieurs mots à la suite conviennent ; rien d’autre n’est exigé.",
    show: "Afficher",
    missing: "Saisissez votre mot de passe",
    missingNew: "Choisissez un mot de passe",
    short: "Choisissez un mot de passe plus long : au moins {{least}} caractères",
    shortEither:
      "Choisissez un mot de passe plus long : au moins {{least}} caractères, ou {{beside}} si votre compte a aussi une clé d’accès ou une application",
    long: "Choisissez un mot de passe plus court : {{most}} caractères au plus, moins s’il s’y trouve des accents",
    weak: "Ce mot de passe a été jugé trop faible. Choisissez-en un plus long, ou des mots moins courants",
    common:
      "Ce mot de passe figure parmi ceux que les machines essaient en premier. Choisissez-en un autre, par exemple quatre mots que personne n’assemblerait",
    own: "Ce mot de passe est fait de votre adresse ou de notre nom, que chacun essaierait. Choisissez-en un autre",
    same: "C’est déjà votre mot de passe actuel. Choisissez-en un autre",
  },
  workplace: {
    nav: "Espace investisseurs",
    space: "Votre espace",
    account: "Votre compte",
    help: "Aide",
  },
  trouble: {
    title: "Un problème est survenu",
    retry: "Réessayer",
    offline: "Notre serveur est resté injoignable : votre appareil est-il connecté ?",
    late: "Aucune réponse n’est venue à temps.",
    limited: "Les tentatives ont été trop nombreuses. Vous pourrez réessayer {{wait}}.",
    soon: "dans quelques minutes",
    unavailable: "Le service est momentanément indisponible. Un second essai suffit en général.",
    failed: "L’erreur est de notre fait.",
  },
  signOut: {
    action: "Se déconnecter",
    pending: "Déconnexion…",
    unsaved: "Ce que vous écrivez n’est ni envoyé ni enregistré, et serait perdu.",
    stay: "Rester",
    anyway: "Se déconnecter tout de même",
  },
  factorCheck: {
    title: "Confirmez que c’est bien vous",
    asking: "Un instant…",
    fresh: "Cette modification demande une preuve de moins de dix minutes.",
    send: "Confirmer",
    sending: "Vérification…",
    dismiss: "Plus tard",
    lost: "Utiliser un code de secours",
    everything:
      "Sans clé d’accès, sans application et sans codes de secours, téléphonez-nous : nous vérifions qui vous êtes avant de vous laisser recommencer.",
  },
  passkey: {
    name: "Clé d’accès",
    show: "Utiliser votre clé d’accès",
    waiting: "En attente de votre appareil…",
    nothing:
      "Votre appareil n’a rien répondu : la demande a été interrompue, ou il n’a pas de clé d’accès pour ce site. Réessayez, ou choisissez un autre moyen.",
    refused: "Cette clé d’accès n’a pas été acceptée. Réessayez, ou choisissez un autre moyen.",
  },
  code: {
    label: "Code de votre application",
    hint: "Six chiffres ; un nouveau code toutes les trente secondes.",
    missing: "Saisissez le code affiché par votre application",
    away: "L’erreur vient de nous : les codes de votre application ne peuvent pas être vérifiés pour le moment. Confirmez par un autre moyen, ou téléphonez-nous.",
    wrong:
      "Ce code n’a pas été accepté. Attendez le suivant ; s’il est refusé à son tour, vérifiez que l’heure de votre téléphone se règle automatiquement",
    next: {
      why: "Quelqu’un a saisi des codes erronés pour votre compte. Pour que personne ne devine les vôtres, donnez-en deux à la suite : celui que votre application affiche maintenant, puis celui qu’elle affiche après. Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le dès que vous serez connecté.",
      label: "Le code suivant",
      hint: "Laissez le premier tel quel, et attendez que votre application en affiche un autre.",
      missing: "Saisissez aussi le code que votre application affiche après le premier",
      wrong:
        "Ces deux codes n’ont pas été acceptés. Saisissez celui que votre application affiche maintenant, attendez le suivant et saisissez-le dessous",
    },
  },
  recovery: {
    label: "Code de secours",
    hint: "L’un des dix que vous avez conservés. Il ne sert qu’une fois.",
    missing: "Saisissez un code de secours",
    wrong:
      "Ce code de secours n’a pas été accepté : il a déjà servi, ou comporte une faute de frappe",
    send: "Utiliser ce code",
    title: "Vos codes de secours",
    text: "Si vous perdez votre appareil, l’un de ces codes ouvre votre compte, une seule fois. Ils s’affichent maintenant et plus jamais ensuite : imprimez-les, ou gardez-les dans votre gestionnaire de mots de passe.",
    copy: "Copier",
    copied: "Copié.",
    notCopied: "Votre navigateur ne l’a pas permis : sélectionnez les codes et copiez-les.",
    save: "Enregistrer dans un fichier",
    file: "codes de secours",
    kept: "Je les ai conservés",
  },
  enrol: {
    label: "Ajouter une clé d’accès ou une application",
    password:
      "Choisissez d’abord un mot de passe à l’aide du lien de notre message. Si vous l’avez perdu, demandez-en un autre ou téléphonez-nous :",
    closed:
      "Le délai pour ajouter un premier moyen de connexion est passé. Téléphonez-nous, nous le rouvrirons :",
    passkey: {
      title: "Une clé d’accès",
      text: "Votre appareil demande votre empreinte, votre visage ou son propre code, et vous connecte : pas de mot de passe, rien qui puisse être copié ni saisi sur un faux site. Elle fonctionne aussi depuis votre gestionnaire de mots de passe ou une clé de sécurité.",
      action: "Ajouter une clé d’accès",
      nothing:
        "Aucune clé n’a été ajoutée : l’opération a été interrompue, ou votre appareil en garde déjà une pour ce compte. Réessayez, ou choisissez une application.",
    },
    app: {
      title: "Une application qui produit des codes",
      text: "Une application d’authentification affiche sur votre téléphone six chiffres, à saisir après votre mot de passe.",
      action: "Utiliser une application",
      starting: "Un instant…",
      scan: "Ouvrez l’application et scannez ce carré :",
      qr: "Code à scanner avec une application d’authentification",
      byHand: "Ou saisissez cette clé dans l’application :",
      here: "Ouvrir dans une application de cet appareil",
      send: "Ajouter l’application",
      name: "Application",
      away: "L’erreur vient de nous : aucune application ne peut être ajoutée pour le moment. Ajoutez une clé d’accès, ou réessayez plus tard.",
      expired: "Plus d’une demi-heure s’est écoulée. Rechargez la page pour recommencer.",
    },
  },
  opening: {
    text: "Nous avons retiré ce que vous aviez perdu. Pour recommencer, saisissez le code que nous vous avons donné par téléphone.",
    label: "Code donné par téléphone",
    hint: "Huit chiffres.",
    missing: "Saisissez le code que nous vous avons donné par téléphone",
    wrong:
      "Ce n’est pas le code que nous vous avons donné. Après cinq essais, il faudra patienter un peu",
  },
  again: {
    text: "Pour continuer, redonnez votre mot de passe : reconnectez-vous, et vous reviendrez ici.",
    action: "Se reconnecter",
  },
  notes: {
    label: "Bon à savoir",
    never:
      "Nous ne demandons jamais de mot de passe, ni par téléphone, ni par courriel, ni dans aucun autre message.",
    report: "Si quelqu’un le fait en notre nom, ne répondez pas et prévenez-nous aussitôt.",
    help: "Pour toute difficulté :",
  },
} satisfies typeof en;
