import type { Language } from "../languages.ts";

/**
 * Words that every text contains, and words of questions: « qu’est-ce que », "how do I". They are
 * neither indexed nor searched.
 */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `about after all also am an and any are as at be because been before being but by can could
     define definition did do does explain find for from get give had has have how if in into
     is it its just know let like long many may me mean meaning means more most much must my
     need no not of off on one or other our out over please shall should show so some such
     take takes tell than that the their them then there these they this those to too under up
     us use want was we were what when where whether which who whom whose why will with would
     you your`.split(/\s+/),
  ),
  fr: new Set(
    `afin ai ainsi alors apres as au aucun aussi autre autres aux avant avec avez avoir avons ca
     car ce cela celle celles celui ces cet cette ceux chaque chez combien comme comment
     connaitre dans de definition des deux devenir donc dont du elle elles en encore entre es
     est et etaient etait etant ete etes etre eux expliquer faire fait faut fut hui ici il ils
     je jusqu la le les leur leurs lors lorsque lui ma mais me meme mes mon ne ni non nos
     notre nous on ont ou ouvrir par pas pendant peu peut peux plus pour pourquoi puis puisqu
     puisque qu quand que quel quelle quelles quels qui quoi sa sans savoir se selon sera ses
     si signifie soit son sont sous sur ta te tes toi ton tous tout toute toutes trouve
     trouvent trouver trouvez tu un une veut veux voir vos votre vous vu`.split(/\s+/),
  ),
};
