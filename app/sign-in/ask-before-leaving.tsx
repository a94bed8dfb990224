import { useTranslation } from "#app/i18n/use-translation.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";

type Props = { pending: boolean; leave: () => void; stay: () => void };

/** Asks before signing out where there are drafts from the desk: signing out deletes them. */
export function AskBeforeLeaving({ pending, leave, stay }: Props) {
  const { t } = useTranslation("sign-in");
  return (
    <span className="button-row">
      <span role="alert">{t("signOut.unsaved")}</span>
      <FreshButton variant="secondary" autoFocus onClick={stay}>
        {t("signOut.stay")}
      </FreshButton>
      <FreshButton
        variant="secondary"
        pending={pending}
        pendingLabel={t("signOut.pending")}
        onClick={leave}
      >
        {t("signOut.anyway")}
      </FreshButton>
    </span>
  );
}
