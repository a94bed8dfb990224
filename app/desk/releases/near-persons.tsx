import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { NearPersons as Pair } from "#core/acts/names.ts";
import { useMay } from "../colleague.ts";
import { askDesk, refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { Register } from "../kit/register.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";

type Asked = Pick<Pair, "one" | "other"> & Partial<Pair>;

/** As many as somebody answers in one go; the rest follows. */
const mostShown = 100;

/** Persons of a release who may have an account under another address: somebody says what they are. */
export function NearPersons({ pairs }: { pairs: readonly Pair[] }) {
  const { t } = useTranslation("desk");
  const asked = pairs.filter(({ same }) => same !== false);
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="near-persons-title">
      <h2 id="near-persons-title">{t("releases.persons.title")}</h2>
      <p>{t("releases.persons.lede")}</p>
      <Pairs pairs={asked} />
    </section>
  );
}

/** The same of a sheet that is not added yet, and the addresses that are read as another one. */
export function SheetPersons({ sheet }: { sheet: string }) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("names.persons-of-sheet", { sheet });
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ pairs, namesakes, read }) => (
        <>
          {pairs.length > 0 && (
            <>
              <h4>{t("releases.persons.title")}</h4>
              <p>{t("releases.persons.lede")}</p>
              <Pairs pairs={pairs} />
            </>
          )}
          {namesakes > 0 && (
            <p className="desk-soft">{t("releases.persons.namesakes", { count: namesakes })}</p>
          )}
          {read.length > 0 && (
            <div className="releases-names-read">
              <h4>{t("releases.persons.read", { count: read.length })}</h4>
              <ul>
                {read.map(({ email, kept, pair }) => (
                  <li key={email}>
                    {t("releases.persons.readAs", { email, kept })}{" "}
                    <Forget id={pair} one={email} other={kept} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </WhenLoaded>
  );
}

function Pairs({ pairs }: { pairs: readonly Asked[] }) {
  const { t } = useTranslation("desk");
  return (
    <>
      <Register
        caption={t("releases.persons.title")}
        rows={pairs.slice(0, mostShown)}
        keyOf={({ one, other }) => `${one.email} ${other.email} ${one.line} ${other.line}`}
        empty=""
        columns={[
          {
            id: "pair",
            label: t("releases.persons.who"),
            long: true,
            cell: ({ one, other }) =>
              [one, other].map(({ name, email, entity, line }) => (
                <span key={email} className="partner-near">
                  {`${name}, ${email}`}
                  <span className="desk-soft">
                    {` · ${[entity, line ? t("releases.persons.line", { line }) : t("releases.persons.there")].filter(Boolean).join(" · ")}`}
                  </span>
                </span>
              )),
          },
          { id: "say", label: t("partners.names.are"), cell: (pair) => <SayPersons {...pair} /> },
        ]}
      />
      {pairs.length > mostShown && (
        <p>{t("releases.persons.more", { count: pairs.length - mostShown })}</p>
      )}
    </>
  );
}

/** One person, at one of the two addresses, or two persons. It is asked once. */
function SayPersons({ one, other, same = null }: Asked) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const may = useMay();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState("");
  if (!may("partners.write")) return null;
  // Where one of them has an account, the person goes on with it.
  const accounts = [one, other].filter(({ hasAccount }) => hasAccount);
  const choices = accounts.length === 1 ? accounts : [one, other];
  const both = { one: one.email, other: other.email };

  async function say(kept: string | null): Promise<void> {
    setBusy(kept ?? "");
    const answer = await askDesk("names.say-persons", { ...both, kept });
    setBusy(undefined);
    if (answer.kind !== "done") return setFailed(whyNot(answer));
    refreshDesk();
  }

  return (
    <>
      {same && <p>{t("releases.persons.same")}</p>}
      <span className="button-row">
        {!same &&
          choices.map(({ email }) => (
            <Button
              key={email}
              variant="quiet"
              pending={busy === email}
              aria-label={t("releases.persons.oneOf", { ...both, email })}
              onClick={() => say(email)}
            >
              {t("releases.persons.one", { email })}
            </Button>
          ))}
        <Button
          variant="quiet"
          pending={busy === ""}
          aria-label={t("releases.persons.twoOf", both)}
          onClick={() => say(null)}
        >
          {t("releases.persons.two")}
        </Button>
      </span>
      <span role="alert">{failed}</span>
    </>
  );
}

function Forget({ id, one, other }: { id: string; one: string; other: string }) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  return (
    <>
      <Button
        variant="quiet"
        pending={busy}
        aria-label={t("partners.names.forgetOne", { one, other })}
        onClick={async () => {
          setBusy(true);
          const answer = await askDesk("names.forget-persons", { id });
          setBusy(false);
          setFailed(answer.kind === "done" ? "" : whyNot(answer));
          if (answer.kind === "done") refreshDesk();
        }}
      >
        {t("partners.names.forget")}
      </Button>
      <span role="alert">{failed}</span>
    </>
  );
}
