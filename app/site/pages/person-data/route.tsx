import { ask, fieldOf } from "#app/api/ask.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { MailLink } from "#app/site/newsletter/mail-link.tsx";
import { Outcome } from "#app/ui/outcome.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { saveFile } from "#app/ui/save-file.ts";

const outcomes = ["given", "used", "expired", "unknown"] as const;
/** The fragments of this page's address to which a form without a script leads. */
const sections = ["used", "expired", "unknown", "limited", "failed"] as const;

/** Where somebody fetches what we keep about them, by the private link that was mailed to them. */
export default function PersonData() {
  const { t } = useTranslation("person-data");
  const language = useLanguage();

  async function fetchData(token: string) {
    const answer = await ask("/functions/v1/person-data", { body: { token } });
    if ("kind" in answer) return answer;
    const said = answer.ok ? fieldOf(answer.body, "outcome") : undefined;
    const kind = outcomes.find((one) => one === said);
    if (!kind) return { kind: "failed" as const };
    if (kind === "given") keep(answer.body);
    return { kind };
  }

  function keep(body: unknown): void {
    const day = new Date().toISOString().slice(0, 10);
    const name = `${language === "fr" ? "mes-donnees" : "my-data"}-${day}`;
    const html = String(fieldOf(body, "html"));
    const data = JSON.stringify((body as { data: unknown }).data, null, 2);
    saveFile(`${name}.html`, "text/html", html);
    saveFile(`${name}.json`, "application/json", data);
  }

  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <div className="results">
        <MailLink
          id="none"
          name="person-data"
          words={t("action", { returnObjects: true })}
          act={fetchData}
          done="given"
          next={{
            missing: "write",
            used: "write",
            expired: "write",
            unknown: "write",
            failed: "write",
          }}
        />
        {sections.map((id) => (
          <Outcome key={id} id={id} title={t(`action.outcomes.${id}.title`)}>
            <p>{t(`action.outcomes.${id}.text`)}</p>
          </Outcome>
        ))}
      </div>
    </>
  );
}
