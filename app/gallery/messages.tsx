import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Section } from "#app/ui/section.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { useWords } from "./words.ts";

export function MessageSpecimens() {
  return (
    <>
      <Dialogs />
      <Toasts />
    </>
  );
}

function Dialogs() {
  const { dialog } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <Section id="dialog" numeral="IX" title={dialog.title} aside={<code>ui/dialog.tsx</code>}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {dialog.open}
      </Button>
      {open && (
        <Dialog
          title={dialog.question}
          actions={(dismiss) => (
            <>
              <Button onClick={() => setOpen(false)}>{dialog.leave}</Button>
              <Button variant="quiet" onClick={dismiss}>
                {dialog.stay}
              </Button>
            </>
          )}
          onClose={() => setOpen(false)}
        >
          <p>{dialog.text}</p>
        </Dialog>
      )}
    </Section>
  );
}

function Toasts() {
  const { toast } = useWords();
  return (
    <Section id="toast" numeral="X" title={toast.title} aside={<code>ui/toast-store.ts</code>}>
      <div className="button-row">
        <Button
          variant="secondary"
          onClick={() =>
            showToast("layout", () => ({ title: toast.sent, description: toast.sentText }))
          }
        >
          {toast.success}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast("layout", () => ({
              title: toast.failed,
              description: toast.failedText,
              variant: "destructive",
            }))
          }
        >
          {toast.failure}
        </Button>
      </div>
    </Section>
  );
}
