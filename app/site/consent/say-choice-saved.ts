import type { SayToast } from "#app/ui/toast-store.ts";

export const sayChoiceSaved: SayToast<"consent"> = (t) => ({
  title: t("saved.title"),
  description: t("saved.description"),
});
