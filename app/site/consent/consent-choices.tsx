import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { isInUse } from "#content/storage-register.ts";

type Chosen = { performance: boolean; targeting: boolean };

type Props = { chosen: Chosen; onChange: (chosen: Chosen) => void };

export function ConsentChoices({ chosen, onChange }: Props) {
  const { t } = useTranslation("consent");
  return (
    <div className="consent-choices">
      <Switch
        label={t("categories.necessary.name")}
        description={t("categories.necessary.text")}
        locked={t("locked")}
        checked
        readOnly
      />
      <Switch
        label={t("categories.performance.name")}
        description={t("categories.performance.text")}
        checked={chosen.performance}
        onChange={({ currentTarget }) =>
          onChange({ ...chosen, performance: currentTarget.checked })
        }
      />
      <Switch
        label={t("categories.targeting.name")}
        description={
          isInUse("targeting")
            ? t("categories.targeting.text")
            : `${t("categories.targeting.text")} ${t("categories.targeting.unused")}`
        }
        checked={chosen.targeting}
        onChange={({ currentTarget }) => onChange({ ...chosen, targeting: currentTarget.checked })}
      />
    </div>
  );
}
