import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { Button } from "#app/ui/button.tsx";
import { type LetterTheme, letterThemes } from "#core/letter-text.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { Room } from "../kit/room.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { isSlug, LetterHead } from "./letter-head.tsx";

const emptyWords = { title: "", summary: "", body: "" };

async function isOnSite(slug: string): Promise<boolean> {
  const answer = await fetch(`/letters/${slug}`, { method: "HEAD" }).catch(() => undefined);
  return answer?.ok ?? false;
}

/**
 * Asks for the address, theme and signatory; everything else is written on the page of the letter.
 */
export function NewLetter() {
  const { t } = useTranslation("desk");
  const path = useDeskPath();
  const navigate = useNavigate();
  const whyNot = useWhyNot();
  const [head, setHead] = useState({
    slug: "",
    theme: letterThemes[0] as LetterTheme,
    signatory: "",
  });
  const [asked, setAsked] = useState(false);
  const [warnedSlug, setWarnedSlug] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function make(): Promise<void> {
    setAsked(true);
    if (!isSlug(head.slug) || !head.signatory) return;
    setBusy(true);
    // A letter at this address came with the site. It may be replaced, but only after a warning.
    if (warnedSlug !== head.slug && (await isOnSite(head.slug))) {
      setBusy(false);
      setWarnedSlug(head.slug);
      return setSaid(t("letters.new.standing"));
    }
    const content = { ...head, en: emptyWords, fr: emptyWords, errata: [] };
    const answer = await askDesk("letters.save", { content });
    setBusy(false);
    if (answer.kind !== "done") return setSaid(whyNot(answer));
    refreshDesk();
    navigate(path("letters", { letter: answer.body.id }));
  }

  return (
    <Room title={t("letters.new.title")} lede={t("letters.new.lede")}>
      <p>
        <DeskLink room="letters" className="link">
          {t("letters.back")}
        </DeskLink>
      </p>
      <form
        className="approvals-writer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <LetterHead
          head={head}
          onChange={(next) => {
            setHead(next);
            setSaid("");
          }}
          asked={asked}
        />
        <p role="alert">{said}</p>
        <p className="button-row">
          <Button type="submit" pending={busy} pendingLabel={t("approvals.saving")}>
            {t(warnedSlug === head.slug ? "letters.new.replace" : "letters.new.make")}
          </Button>
        </p>
      </form>
    </Room>
  );
}
