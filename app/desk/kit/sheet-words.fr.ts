import type en from "./sheet-words.en.ts";

export default {
  unfit: {
    empty: "Le fichier est vide (0 octet).",
    locked:
      "Ce classeur est protégé par un mot de passe, ou antérieur à Excel 2007. Enregistrez-le sans mot de passe, au format classeur Excel.",
    "not-table":
      "Ce n’est ni un classeur ni un tableau. Enregistrez-le comme classeur Excel, ou en CSV.",
    quotes:
      "Une cellule contient un guillemet qui n’est pas refermé\u202f: plusieurs lignes seraient lues comme une seule. Enregistrez le fichier comme classeur Excel, ou retirez ce guillemet.",
    "far-cell":
      "La cellule {{cell}} est remplie, très loin des autres\u202f: videz-la dans Excel et enregistrez le classeur.",
    unreadable:
      "Le classeur ne s’ouvre pas\u202f: il est endommagé. Ouvrez-le dans Excel et enregistrez-le de nouveau.",
    "no-lines": "Il y a des intitulés, et aucune ligne au-dessous.",
  },
  assign: {
    title: "À quoi correspond chaque colonne\u202f?",
    lede: "Dites pour chaque colonne ce qu’elle contient, ou qu’il ne faut pas la lire. Vos choix sont retenus pour les feuilles aux mêmes intitulés.",
    tab: "Feuille du classeur",
    tabOf: "{{name}}, {{count}} lignes",
    tabHidden: "{{name}}, masquée, {{count}} lignes",
    kind: "Nature de la feuille",
    head: "Ligne des intitulés (0 s’il n’y en a pas)",
    column: "Colonne",
    samples: "Premières cellules",
    is: "Correspond à",
    isOf: "{{column}} correspond à",
    guess: "Proposition\u202f: à vérifier",
    hidden: "masquée dans le classeur",
    none: "Ne pas la lire",
    choose: "Choisir…",
    noColumn: "{{field}}\u202f: aucune colonne ne l’indique. Pour toutes les lignes\u202f:",
    dayMeans: "Dans «\u202f{{column}}\u202f», {{example}} est le",
    amountMeans: "Dans «\u202f{{column}}\u202f», {{example}} a",
    exchangeMeans:
      "Dans «\u202f{{column}}\u202f», Excel a laissé certaines dates en texte, et a pu inverser le jour et le mois des autres. La première date à double sens, le {{example}} dans le fichier, est",
    exchange: {
      exchanged: "le {{day}}\u202f: jour et mois ont été inversés",
      kept: "le {{day}}\u202f: la date est juste",
      unsure: "Je ne sais pas\u202f: refuser les dates à double sens",
    },
    readAs: "Lu comme le {{day}}.",
    endless: "Sans fin",
    order: {
      comma: "une virgule avant les décimales",
      point: "un point avant les décimales",
    },
    word_one: "«\u202f{{word}}\u202f» ({{count}} ligne) veut dire",
    word_other: "«\u202f{{word}}\u202f» ({{count}} lignes) veut dire",
    refuse: "Rien\u202f: refuser ses lignes",
    left_one: "Il reste {{count}} choix à faire.",
    left_other: "Il reste {{count}} choix à faire.",
    go: "Lire la feuille ainsi",
  },
  was: {
    title: "Ce qui n’a pas été lu",
    all: "Rien\u202f: toutes les colonnes et toutes les lignes du fichier ont été lues.",
    column: "Colonne {{column}}\u202f: laissée de côté, comme demandé ({{samples}})",
    tab: "Feuille {{name}} ({{count}} lignes)",
    title_line: "Ligne {{line}}, un titre\u202f: {{text}}",
    total: "Ligne {{line}}, un total\u202f: {{text}}",
    remark: "Ligne {{line}}, une remarque\u202f: {{text}}",
    again: "Ligne {{line}}, les intitulés répétés",
    more_one: "Et {{count}} autre.",
    more_other: "Et {{count}} autres.",
    how: "Comment elle a été lue",
    encoding: "Encodage\u202f: {{encoding}}. Colonnes séparées par des {{separator}}.",
    separators: {
      semicolon: "points-virgules",
      comma: "virgules",
      tab: "tabulations",
      bar: "barres",
    },
    worksheet: "Feuille du classeur\u202f: {{name}}.",
    head: "Intitulés à la ligne {{row}}.",
    noHead: "Aucun intitulé.",
    columns: "Colonnes\u202f: {{columns}}.",
    remembered:
      "Les colonnes sont celles qui ont été choisies auparavant pour les mêmes intitulés.",
    merged: "Cellules fusionnées\u202f: leur texte vaut pour chacune de leurs lignes ({{ranges}}).",
    hiddenRows: "Les lignes masquées ont été lues comme les autres ({{rows}}).",
    exchange: {
      exchanged:
        "«\u202f{{column}}\u202f»\u202f: jour et mois des dates du fichier ont été inversés, comme demandé.",
      kept: "«\u202f{{column}}\u202f»\u202f: les dates du fichier ont été lues telles quelles, comme demandé.",
      unsure:
        "«\u202f{{column}}\u202f»\u202f: les dates à double sens ont été refusées, comme demandé.",
    },
    usual: "Aucune colonne ne l’indique\u202f; pour toutes les lignes\u202f: {{said}}.",
    change: "Changer les colonnes",
  },
  correct: {
    act: "Corriger",
    open: "Corriger la ligne {{line}}",
    check: "Vérifier de nouveau",
    kept_one: "La ligne {{lines}} est lue comme vous l’avez corrigée.",
    kept_other: "{{count}} lignes sont lues comme vous les avez corrigées\u202f: {{lines}}.",
    asItIs: "Lire le fichier tel quel",
  },
  remembered: {
    title: "Colonnes retenues ({{count}})",
    one: "{{kind}}, depuis le {{time}}\u202f: {{columns}}",
    forget: "Oublier",
    forgetOne: "Oublier les colonnes {{columns}}",
  },
} satisfies typeof en;
