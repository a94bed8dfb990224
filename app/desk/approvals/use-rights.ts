import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Proposal } from "#core/acts/rights.ts";
import type { Role } from "#core/kinds.ts";
import { useRoleNames } from "../staff/use-role-names.ts";

/** What a proposed change of rights is about, and what would be different, in words. */
export function useRights() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const namesOf = useRoleNames();

  /** Roles at the desk, or what somebody may do for an entity. */
  function rolesIn(roles: string): string {
    if (roles === "full" || roles === "read") return t(`partners.persons.roles.${roles}`);
    return namesOf(roles.split(",") as Role[]);
  }

  function change(before: string, after: string): string {
    return t("approvals.rights.change", { before, after });
  }

  return {
    whomOf: ({ whom, email, entity, gone }: Proposal) =>
      [whom, email, gone && entity ? change(gone, entity) : entity].filter(Boolean).join(", "),

    differenceOf({ act, was, roles, wasUntil, until }: Proposal): string {
      if (!roles) return "";
      const isMembership = act.startsWith("partners.");
      const end = (day: string | null) =>
        day ? formatDay(day, language) : t("partners.persons.endsNever");
      const held = was && was !== roles ? change(rolesIn(was), rolesIn(roles)) : rolesIn(roles);
      if (!isMembership) return held;
      const isChange = act === "partners.change-membership";
      const lasts = isChange && wasUntil !== until ? change(end(wasUntil), end(until)) : end(until);
      return `${held}. ${t("pair", { name: t("partners.persons.ends"), said: lasts })}`;
    },
  };
}
