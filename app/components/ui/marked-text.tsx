import { useLanguage } from "#app/i18n/use-language.ts";

/**
 * Words with the few marks that prose needs: `<em>` is stress, `<strong>` opens a paragraph,
 * `<en>` is English on whatever page it stands (a French voice would spell it out).
 */
export function MarkedText({ children }: { children: string }) {
  const language = useLanguage();
  return children.split(/(<(?:em|strong|en)>.*?<\/\w+>)/).map((piece) => {
    const [, tag, words] = /^<(\w+)>(.*?)<\/\w+>$/.exec(piece) ?? [];
    if (tag === "em") return <em key={piece}>{words}</em>;
    if (tag === "strong") return <strong key={piece}>{words}</strong>;
    if (tag !== "en") return piece;
    if (language === "en") return words;
    return (
      <span key={piece} lang="en">
        {words}
      </span>
    );
  });
}
