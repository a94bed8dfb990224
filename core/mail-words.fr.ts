import type en from "./mail-words.en.ts";

export default {
  privacy: "Confidentialité",
  label: "{{label}} :",
  received: "{{time}} (heure de {{city}})",
  languages: { en: "Anglais", fr: "Français" },
  facts: {
    reference: "Référence",
    subject: "Objet",
    received: "Reçu le",
    name: "Nom",
    email: "Courriel",
    phone: "Téléphone",
    language: "Langue",
    announced: "Réponse annoncée",
  },
  newsletterConfirm: {
    subject: "{{firm}} : confirmez votre inscription à la lettre d’information",
    preview: "Sans confirmation, rien n’est envoyé. Le lien est valable {{hours}} heures.",
    title: "Il reste une étape",
    request:
      "Cette adresse électronique a été saisie sur notre site pour recevoir notre lettre d’information : quatre lettres par an sur l’allocation, les opérations et l’impact. Nous ne vous écrivons que pour nous assurer que la demande vient de vous.",
    next: "Si c’est le cas, continuez vers notre site et confirmez à l’aide du bouton de la page qui s’ouvre. Le lien est valable {{hours}} heures.",
    action: "Continuer",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    nothing:
      "Si la demande n’est pas de vous, ne faites rien : vous ne recevrez pas la lettre, et nous effacerons votre adresse {{hours}} heures après la demande.",
  },
  letter: {
    marketing: "Communication publicitaire",
    onSite: "Lire cette lettre sur notre site",
    figure: "Figure {{number}}\u202f:",
    seeFigure: "Voir la figure tracée sur la page",
    why: "Vous recevez cette lettre parce que vous vous y êtes inscrit et avez confirmé votre adresse. Elle n’enregistre ni si vous l’ouvrez, ni les liens que vous y suivez.",
    leave: "Me désinscrire de la lettre d’information",
  },
  letterTest: { subject: "Essai\u202f: {{title}}" },
  newsletterWelcome: {
    subject: "{{firm}} : votre inscription à la lettre d’information est confirmée",
    preview: "Quatre lettres par an et, dans chacune, un lien pour se désinscrire.",
    title: "Votre inscription est confirmée",
    thanks:
      "Merci de votre confirmation. Notre lettre d’information parviendra à cette adresse quatre fois par an, avec ce que nous observons de l’allocation, des opérations et de l’impact.",
    promise:
      "Votre adresse sert à la lettre et à rien d’autre. Nos lettres n’enregistrent pas si vous les ouvrez.",
    leave:
      "Vous pouvez vous désinscrire à tout moment. Le lien ci-dessous, qui figure aussi dans chaque lettre, ouvre une page et son seul bouton ; aucun motif n’est demandé.",
    unsubscribe: "Me désinscrire de la lettre d’information",
  },
  contactAcknowledgement: {
    subject: "Nous avons bien reçu votre message ({{reference}})",
    preview: "Votre référence, qui vous répond et dans quel délai.",
    title: "Votre message est arrivé",
    thanks: "Merci de votre message.",
    status: "Suivre votre message",
    more: "Pour compléter votre message, répondez à ce courriel ou téléphonez à l’un des bureaux, en rappelant la référence. Par discrétion, nous ne reprenons pas ici ce que vous avez écrit.",
    mistaken:
      "Si vous ne nous avez pas écrit, votre adresse a été donnée par erreur. Vous n’avez rien à faire.",
  },
  contactAnswer: {
    subject: "Notre réponse à votre message ({{reference}})",
    preview: "{{firm}} vous a répondu.",
    title: "Notre réponse",
    reply: "Pour nous écrire de nouveau, répondez à ce courriel.",
  },
  contactAnswerCopy: {
    subject: "Copie de la réponse au message {{reference}}",
    preview: "Elle a été envoyée depuis le bureau.",
    title: "Copie d’une réponse",
    by: "Réponse de",
    at: "Répondu le",
  },
  contactNotification: {
    subject: "Message {{reference}} : {{subject}}",
    preview: "Reçu le {{received}}.",
    title: "Un message venu du site",
    reply: "Toute réponse à ce courriel part à l’expéditeur.",
    desk: "Ouvrir le message au bureau",
    noPhone: "Non indiqué",
    unverified:
      "Le nom, l’adresse et le message sont tels qu’ils ont été saisis ; personne ne les a vérifiés. Prudence avec tout lien et toute demande de paiement.",
  },
  lpInvitation: {
    subject: "{{firm}} : votre accès à l’espace investisseurs",
    preview: "Choisissez un mot de passe pour l’ouvrir. Le lien est valable {{days}} jours.",
    title: "Votre accès est prêt",
    greeting:
      "{{name}}, {{firm}} vous a ouvert un accès à l’espace des clients qui ont investi dans des fonds sur son conseil. Vous y trouverez les engagements et les documents de l’entité {{entity}}. Les sociétés de gestion établissent les avis et les rapports ; notre société française, seule à conseiller en investissement, les enregistre et les transmet dans le cadre de ce conseil ; rémunérée par ses clients seuls, elle ne reçoit rien d’un gestionnaire, ne détient pas d’argent et ne donne pas d’ordre.",
    next: "Pour l’ouvrir, continuez vers notre site et choisissez un mot de passe à l’aide du bouton de la page qui s’ouvre. Le lien est valable {{days}} jours et ne sert qu’une fois.",
    action: "Choisir un mot de passe",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    mistaken:
      "Si vous n’attendiez pas ce courriel, ne faites rien et prévenez-nous. Nous ne demandons jamais de mot de passe par courriel ni par téléphone.",
  },
  recovery: {
    subject: "{{firm}} : choisir un nouveau mot de passe",
    preview: "Le lien est valable une heure.",
    title: "Un nouveau mot de passe",
    request:
      "Un nouveau mot de passe pour notre espace investisseurs a été demandé avec cette adresse électronique.",
    next: "Si c’est bien vous, continuez vers notre site et choisissez-le à l’aide du bouton de la page qui s’ouvre. Le lien est valable une heure et ne sert qu’une fois.",
    action: "Choisir un nouveau mot de passe",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    nothing:
      "Si ce n’est pas vous, ne faites rien : votre mot de passe reste le même. Si de tels courriels se répètent, prévenez-nous.",
  },
  documentKinds: {
    report: "rapport aux investisseurs",
    accounts: "comptes annuels",
    "capital-account": "compte de capital",
    "capital-call": "avis d’appel de fonds",
    distribution: "avis de distribution",
    tax: "attestation fiscale",
    meeting: "assemblée générale",
    legal: "document juridique",
  },
  lpDocument: {
    subject: "{{firm}} : un document pour vous",
    preview: "Il vous attend dans l’espace investisseurs.",
    title: "Un document pour vous",
    notice:
      "Un document a été déposé dans votre espace. Comme vous l’avez choisi, ce courriel ne dit pas lequel.",
    named: {
      subject: "{{firm}} : {{kind}}, {{entity}}",
      preview: "{{fund}}. Le document vous attend dans l’espace investisseurs.",
      notice:
        "Un document a été déposé dans l’espace investisseurs pour l’entité {{entity}} : {{kind}}, {{fund}}.",
    },
    action: "Ouvrir l’espace",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    caution:
      "Nous n’envoyons jamais de document ni de coordonnées bancaires par courriel, et ne demandons jamais de mot de passe.",
  },
  lpCall: {
    preview:
      "Son montant est indiqué dans l’espace investisseurs et ne figure pas dans ce courriel.",
    first: {
      subject: "{{firm}} : appel de fonds d’un gestionnaire, au {{due}}",
      title: "L’appel de fonds d’un gestionnaire",
      notice: "Le gestionnaire d’un de vos fonds vous adresse un appel, exigible le {{due}}.",
      named: {
        subject: "{{firm}} : appel {{fund}}, {{due}}, {{entity}}",
        notice:
          "{{fund}} appelle des fonds auprès de l’entité {{entity}}. L’appel est exigible le {{due}}.",
      },
    },
    changed: {
      subject: "{{firm}} : appel de fonds modifié par un gestionnaire, {{due}}",
      title: "Un appel de fonds modifié par un gestionnaire",
      notice:
        "Le gestionnaire d’un de vos fonds a modifié le montant de son appel exigible le {{due}}. Le montant que vous aviez lu n’est plus valable.",
      named: {
        subject: "{{firm}} : appel {{fund}} modifié, {{entity}}",
        notice:
          "{{fund}} a modifié le montant de son appel de fonds auprès de l’entité {{entity}}, exigible le {{due}}. Celui que vous aviez lu ne vaut plus.",
      },
    },
    adviser:
      "Nous vous transmettons cet appel en qualité de conseil ; nous ne recevons pas d’argent et ne donnons pas d’ordre.",
    read: "Le montant se trouve dans votre espace investisseurs, avec l’avis et le compte à créditer dès leur publication.",
    action: "Lire l’appel",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    check:
      "Avant de payer, comparez le compte avec celui qu’affiche l’espace : le titulaire, le numéro et la date d’entrée en vigueur. Si quelque chose diffère, ou si l’on vous transmet d’autres coordonnées bancaires, ne payez rien et téléphonez à la personne que vous connaissez chez nous, à un numéro que vous avez déjà. Aucun de nos courriels ne contient de coordonnées bancaires.",
  },
  lpDigest: {
    subject: "{{firm}} : des documents pour vous",
    preview: "Ils vous attendent dans l’espace investisseurs.",
    title: "Des documents pour vous",
    one: "Un document a été déposé dans votre espace depuis notre dernier courriel.",
    several: "{{count}} documents ont été déposés dans votre espace depuis notre dernier courriel.",
    unnamed: "Comme vous l’avez choisi, ce courriel n’en dit pas davantage.",
    line: "{{entity}} : {{documents}}.",
    more: "et {{count}} de plus",
    choice:
      "Le rythme de ces courriels, et ce qu’ils nomment, se choisissent à côté des documents.",
    action: "Ouvrir l’espace",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    caution:
      "Nous n’envoyons jamais de document ni de coordonnées bancaires par courriel, et ne demandons jamais de mot de passe.",
  },
  lpWithdrawn: {
    subject: "{{firm}} : un document que vous avez téléchargé est retiré",
    preview: "Merci de ne pas vous en servir et d’effacer votre copie.",
    title: "Un document est retiré",
    notice:
      "Nous avons retiré un document que vous avez téléchargé dans votre espace investisseurs le {{fetched}}. L’espace dit lequel et pourquoi.",
    named: {
      notice:
        "Nous avons retiré un document que vous avez téléchargé pour l’entité {{entity}} le {{fetched}} : {{kind}}, {{fund}}. L’espace investisseurs dit pourquoi.",
    },
    please: "Merci de ne pas vous en servir, de ne pas le transmettre et d’effacer votre copie.",
    action: "Voir lequel",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    sorry: "Nous vous prions de nous excuser. Nos bureaux répondront à toute question.",
  },
  lpAccountChange: {
    subject: "{{firm}} : des coordonnées bancaires ont changé",
    preview: "L’un de vos fonds se règle désormais sur un autre compte.",
    title: "Des coordonnées bancaires ont changé",
    notice:
      "Le compte sur lequel se règle l’un de vos fonds a changé le {{changed}}. Deux personnes de notre maison l’avaient confirmé par téléphone, chacune par son propre appel.",
    named: {
      notice:
        "Le compte sur lequel se règle {{fund}}, pour l’entité {{entity}}, a changé le {{changed}}. Deux personnes de notre maison l’avaient confirmé par téléphone, chacune par son propre appel.",
    },
    where:
      "Les coordonnées en vigueur se lisent dans votre espace investisseurs, à la page du fonds. Nous ne les mettons jamais dans un courriel ; ne payez rien sur la foi d’un courriel qui en contiendrait.",
    check:
      "Avant votre premier paiement, vérifiez-les par téléphone : appelez-nous au numéro que vous avez déjà, jamais à celui d’un message.",
    action: "Ouvrir l’espace",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    caution:
      "On vous envoie des coordonnées bancaires par courriel, en notre nom ou en celui du fonds ? Ne payez pas, et appelez-nous.",
    entered: {
      subject: "{{firm}} : des coordonnées bancaires sont enregistrées",
      preview: "L’un de vos fonds a désormais un compte où le payer.",
      title: "Des coordonnées bancaires sont enregistrées",
      notice:
        "Le premier compte sur lequel se règle l’un de vos fonds a été enregistré le {{changed}}. Deux personnes de notre maison l’avaient confirmé par téléphone, chacune par son propre appel.",
      named: {
        notice:
          "Le premier compte sur lequel se règle {{fund}}, pour l’entité {{entity}}, a été enregistré le {{changed}}. Deux personnes de notre maison l’avaient confirmé par téléphone, chacune par son propre appel.",
      },
    },
  },
  lpReader: {
    firm: "notre maison",
    endless: "jour qui reste à fixer",
    kinds: {
      proposed: {
        subject: "{{firm}} : un lecteur est proposé",
        preview: "Rien ne lui est montré avant notre confirmation.",
        title: "Un lecteur est proposé",
        notice:
          "Une personne qui agit pour l’une de vos entités propose qu’un lecteur de plus consulte son compte.",
        next: "Rien ne lui est montré tant que l’un de nous ne l’a pas confirmé.",
        named: {
          notice:
            "{{by}} propose que {{reader}} consulte le compte de l’entité {{entity}} jusqu’au {{until}}.",
        },
      },
      withdrawn: {
        subject: "{{firm}} : un lecteur n’est plus proposé",
        preview: "La proposition est retirée.",
        title: "La proposition est retirée",
        notice:
          "La proposition d’un lecteur, faite le {{day}} pour l’une de vos entités, est retirée.",
        next: "Rien ne lui a été montré.",
        named: {
          notice:
            "{{by}} a retiré la proposition d’un lecteur, faite le {{day}} pour l’entité {{entity}}.",
        },
      },
      refused: {
        subject: "{{firm}} : un lecteur n’est pas confirmé",
        preview: "Nos bureaux diront pourquoi.",
        title: "Un lecteur n’est pas confirmé",
        notice:
          "Nous n’avons pas confirmé le lecteur proposé le {{day}} pour l’une de vos entités.",
        next: "Rien ne lui a été montré. Nos bureaux diront pourquoi.",
        named: {
          notice:
            "Nous n’avons pas confirmé le lecteur proposé le {{day}} pour l’entité {{entity}}.",
        },
      },
      admitted: {
        subject: "{{firm}} : un lecteur a désormais accès",
        preview: "Il consulte, et n’agit pas.",
        title: "Un lecteur a désormais accès",
        notice: "Un lecteur consulte désormais le compte de l’une de vos entités.",
        next: "Il consulte et n’agit pas. Toute personne qui agit pour l’entité peut y mettre fin dans l’espace, à tout moment.",
        named: {
          notice:
            "{{reader}} consulte désormais le compte de l’entité {{entity}}, jusqu’au {{until}}.",
        },
      },
      ended: {
        subject: "{{firm}} : un lecteur n’a plus accès",
        preview: "L’accès est fermé.",
        title: "Un lecteur n’a plus accès",
        notice: "Un lecteur ne consulte plus le compte de l’une de vos entités.",
        next: "L’accès est fermé. Les téléchargements restent au relevé.",
        named: {
          notice:
            "{{reader}} ne consulte plus le compte de l’entité {{entity}} : {{by}} a mis fin à l’accès.",
        },
      },
    },
    action: "Voir qui a accès",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    caution:
      "Si cela vous surprend, retirez la proposition ou l’accès dans l’espace, et téléphonez-nous à un numéro que vous avez déjà.",
  },
  staffInvitation: {
    subject: "{{firm}} : votre accès au bureau",
    preview: "Choisissez un mot de passe pour l’ouvrir. Le lien est valable {{days}} jours.",
    title: "Votre accès au bureau",
    greeting: "{{name}}, {{firm}} vous ouvre un accès à son bureau.",
    next: "Poursuivez sur notre site, choisissez un mot de passe avec le bouton de la page qui s’ouvre, puis ajoutez une clé d’accès ou une application. Le lien est valable {{days}} jours et ne sert qu’une fois.",
    action: "Choisir un mot de passe",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    mistaken: "Si vous ne vous y attendiez pas, ne faites rien et prévenez l’administrateur.",
  },
  staffNotice: {
    /** In place of a name: colleagues are told no investor’s. */
    investor: "Un investisseur",
    acts: {
      "staff.invite": "une invitation au bureau ({{name}})",
      "staff.roles": "des rôles supplémentaires pour un collègue ({{name}})",
      "staff.reset-factors": "la réinitialisation des facteurs d’un collègue ({{name}})",
      "staff.vouch": "un nouveau collègue peut désormais confirmer et approuver ({{name}})",
      "approvals.settings": "la désactivation du second regard",
      "partners.invite": "l’invitation d’une personne d’un investisseur",
      "partners.propose-reader": "l’accès d’un lecteur à son propre compte",
      "partners.change-membership":
        "un accès plus large ou plus long pour une personne d’un investisseur",
      "partners.reset-factors": "la réinitialisation des facteurs d’une personne d’un investisseur",
      "partners.require-factor": "une entité qui ne demande plus de second facteur",
      "entities.merge": "la fusion de deux entités",
      "mark.take-off":
        "le retrait de la mention de démonstration de chaque page et de chaque courriel",
      "mark.put-back":
        "le retour de la mention de démonstration sur chaque page et chaque courriel",
      "works.submit": "un texte ou une diffusion à approuver",
      "editions.submit": "la prochaine édition d’un texte légal ({{name}})",
      "editions.confirm":
        "a confirmé, en second, la prochaine édition d’un texte légal ({{name}})\u202f; le site l’annonce",
      "editions.withdraw":
        "a retiré une édition d’un texte légal avant son jour ({{name}})\u202f; la précédente reste en vigueur",
    },
    kinds: {
      proposed: {
        subject: "{{firm}}\u202f: une seconde personne est demandée",
        preview: "Rien ne se fait avant qu’une autre personne confirme ou refuse.",
        title: "Une seconde personne est demandée",
        said: "{{by}} propose\u202f: {{what}}. La proposition attend depuis le {{moment}}.",
        next: "Regardez-la dans la pièce Approbations, et ne confirmez que si vous savez pourquoi. Ce message ne sera pas répété.",
      },
      confirmed: {
        subject: "{{firm}}\u202f: des droits ont été élargis",
        preview: "Par deux personnes\u202f; la conformité en est informée.",
        title: "Des droits ont été élargis",
        said: "{{by}}, seconde personne, a confirmé le {{moment}}\u202f: {{what}}.",
        next: "Le registre dit qui l’a proposé. Si cela vous surprend, interrogez ces deux personnes.",
      },
      waits: {
        subject: "{{firm}}\u202f: votre approbation est attendue",
        preview: "Un texte ou une diffusion attend un second regard.",
        title: "Un second regard est demandé",
        said: "{{by}} a soumis {{what}}. La demande attend depuis le {{moment}}.",
        next: "Ce message ne sera pas répété\u202f; le bureau l’affiche jusqu’à l’approbation ou au renvoi.",
      },
      edition: {
        subject: "{{firm}}\u202f: un texte légal change",
        preview: "Une édition a été annoncée, ou retirée.",
        title: "Un texte légal change",
        said: "Le {{moment}}, {{by}} {{what}}.",
        next: "La pièce Éditions en montre le texte, le jour et l’empreinte\u202f; jusqu’à ce jour, elle peut y être retirée.",
      },
      mark: {
        subject: "{{firm}}\u202f: la mention de démonstration",
        preview: "Elle a été retirée du site, ou y a été remise.",
        title: "La mention de démonstration",
        said: "Par {{by}}, le {{moment}}\u202f: {{what}}.",
        next: "Il faut deux personnes pour la retirer, et le nom ci-dessus est celui de la seconde\u202f; une seule peut la remettre, au bureau, dans la pièce «\u202fEn attente\u202f». Le registre dit qui a proposé quoi.",
      },
      terminal: {
        subject: "{{firm}}\u202f: fait depuis le terminal",
        preview: "Par une seule personne\u202f: assurez-vous d’être au courant.",
        title: "Fait depuis le terminal",
        said: "Le {{moment}}, {{by}} a fait ceci depuis le terminal, seul\u202f: {{what}}.",
        next: "Tous les collègues en sont informés. Si vous ne vous y attendiez pas, demandez maintenant aux autres, par téléphone. Le registre l’a noté.",
      },
    },
    action: "Ouvrir le bureau",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur\u202f:",
  },
  personData: {
    subject: "{{firm}} : vos données sont prêtes",
    preview: "Un lien privé, valable {{days}} jours.",
    title: "Vos données sont prêtes",
    ready:
      "Vous nous avez demandé une copie de ce que nous conservons à votre sujet. La voici, par un lien qui n’est connu que de cette adresse.",
    next: "Poursuivez sur notre site et téléchargez-la avec le bouton de la page qui s’ouvre : un fichier à lire et à imprimer, et un autre lisible par un logiciel. Le lien est valable {{days}} jours, et expire une heure après avoir servi.",
    action: "Télécharger mes données",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    nothing:
      "Si vous n’avez rien demandé, n’ouvrez pas ce lien et prévenez-nous : rien n’a été remis à personne.",
  },
  personErased: {
    subject: "{{firm}} : vos données sont effacées",
    preview: "C’est notre dernier courriel à ce sujet.",
    title: "Vos données sont effacées",
    done: "Vous nous avez demandé d’effacer ce que nous conservons sur vous, et prouvé que cette adresse est la vôtre. C’est fait.",
    kept: "Les données que la loi nous oblige à garder le sont pour la durée qu’elle fixe, et ne servent à rien d’autre. Pour savoir de quoi il s’agit, écrivez-nous.",
    last: "Nous n’avons plus cette adresse une fois ce courriel parti ; pendant trois ans, nous en gardons une empreinte à clé, qui prouve l’effacement et ne permet pas de la lire.",
  },
  personProof: {
    subject: "{{firm}} : cette demande vient-elle de vous ?",
    preview: "Tant que vous ne l’avez pas dit, rien n’est remis et rien n’est effacé.",
    title: "Cette demande vient-elle de vous ?",
    request: {
      access:
        "On nous a demandé, pour cette adresse, une copie de tout ce que nous conservons sur la personne à qui elle appartient.",
      erasure:
        "On nous a demandé, pour cette adresse, d’effacer ce que nous conservons sur la personne à qui elle appartient.",
    },
    next: "Si c’est vous, poursuivez sur notre site et dites-le avec le bouton de la page qui s’ouvre. Vous aurez notre réponse dans le mois qui suit votre demande. Le lien est valable {{days}} jours.",
    action: "Continuer",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    nothing:
      "Si ce n’est pas vous, ne faites rien : rien ne sera remis à personne, et rien ne sera effacé.",
  },
  accountChange: {
    subject: "{{firm}} : {{what}}",
    preview: "Si ce n’est pas vous, lisez la suite.",
    when: "Cela s’est passé le {{changed}}.",
    fine: "Si c’est vous, il n’y a rien à faire.",
    alarm:
      "Si ce n’est pas vous, téléphonez aussitôt à l’un des bureaux : nous pouvons fermer l’accès le temps de comprendre. Choisissez ensuite un nouveau mot de passe à l’aide du lien ci-dessous.",
    action: "Choisir un nouveau mot de passe",
    look: "Voir votre compte",
    otherwise: "Si le bouton n’ouvre pas la page, copiez ce lien dans votre navigateur :",
    what: {
      "password-changed": "votre mot de passe a été modifié",
      "factor-added": "un moyen de connexion a été ajouté",
      "factor-removed": "un moyen de connexion a été retiré",
      "codes-made": "de nouveaux codes de secours ont été créés",
      "recovery-used": "un code de secours a été utilisé",
      "factors-reset": "vos moyens de connexion ont été réinitialisés",
      "entity-added": "vous avez accès à un autre compte",
    },
    notices: {
      "password-changed": "Le mot de passe de votre compte chez nous a été modifié.",
      "factor-added":
        "« {{detail}} » a été ajouté à votre compte et peut désormais servir à vous connecter.",
      "factor-removed":
        "« {{detail}} » a été retiré de votre compte. Toutes les autres sessions ont été fermées.",
      "codes-made":
        "Dix nouveaux codes de secours ont été créés pour votre compte. Les précédents ne sont plus valables.",
      "recovery-used":
        "Quelqu’un s’est connecté à votre compte avec l’un de vos codes de secours. Ce code n’est plus valable.",
      "factors-reset":
        "À votre demande, nous avons retiré de votre compte toutes les clés d’accès, applications et codes de secours, fermé toutes les sessions et annulé le mot de passe. Choisissez-en un nouveau à l’aide du lien ci-dessous ; le code que nous vous donnons par téléphone vous sera ensuite demandé.",
      "entity-added":
        "Vous avez désormais accès à « {{detail}} ». Connectez-vous comme d’habitude ; le compte affiché se choisit en haut de votre espace.",
    },
  },
} satisfies typeof en;
