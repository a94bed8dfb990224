import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/components/ui/button.tsx";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { useMay } from "../bearer.ts";
import { askDesk, useDesk } from "../kit/ask-desk.ts";
import { Register } from "../kit/register.tsx";
import { Shown } from "../kit/shown.tsx";
import type { Template } from "./message.ts";
import { TemplateForm } from "./template-form.tsx";

/** The firm's standard answers: read by who answers, written by who may. */
export function StandardAnswers() {
  const { t } = useTranslation("desk");
  const may = useMay();
  const { textOf } = useFailureWords();
  const { state, reload } = useDesk<{ templates: Template[] }>("templates.list");
  const [edited, setEdited] = useState<string>();
  const [removing, setRemoving] = useState<string>();
  const [said, setSaid] = useState("");
  const writes = may("templates.write");

  async function remove({ id, version, name }: Template): Promise<void> {
    const answer = await askDesk("templates.remove", { id, version });
    setRemoving(undefined);
    if (answer.kind === "ended") return;
    if (answer.kind === "done") setSaid(t("messages.templates.removed", { name }));
    else if (answer.kind === "refused") setSaid(t("messages.templates.changed"));
    else setSaid(textOf(answer));
    reload();
  }

  return (
    <Shown state={state} reload={reload}>
      {({ templates }) => (
        <>
          <p role="status">{said}</p>
          <Register
            caption={t("messages.templates.title")}
            rows={templates}
            keyOf={({ id }) => id}
            empty={t("messages.templates.none")}
            columns={[
              { id: "name", label: t("messages.templates.name"), cell: ({ name }) => name },
              {
                id: "language",
                label: t("messages.language"),
                cell: (row) => t(`messages.languages.${row.language}`),
              },
              {
                id: "body",
                label: t("messages.templates.body"),
                cell: ({ body, language }) => (
                  <span className="message-excerpt" lang={language}>
                    {body}
                  </span>
                ),
              },
              {
                id: "acts",
                label: t("messages.templates.acts"),
                cell: (row) => writes && acts(row),
              },
            ]}
          />
          {writes && edited === undefined && (
            <Button variant="secondary" onClick={() => setEdited("")}>
              {t("messages.templates.add")}
            </Button>
          )}
          {writes && edited !== undefined && (
            <TemplateForm
              key={edited}
              template={templates.find(({ id }) => id === edited)}
              reload={reload}
              onLeft={(done) => {
                setEdited(undefined);
                setSaid(done);
              }}
            />
          )}
        </>
      )}
    </Shown>
  );

  function acts(row: Template) {
    return removing === row.id ? (
      <p className="button-row">
        <Button onClick={() => remove(row)}>
          {t("messages.templates.sure", { name: row.name })}
        </Button>
        <Button variant="quiet" onClick={() => setRemoving(undefined)}>
          {t("leave")}
        </Button>
      </p>
    ) : (
      <p className="button-row">
        <Button variant="quiet" onClick={() => setEdited(row.id)}>
          {t("messages.templates.edit")}
          <span className="sr-only">{` ${row.name}`}</span>
        </Button>
        <Button variant="quiet" onClick={() => setRemoving(row.id)}>
          {t("messages.templates.remove")}
          <span className="sr-only">{` ${row.name}`}</span>
        </Button>
      </p>
    );
  }
}
