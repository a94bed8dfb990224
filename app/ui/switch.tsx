import { type ComponentProps, useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";

type Props = Omit<ComponentProps<"input">, "type" | "role" | "disabled" | "aria-describedby"> & {
  label: string;
  description?: string;
  /** Why it cannot be changed. With one, the switch is disabled. */
  locked?: string;
};

/** A real checkbox: it has a value in a form, and works without a script. */
export function Switch({ label, description, locked, id, ...rest }: Props) {
  const { t } = useTranslation();
  const ownId = useId();
  const switchId = id ?? ownId;
  const textId = `${switchId}-text`;
  const described = description !== undefined || locked !== undefined;
  return (
    <div className="switch" data-locked={locked !== undefined}>
      <label htmlFor={switchId}>{label}</label>
      {described && (
        <p className="field-hint" id={textId}>
          {description} {locked && <em>{locked}</em>}
        </p>
      )}
      <span className="switch-control">
        {/* Hidden from screen readers, which say the state of the switch themselves. */}
        <span className="switch-state" aria-hidden="true">
          <span>{t("ui.off")}</span>
          <span>{t("ui.on")}</span>
        </span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a real checkbox has its own checked state.
          role="switch"
          {...rest}
          id={switchId}
          disabled={locked !== undefined}
          aria-describedby={described ? textId : undefined}
        />
      </span>
    </div>
  );
}
