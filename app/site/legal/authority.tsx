import { useLanguage } from "#app/i18n/use-language.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import {
  type AuthorityId,
  authorities,
  type Authority as Facts,
} from "#content/legal/authorities.ts";

/** A public body and how to reach it. Its name and address are French in both languages. */
function Authority({ id }: { id: AuthorityId }) {
  const language = useLanguage();
  const { name, matter, address, url, phone, email }: Facts = authorities[id];
  const foreign = language === "fr" ? undefined : "fr";
  return (
    <div className="authority">
      <p className="authority-name" lang={foreign}>
        {name}
      </p>
      <p className="authority-matter">{matter[language]}</p>
      <address>
        {address?.map((line) => (
          <span key={line} lang={foreign}>
            {line}
          </span>
        ))}
        {phone && <a href={phone.href}>{phone.text}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <ExternalLink href={url}>{new URL(url).hostname}</ExternalLink>
      </address>
    </div>
  );
}

export function Authorities({ ids }: { ids: readonly AuthorityId[] }) {
  return (
    <ul className="authorities">
      {ids.map((id) => (
        <li key={id}>
          <Authority id={id} />
        </li>
      ))}
    </ul>
  );
}
