import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type Role, roles } from "#core/kinds.ts";
import type en from "./words.en.ts";

type Act = keyof typeof en.may;

/** Which role may do which act, from the table in the database. */
export function Permissions({ permissions }: { permissions: Record<string, Role[]> }) {
  const { t } = useTranslation("desk");
  return (
    <table className="register desk-permissions">
      <caption className="sr-only">{t("staff.permissions")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("staff.act")}</th>
          {roles.map((role) => (
            <th key={role} scope="col">
              {t(`staff.role.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(permissions)
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([act, allowed]) => (
            <tr key={act}>
              <th scope="row">{t(`staff.may.${act as Act}`)}</th>
              {roles.map((role) => (
                <td
                  key={role}
                  data-label={t(`staff.role.${role}`)}
                  data-no={!allowed.includes(role)}
                >
                  {allowed.includes(role) ? t("yes") : t("no")}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
