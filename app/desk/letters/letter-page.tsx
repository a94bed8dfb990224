import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import type { LetterWork } from "#core/acts/approvals.ts";
import { SentBack } from "../approvals/sent-back.tsx";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Room } from "../kit/room.tsx";
import { useRoomPart } from "../kit/room-title.tsx";
import { WayBack } from "../kit/way-back.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { usePresence } from "../messages/use-presence.ts";
import { ReviewPart } from "./review-part.tsx";
import { SendPart } from "./send-part.tsx";
import type { Writing } from "./use-letter.ts";
import { useLetter } from "./use-letter.ts";
import { useSavingWords } from "./use-saving-words.ts";
import { Withdrawn } from "./withdrawn.tsx";
import { Writer } from "./writer.tsx";

const parts = ["write", "read", "send"] as const;

/** One letter in three parts, in the order of its life: write, read and approve, send. */
export function LetterPage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { state, reload } = useDesk("approvals.show", { id });
  const opened = state.kind === "loaded" ? state.body : undefined;
  const work = opened?.kind === "letter" ? opened : undefined;
  return (
    <Room title={work?.content[language].title || work?.name || t("letters.title")}>
      <WayBack room="letters">{t("letters.back")}</WayBack>
      <WhenLoaded state={state} reload={reload}>
        {() => work && <Parts work={work} />}
      </WhenLoaded>
    </Room>
  );
}

function Parts({ work }: { work: LetterWork }) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const { values } = useAddressState(["part", "from"]);
  // The way back stays the same through the parts.
  const way = values.from ? { from: values.from } : {};
  const open = parts.filter((part) => part !== "write" || may("approvals.write"));
  const first = work.state === "draft" ? open[0] : "read";
  const shown = open.find((part) => part === values.part) ?? first;
  useRoomPart(shown ? t(`letters.parts.${shown}`) : "");
  const others = usePresence(`letter:${work.id}`, shown === "write");
  const writing = useLetter(work, shown === "write");
  const unsaved = writing.isAhead ? <Unsaved work={work} writing={writing} /> : undefined;
  return (
    <>
      <Withdrawn at={work.withdrawnAt} />
      <SentBack said={work.sentBack} />
      <nav className="letter-parts" aria-label={t("letters.partsLabel")}>
        <ul>
          {open.map((part) => (
            <li key={part}>
              <DeskLink
                room="letters"
                chosen={{ letter: work.id, part, ...way }}
                current={part === shown}
              >
                {t(`letters.parts.${part}`)}
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="message-presence" role="status">
        {others
          .map(({ name, writing }) =>
            writing ? t("letters.here.writing", { name }) : t("letters.here.reading", { name }),
          )
          .join(" ")}
      </p>
      {shown === "write" && <Writer work={work} writing={writing} />}
      {shown === "read" && <ReviewPart work={work} unsaved={unsaved} />}
      {shown === "send" && <SendPart work={work} unsaved={unsaved} />}
    </>
  );
}

type Props = { work: LetterWork; writing: Writing };

/**
 * Takes the place of the buttons while this tab has changes that are not saved: other people cannot
 * see them yet.
 */
function Unsaved({ work, writing: { saving } }: Props) {
  const { t } = useTranslation("desk");
  const words = useSavingWords(saving, work.number);
  return (
    <div className="letter-asks">
      <p role="status">{`${words} ${t("letters.unsaved.text")}`}</p>
      <p>
        <DeskLink room="letters" chosen={{ letter: work.id, part: "write" }} className="link">
          {t("letters.unsaved.back")}
        </DeskLink>
      </p>
    </div>
  );
}
