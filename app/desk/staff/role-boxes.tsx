import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type Role, roles } from "#core/kinds.ts";

type Props = { chosen: readonly Role[]; onChange: (chosen: readonly Role[]) => void };

export function RoleBoxes({ chosen, onChange }: Props) {
  const { t } = useTranslation("desk");

  function toggle(role: Role): void {
    onChange(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]);
  }

  return (
    <fieldset className="desk-roles">
      <legend>{t("staff.roles")}</legend>
      {roles.map((role) => (
        <label key={role}>
          <input type="checkbox" checked={chosen.includes(role)} onChange={() => toggle(role)} />
          {t(`staff.role.${role}`)}
        </label>
      ))}
    </fieldset>
  );
}
