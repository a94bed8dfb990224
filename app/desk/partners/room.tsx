import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useSearchParams } from "#app/navigation/router.tsx";
import { useMay } from "../colleague.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Room } from "../kit/room.tsx";
import { useRoomPart } from "../kit/room-title.tsx";
import { Entities } from "./entities.tsx";
import { EntityPage } from "./entity-page.tsx";
import { FundPage } from "./fund-page.tsx";
import { Funds } from "./funds.tsx";
import { PersonPage } from "./person-page.tsx";
import { Persons } from "./persons.tsx";

const lists = ["funds", "entities", "persons"] as const;

/** The registers of funds, entities and persons, or the page of one of them. */
export default function PartnersRoom() {
  const [parameters] = useSearchParams();
  const fund = parameters.get("fund");
  const entity = parameters.get("entity");
  const person = parameters.get("person");
  if (fund) return <FundPage key={fund} id={fund} />;
  if (entity) return <EntityPage key={entity} id={entity} />;
  if (person) return <PersonPage key={person} id={person} />;
  return <Registers />;
}

function Registers() {
  const { t } = useTranslation("desk");
  const may = useMay();
  const [parameters] = useSearchParams();
  const list = lists.find((one) => one === parameters.get("list")) ?? "funds";
  useRoomPart(t(`partners.lists.${list}`));
  return (
    <Room title={t("partners.title")} lede={t("partners.lede")}>
      <nav className="desk-lists" aria-label={t("partners.registers")}>
        <ul>
          {lists.map((one) => (
            <li key={one}>
              <DeskLink
                room="partners"
                {...(one !== "funds" && { chosen: { list: one } })}
                current={one === list}
              >
                {t(`partners.lists.${one}`)}
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="partner-lede">{t(`partners.${list}.lede`)}</p>
      {list === "funds" && <Funds />}
      {list === "entities" && <Entities />}
      {list === "persons" && <Persons />}
      {list === "persons" && may("partners.write") && (
        <p className="partner-many button-row">
          <DeskLink room="partners" chosen={{ list: "entities" }} className="link">
            {t("partners.one")}
          </DeskLink>
          <DeskLink room="releases" className="link">
            {t("partners.many")}
          </DeskLink>
        </p>
      )}
    </Room>
  );
}
