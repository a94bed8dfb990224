import { type ReactNode, useState } from "react";
import { Chevron } from "#app/ui/chevron.tsx";

type Props = { summary: string; className?: string; children: ReactNode };

/** A disclosure whose content is read and rendered only once it is open. */
export function Unfolded({ summary, className = "", children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={`disclosure ${className}`.trim()}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {summary}
        <Chevron />
      </summary>
      {open && <div className="disclosure-content">{children}</div>}
    </details>
  );
}
