import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { Button } from "#app/ui/button.tsx";
import { letterThemes } from "#core/letter-text.ts";
import { askDesk, forgetDesk } from "../kit/ask-desk.ts";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { Room } from "../kit/room.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { isSlug, LetterHead } from "./letter-head.tsx";

const nothing = { title: "", summary: "", body: "" };

async function isOnSite(slug: string): Promise<boolean> {
  const answer = await fetch(`/letters/${slug}`, { method: "HEAD" }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** The address first: everything else is written on the letter's own page. */
export function NewLetter() {
  const { t } = useTranslation("desk");
  const path = useDeskPath();
  const navigate = useNavigate();
  const whyNot = useWhyNot("letters", "approvals");
  const [head, setHead] = useState({ slug: "", theme: letterThemes[0] as string, signatory: "" });
  const [asked, setAsked] = useState(false);
  const [standing, setStanding] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function make(): Promise<void> {
    setAsked(true);
    if (!isSlug(head.slug) || !head.signatory) return;
    setBusy(true);
    // One that came with the site may be replaced, and not by mistake.
    if (standing !== head.slug && (await isOnSite(head.slug))) {
      setBusy(false);
      setStanding(head.slug);
      return setSaid(t("letters.new.standing"));
    }
    const content = { ...head, en: nothing, fr: nothing, errata: [] };
    const answer = await askDesk<{ id: string }>("letters.save", { content });
    setBusy(false);
    if (answer.kind !== "done") return setSaid(whyNot(answer));
    forgetDesk();
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
            {t(standing === head.slug ? "letters.new.replace" : "letters.new.make")}
          </Button>
        </p>
      </form>
    </Room>
  );
}
