import { formatNumber } from "#app/i18n/format.ts";
import type { Translator } from "#app/i18n/translator.ts";
import { contactLimits } from "#core/contact-limits.ts";
import type { ContactField } from "#core/contact-schema.ts";

const limits: Record<ContactField, readonly [least: number, most: number]> = {
  name: contactLimits.name,
  email: [0, contactLimits.email],
  phone: [0, contactLimits.phone],
  subject: [0, 0],
  message: contactLimits.message,
};

/** The sentence for a fault; a general one where a newer server names a fault unknown here. */
export function faultText(field: ContactField, fault: string, translator: Translator): string {
  const key = `contact:faults.${fault}`;
  if (!translator.exists(key)) return translator.t("contact:faults.other");
  const [least, most] = limits[field].map((limit) => formatNumber(limit, translator.language));
  // The test beside this file checks that every fault has a sentence.
  return translator.t(key as "contact:faults.name.short", { least, most });
}
