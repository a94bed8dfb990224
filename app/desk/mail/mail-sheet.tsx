import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { ShownMail } from "#core/acts/mail.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { Room } from "../kit/room.tsx";
import { useRoomPart } from "../kit/room-title.tsx";
import { useTemplateName } from "../kit/use-template-name.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { MailActs } from "./mail-acts.tsx";
import { MailView } from "./mail-view.tsx";
import { reasonOf } from "./reason.ts";
import { Standing } from "./standing.tsx";

type Props = { id: string; chosen: Record<string, string> };

/** One mail: its state, every attempt to send it, the buttons, and how it looks. */
export function MailSheet({ id, chosen }: Props) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const { state, reload } = useDesk("mail.show", { id });
  return (
    <Room
      title={t("mail.one")}
      aside={
        <p>
          <DeskLink room="mail" chosen={chosen} className="link">
            {t("mail.back")}
          </DeskLink>
        </p>
      }
    >
      <WhenLoaded state={state} reload={reload}>
        {(mail) => (
          <>
            <Facts mail={mail} />
            {may("mail.send") && <MailActs mail={mail} reload={reload} />}
            <h2>{t("mail.tries")}</h2>
            <Tries mail={mail} />
            <h2>{t("mail.view.title")}</h2>
            {mail.view ? (
              <MailView view={mail.view} />
            ) : (
              <p className="desk-empty">{t(mail.shown ? "mail.view.none" : "mail.view.hidden")}</p>
            )}
          </>
        )}
      </WhenLoaded>
    </Room>
  );
}

function Facts({ mail }: { mail: ShownMail }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const nameOf = useTemplateName();
  const when = formatMoment(mail.created_at, language);
  useRoomPart(`${nameOf(mail.template)}, ${when}`);
  return (
    <dl className="mail-facts">
      <dt>{t("mail.template")}</dt>
      <dd>{nameOf(mail.template)}</dd>
      <dt>{t("mail.recipient")}</dt>
      <dd>
        {mail.view?.to ?? t(mail.shown ? "mail.nobody" : "mail.hidden")}
        {mail.returns > 0 && ` (${t("mail.returns", { count: mail.returns })})`}
      </dd>
      <dt>{t("mail.language")}</dt>
      <dd>{t(`mail.languages.${mail.language}`)}</dd>
      <dt>{t("mail.when")}</dt>
      <dd>{when}</dd>
      <dt>{t("mail.standing")}</dt>
      <dd>
        <Standing {...mail} returned={mail.came_back?.reason ?? null} />
      </dd>
      {mail.came_back && (
        <>
          <dt>{t("mail.noted")}</dt>
          <dd>
            {t("mail.notedBy", {
              moment: formatMoment(mail.came_back.at, language),
              name: mail.came_back.noted_by ?? t("mail.server"),
            })}
          </dd>
        </>
      )}
    </dl>
  );
}

function Tries({ mail: { tries } }: { mail: ShownMail }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      caption={t("mail.tries")}
      rows={tries}
      keyOf={({ at }) => at}
      empty={t("mail.noTries")}
      columns={[
        {
          id: "at",
          label: t("mail.tried"),
          figures: true,
          cell: ({ at }) => formatMoment(at, language),
        },
        {
          id: "outcome",
          label: t("mail.outcome"),
          cell: ({ outcome, error }) => (
            <>
              {t(`mail.outcomes.${outcome}`)}
              {error && ` ${t(`mail.reasons.${reasonOf(error)}`)}`}
            </>
          ),
        },
        {
          id: "words",
          label: t("mail.words"),
          long: true,
          cell: ({ error, words }) => {
            const said = words ?? error;
            return said && <samp lang="en">{said}</samp>;
          },
        },
      ]}
    />
  );
}
