import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type Role, roles } from "#core/kinds.ts";

/** The names of roles, always in the same order. */
export function useRoleNames(): (held: readonly Role[]) => string {
  const { t } = useTranslation("desk");
  return (held) =>
    roles
      .filter((role) => held.includes(role))
      .map((role) => t(`staff.role.${role}`))
      .join(", ");
}
