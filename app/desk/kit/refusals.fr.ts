import type { Refusal } from "#core/refusals.ts";

/** Why an act was refused, for each code; and a conflict, which is no reason but needs words too. */
export default {
  conflict:
    "Il y a eu un changement entre-temps. La dernière version est affichée\u202f; lisez-la d’abord.",
  unknown: "Cela n’existe plus.",
  "name-missing": "Donnez un nom.",
  "name-taken": "Ce nom est déjà pris.",
  name: "Un autre porte déjà ce nom.",
  "language-missing": "Écrivez le texte dans les deux langues.",
  "too-long": "Chaque langue peut compter 20\u202f000 caractères.",
  unreadable: "Quelque chose n’a pas pu être lu. Rechargez la page et réessayez.",
  "no-page": "Cette page de la liste n’existe pas.",
  "not-yet": "Ce moment n’est pas encore venu.",
  "no-day": "Ce jour n’existe pas.",
  author:
    "Vous en avez écrit une partie, ou l’avez soumis\u202f: une autre personne doit le faire.",
  "not-submitted": "La soumission manque encore.",
  "submitted-already": "La soumission est déjà faite.",
  "not-approved": "L’approbation manque.",
  "approved-already": "L’approbation est déjà donnée.",
  "live-already": "La publication ou la diffusion est déjà faite.",
  "not-live": "Il n’y a pas de publication à retirer.",
  "nothing-owed": "Aucune relecture n’est plus due.",
  "reason-too-short": "Écrivez un motif d’au moins 20 caractères.",
  "remark-missing": "Écrivez ce qui est à modifier.",
  "own-room": "Cela se traite dans sa propre pièce.",
  letter: "Quelque chose ne peut pas être enregistré\u202f: regardez l’adresse et les longueurs.",
  "letter-faults":
    "Corrigez d’abord le texte\u202f: quelque chose manque ou ne peut pas être composé.",
  "sample-text":
    "{{language}}, ligne {{line}}\u202f: «\u202f{{words}}\u202f» est un texte d’exemple. Écrivez ce qui doit s’y trouver, ou supprimez-le.",
  "wrong-language":
    "{{language}}, ligne {{line}}\u202f: «\u202f{{words}}…\u202f» est dans l’autre langue. Écrivez-le dans celle-ci, ou signalez-le comme passage.",
  "letter-incomplete": "Il manque quelque chose à la lettre.",
  "slug-taken": "Il y a déjà une lettre à cette adresse.",
  picture: "Cette image ne convient pas, ou elle est trop grande.",
  sending: "L’envoi est en cours ou prévu. Arrêtez-le d’abord.",
  "not-published": "La publication manque encore.",
  "sent-already": "Cette lettre a été envoyée, ou est en route.",
  "both-languages": "Il faut le courriel dans les deux langues.",
  count: "Le nombre de lecteurs a changé. Regardez à nouveau, et tapez-le.",
  "unknown-count":
    "Le nombre de courriels au sort inconnu a changé. Regardez à nouveau, et décidez.",
  past: "Choisissez une heure à venir",
  schedule: "Cette heure ou ce débit ne convient pas.",
  reason: "Choisissez l’un des motifs.",
  "mail-not-given-up": "Seul un courriel refusé ou abandonné est renvoyé.",
  "mail-not-sent": "Seul un courriel envoyé peut revenir.",
  "no-colleague": "Personne de ce nom ne traite les messages.",
  "no-more-time": "Aucun délai supplémentaire n’est permis pour ce message.",
  "has-left": "Le courriel est déjà parti.",
  email: "Saisissez une adresse électronique complète.",
  vintage: "Saisissez une année entre 1990 et 2100.",
  currency: "Le fonds a des comptes dans sa devise\u202f: elle reste.",
  "currency-code": "Une devise compte trois capitales, par exemple EUR.",
  legalName: "Un nom compte de 2 à 200 caractères.",
  manager: "Un nom compte de 2 à 200 caractères.",
  depositary: "Un nom compte de 2 à 200 caractères.",
  until: "Choisissez un jour à venir, ou laissez vide.",
  staff:
    "Cette personne travaille aussi au bureau\u202f: un administrateur s’en charge, dans la pièce Équipe.",
  "same-entity": "Une entité ne peut pas être réunie à elle-même.",
  shared:
    "Les deux ont un compte dans le même fonds\u202f: on ne pourrait plus distinguer ce que chacune y détient.",
  typed: "Ce n’est pas ce nom.",
  same: "C’est déjà le compte du fonds.",
  own: "La personne qui l’a proposé ou noté ne peut pas le faire.",
  twice: "Vous avez déjà appelé pour ce changement.",
  newcomer:
    "Vous ne pouvez pas encore appeler\u202f: votre place au bureau, ou l’un de vos rôles, avait moins de deux semaines quand ce changement a été proposé.",
  number:
    "Aucun numéro ne compte\u202f: il doit avoir été confirmé, et connu depuis deux semaines.",
  known: "Ce numéro figure déjà au dossier.",
  person: "Un nom compte de 2 à 140 caractères.",
  spokeWith: "Un nom compte de 2 à 140 caractères.",
  phone: "Un numéro commence par + et le pays.",
  iban: "Cet IBAN contient une erreur\u202f: sa clé ne concorde pas.",
  bic: "Un BIC compte 8 ou 11 caractères, par exemple BGLLLULL.",
  bank: "Nommez la banque, en 2 à 140 caractères.",
  source: "Dites d’où cela vient, en 2 à 500 caractères.",
  "holder-missing": "Nommez le titulaire, en 2 à 140 caractères.",
  holder: "Le titulaire ne porte pas le nom du fonds. Écrivez pourquoi.",
  total:
    "Saisissez d’abord, ligne par ligne, le total de chaque appel d’après l’avis du gérant\u202f: il manque, ou n’est pas celui des lignes.",
  untyped:
    "Saisissez d’abord le total de chaque appel d’après l’avis du gérant\u202f: les chiffres suivent.",
  "not-looked": "Lisez d’abord les lignes\u202f: ce à quoi elles sont comparées figure à côté.",
  "accounts-changed":
    "Le compte bancaire confirmé d’un fonds a changé depuis la vérification des lignes. La revue s’affiche de nouveau\u202f: ce qui a changé y est signalé.",
  "figures-changed":
    "Ce à quoi des lignes sont comparées a changé depuis leur vérification\u202f: une autre diffusion est partie, ou un autre chiffre est arrivé entre-temps. La revue s’affiche de nouveau, ces lignes en premier.",
  "people-changed":
    "L’accès d’une personne de cette diffusion a changé depuis la vérification. La revue s’affiche de nouveau.",
  "names-changed":
    "Une entité ou un fonds de cette diffusion a été créé, renommé ou fusionné depuis la vérification. La revue s’affiche de nouveau.",
  "nothing-left": "Toutes les lignes ont été refusées\u202f: il n’y a rien à ajouter.",
  faults: "Il y manque quelque chose\u202f; la liste ci-dessus dit quoi.",
  "sheet-changed": "Une feuille n’est plus entière\u202f: retirez-la et importez-la de nouveau.",
  "lines-refused": "Certaines lignes ne tiennent plus\u202f: revoyez les feuilles.",
  "text-changed":
    "Un texte ne dit plus ce que ce changement a remplacé. Ouvrez le changement\u202f: il montre lequel.",
  "text-scheduled":
    "Un autre changement du même texte est prévu. Retirez-le d’abord, ou faites commencer celui-ci après lui.",
  "page-faults":
    "Un texte de ce changement ne convient pas encore. Le changement dit lequel, et pourquoi.",
  "not-urgent":
    "Seules des phrases sortent tout de suite. Une publication, une personne, un poste ou un communiqué attend l’approbation d’un collègue.",
  "text-too-long": "Un texte est trop long\u202f: 4\u202f000 signes au plus dans chaque langue.",
  "account-number":
    "Il contient un numéro de compte bancaire. Un compte ne s’affiche que depuis le registre du fonds\u202f: retirez le numéro.",
  "proposed-already": "La même proposition attend déjà une seconde personne.",
  "own-proposal": "La proposition est de vous\u202f: un autre collègue la confirme.",
  "own-matter": "Elle vous concerne\u202f: un autre collègue la confirme.",
  "newcomer-here":
    "Vous êtes arrivé il y a moins de deux semaines\u202f: d’ici là, sauf si deux collègues en décident autrement, vous n’approuvez et ne confirmez rien.",
  "established-already": "Cette personne peut déjà approuver et confirmer.",
  "second-person": "Il faut désormais deux personnes\u202f: rechargez la page.",
  "file-held": "Une diffusion soumise ou approuvée contient ce fichier.",
  "withdrawn-already": "Le retrait est déjà fait.",
  "reason-missing": "Écrivez un motif de 10 à 500 caractères.",
  "not-a-document": "Les documents sont des fichiers PDF ou Excel\u202f; celui-ci n’en est pas un.",
  "no-legal-text": "Ce texte légal n’existe pas.",
  version: "Une édition porte un numéro comme 4.0 ou 4.1.",
  "version-taken": "Ce numéro est déjà pris, ou ce qui le portera est en cours d’écriture.",
  "version-out":
    "Cette version a été sur le site, où elle a pu être citée\u202f: elle reste telle quelle. Écrivez-en une nouvelle, sous un autre numéro.",
  "other-version":
    "Le site montre désormais une autre version que celle dont celle-ci prend la suite. Partez de celle-là pour écrire la prochaine.",
  "newer-version":
    "Une version plus récente la remplace sur le site\u202f: retirez d’abord celle-là.",
  address: "Écrivez une adresse en minuscules, chiffres et traits d’union, 80 caractères au plus.",
  category: "Choisissez de quelle publication il s’agit.",
  "day-past": "Choisissez un jour à venir\u202f: une édition est annoncée avant de s’appliquer.",
  "day-taken":
    "Une autre édition s’applique à compter de ce jour ou plus tard\u202f: choisissez un jour ultérieur, ou retirez-la d’abord.",
  "not-yours":
    "Seuls ceux qui en ont écrit une partie, ou un collègue de la conformité, le peuvent.",
  "other-before":
    "Elle fait désormais suite à une autre édition\u202f: une édition a été annoncée ou retirée entre-temps. La comparaison est affichée de nouveau\u202f; lisez-la d’abord.",
  "edition-faults":
    "Corrigez d’abord le texte\u202f: il manque quelque chose dans une langue, un passage ne peut être lu ou les titres diffèrent.",
  "edition-too-long":
    "Chaque langue dispose de 60\u202f000 caractères, la note de changement de 1\u202f000.",
  "pdfs-unused":
    "Vingt PDF que vous avez déposés ne figurent encore dans aucune version. Enregistrez les versions auxquelles ils sont destinés\u202f; les autres sont retirés au bout de quelques jours.",
  "pdf-missing": "Un PDF de cette version n’est plus ici\u202f: déposez-le de nouveau.",
  "pdf-unread":
    "Ce PDF n’a pas pu être lu jusqu’au bout, ou ses pages sont des images sans texte. Déposez-le de nouveau\u202f; si cela ne suffit pas, enregistrez-le de nouveau avec son texte, en 400 pages au plus.",
  "pdf-untagged":
    "Ce PDF n’a pas de balises\u202f: un lecteur d’écran ne peut pas le suivre. Enregistrez-le de nouveau avec l’option «\u202fPDF balisé\u202f» ou «\u202faccessibilité\u202f».",
  "pdf-untitled":
    "Ce PDF n’indique pas son titre. Écrivez-le dans les propriétés du document, puis enregistrez-le de nouveau.",
  "pdf-language":
    "Ce PDF n’indique pas qu’il est dans cette langue. Réglez la langue du document, puis enregistrez-le de nouveau.",
  "publication-faults":
    "Corrigez d’abord le texte\u202f: il manque quelque chose dans une langue, un passage ne peut être lu ou les titres diffèrent.",
  "change-one-line":
    "La note sur ce qui change tient en un paragraphe\u202f: ôtez-en les retours à la ligne.",
  "publication-too-long":
    "Chaque langue dispose de 60\u202f000 caractères, la note sur ce qui change de 1\u202f000.",
  "compliance-missing": "L’une des deux personnes doit être de la conformité.",
  "file-unreadable":
    "Le fichier est endommagé, ou écrit d’une façon qui ne peut être vérifiée. Enregistrez-le de nouveau.",
  "file-unpacks": "Décompressé, le fichier serait bien plus gros que ne l’est un document.",
  "file-slow":
    "Le fichier n’a pu être vérifié en dix secondes. Enregistrez-le de nouveau, ou en plusieurs parties.",
  "pdf-password": "Le PDF demande un mot de passe. Enregistrez-le sans mot de passe.",
  "pdf-script":
    "Le PDF contient un script ou un formulaire programmé. Imprimez-le dans un PDF qui n’en a pas.",
  "pdf-launch":
    "Le PDF lance un programme, ouvre un autre fichier ou envoie des données. Imprimez-le dans un nouveau PDF.",
  "pdf-acts": "Le PDF agit de lui-même à l’ouverture. Imprimez-le dans un nouveau PDF.",
  "pdf-attachment": "Un fichier est joint au PDF. Retirez-le, et déposez-le à part.",
  "pdf-media":
    "Le PDF contient un son, une vidéo ou un modèle 3D. Imprimez-le dans un nouveau PDF.",
  "excel-macro":
    "Le classeur contient des macros. Enregistrez-le sans elles, comme classeur ordinaire.",
  "excel-link":
    "Le classeur va chercher des données ailleurs. Rompez les liaisons et enregistrez-le de nouveau.",
  "excel-object":
    "Le classeur contient un objet d’un autre programme. Retirez-le et enregistrez-le de nouveau.",
  empty: "Le fichier est vide.",
  "too-large": "Le fichier dépasse 32 Mo.",
  "name-too-long": "Le nom du fichier est trop long.",
  damaged: "Le fichier n’est pas arrivé tel qu’il a été envoyé. Réessayez.",
  lines: "Une ligne ne peut pas être lue, ou il y en a trop à la fois.",
  "already-here": "Cette personne a déjà une place au bureau.",
  "no-role": "Ce rôle n’existe pas.",
  "own-role": "Personne ne quitte l’administration de son propre chef.",
  "own-access": "Personne ne se retire à soi-même son accès.",
  "no-message": "Aucun message de cette adresse ne porte cette référence.",
  unproven: "Il n’est pas encore prouvé que l’adresse est la leur.",
  "erase-instead": "Un effacement prouvé s’achève en effaçant.",
  "access-only": "Il s’agit d’une demande d’accès.",
  "no-proof": "Ce genre de preuve n’existe pas.",
  "demonstration-left":
    "Il reste quelque chose de la démonstration\u202f: la pièce «\u202fEn attente\u202f» en donne la liste, avec les fichiers où le remplacer.",
  "mark-off-already": "La mention est déjà retirée.",
  "mark-there": "La mention est en place\u202f: personne ne l’a retirée.",
} satisfies Record<Refusal | "conflict", string>;
