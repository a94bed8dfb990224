import { type ComponentProps, useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";

type Props = Omit<ComponentProps<"input">, "type" | "role" | "disabled" | "aria-describedby"> & {
  label: string;
  description?: string;
  /** Why it cannot be changed; its presence locks the switch. */
  locked?: string;
};

/** A real checkbox: it has a value in a form, and works before any script does. */
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
        {/* The role already says it aloud. */}
        <span className="switch-state" aria-hidden="true">
          <span>{t("ui.off")}</span>
          <span>{t("ui.on")}</span>
        </span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a real checkbox says itself whether it is checked.
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
