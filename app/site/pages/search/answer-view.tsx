import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { type Asked, hasMore, resultsAtOnce } from "#core/search/address.ts";
import type { Piece } from "#core/search/excerpt.ts";
import type { Answer, Hit } from "#core/search/find.ts";
import { AskLink } from "./ask-link.tsx";
import type { Answered } from "./use-answer.ts";

/** The host writes the same for those without JavaScript (`server/pages/answer-html.ts`). */
export function AnswerView({ answered: { asked, answer } }: { answered: Answered }) {
  const { t } = useTranslation("search");
  const { definition, hits, taken, near, total } = answer;
  if (!definition && hits.length === 0) return <Nothing asked={asked} near={near} />;
  return (
    <div className="search-answer">
      <h2 className="search-asked">{t("answer.found", { count: total, question: asked.q })}</h2>
      {taken.map((word) => (
        <p key={word.asked} className="search-taken">
          {t("answer.taken", word)}
        </p>
      ))}
      <Kinds asked={asked} answer={answer} />
      {definition && <Definition hit={definition} />}
      <ol className="search-hits">
        {hits.map((hit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two passages may stand under one heading.
          <HitRow key={`${index} ${hit.path}`} hit={hit} />
        ))}
      </ol>
      {hasMore(total, asked.show) && (
        <p className="search-more">
          <AskLink asked={{ ...asked, show: asked.show + resultsAtOnce }}>
            {t("answer.more")}
          </AskLink>
        </p>
      )}
    </div>
  );
}

function Kinds({ asked, answer: { counts } }: { asked: Asked; answer: Answer }) {
  const { t } = useTranslation("search");
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className="search-kinds" aria-label={t("answer.kinds")}>
      <ul>
        <li>
          <AskLink asked={{ q: asked.q }} current={!asked.kind}>
            {t("answer.every")} <span>{all}</span>
          </AskLink>
        </li>
        {counts.map(({ kind, count }) => (
          <li key={kind}>
            <AskLink asked={{ q: asked.q, kind }} current={asked.kind === kind}>
              {t(`answer.kind.${kind}`)} <span>{count}</span>
            </AskLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Definition({ hit }: { hit: Hit }) {
  const { t } = useTranslation("search");
  return (
    <section className="search-definition" aria-labelledby="search-definition">
      <p>{t("answer.definition")}</p>
      <div>
        <h3 id="search-definition">
          <a href={hit.path}>{textOf(hit.title)}</a>
        </h3>
        <p>{textOf(hit.excerpt)}</p>
      </div>
    </section>
  );
}

function HitRow({ hit }: { hit: Hit }) {
  const { t } = useTranslation("search");
  const kind = t(`answer.kind.${hit.kind}`);
  return (
    <li>
      <p className="search-where">
        {hit.page}
        {hit.kind !== "page" && kind !== hit.page && <span>{kind}</span>}
      </p>
      <div>
        <h3>
          <a href={hit.path}>
            <Marked pieces={hit.title} />
          </a>
        </h3>
        <p>
          <Marked pieces={hit.excerpt} />
        </p>
      </div>
    </li>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
    marked ? <mark key={index}>{text}</mark> : text,
  );
}

function Nothing({ asked, near }: { asked: Asked; near: readonly string[] }) {
  const { t } = useTranslation("search");
  return (
    <div className="search-answer search-nothing">
      <h2>{t("answer.none", { question: asked.q })}</h2>
      {near.length > 0 && (
        <p className="search-near">
          {t("answer.near")}{" "}
          {near.map((word) => (
            <AskLink key={word} asked={{ q: word }}>
              {word}
            </AskLink>
          ))}
        </p>
      )}
      <p>{t("answer.advice")}</p>
      <p>
        <LocalisedLink to="sitemap" className="link">
          {t("answer.sitemap")}
        </LocalisedLink>
      </p>
    </div>
  );
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}
