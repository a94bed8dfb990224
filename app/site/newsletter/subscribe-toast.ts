import type { Translate } from "#app/i18n/keys.ts";
import type { ToastText } from "#app/ui/toast-store.ts";
import type { SubscribeOutcome } from "./subscription.ts";

type Kind = SubscribeOutcome["kind"];

/** The message for each outcome (specification, §8), and what to do next. */
export function subscribeToast(kind: Kind, t: Translate): ToastText {
  switch (kind) {
    case "subscribed":
      return {
        title: t("footer.newsletter.success"),
        description: `${t("footer.newsletter.successDescription")} ${t("footer.newsletter.successNext")}`,
      };
    case "duplicate":
      return {
        title: t("footer.newsletter.alreadySubscribed"),
        description: `${t("footer.newsletter.alreadySubscribedDescription")} ${t("footer.newsletter.alreadySubscribedNext")}`,
        variant: "destructive",
      };
    default:
      return {
        title: t("footer.newsletter.error"),
        description: reasonOf(kind, t),
        variant: "destructive",
      };
  }
}

function reasonOf(kind: Exclude<Kind, "subscribed" | "duplicate">, t: Translate): string {
  const general = t("footer.newsletter.errorDescription");
  const known = kind === "limited" || kind === "invalid" || kind === "offline";
  return known ? `${general} ${t(`footer.newsletter.${kind}`)}` : general;
}
