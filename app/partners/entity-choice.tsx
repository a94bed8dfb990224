import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Link, useNavigate } from "#app/navigation/router.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import type { Whose } from "#core/acts/space.ts";
import { everyEntity, useSpacePath } from "./whose.ts";

type Props = { shown: string; entities: readonly Whose[] };

/**
 * For a member of several entities: chooses whose account this tab shows. It is in the address and
 * nowhere else, so that no tab changes what another one shows.
 */
export function EntityChoice({ shown, entities }: Props) {
  const { t } = useTranslation("partners");
  const navigate = useNavigate();
  const pathOf = useSpacePath();
  if (entities.length < 2) return null;
  return (
    <div className="space-choice">
      <label htmlFor="entity">{t("entity")}</label>
      <div className="select">
        <select
          id="entity"
          className="control"
          value={shown}
          onChange={({ currentTarget }) => navigate(pathOf(currentTarget.value))}
        >
          <option value={everyEntity}>{t("across.title")}</option>
          {entities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Chevron />
      </div>
    </div>
  );
}

/** Where the chosen entity asks for what is still missing: the way back to those that do not. */
export function OpenEntities({ entities }: Pick<Props, "entities">) {
  const { t } = useTranslation("partners");
  const pathOf = useSpacePath();
  if (entities.length === 0) return null;
  return (
    <div className="open-entities">
      <p>{t("threshold.open")}</p>
      <p className="button-row">
        {entities.map(({ id, name }) => (
          <Link key={id} className="button button-secondary" to={pathOf(id)}>
            {name}
          </Link>
        ))}
      </p>
    </div>
  );
}
