import { useState } from "react";
import type { Review } from "#core/acts/reviews.ts";
import { askDesk } from "../../kit/ask-desk.ts";
import { useWhyNot } from "../../kit/use-why-not.ts";

type Part = "lines" | "documents";

/** The lines and documents of a review: the first, and all of them once somebody asks for them. */
export function useParts(id: string, { review, counts, firstLines, firstDocuments }: Review) {
  const whyNot = useWhyNot();
  const [parts, setParts] = useState({ lines: firstLines, documents: firstDocuments });
  const [busy, setBusy] = useState<Part>();
  const [failed, setFailed] = useState("");

  async function loadAll(of: Part): Promise<boolean> {
    setBusy(of);
    setFailed("");
    const more = { lines: [...parts.lines], documents: [...parts.documents] };
    while (more[of].length < counts[of]) {
      const answer = await askDesk("releases.review-part", {
        ...{ id, review, of, after: more[of].length },
      });
      const found = answer.kind === "done" ? answer.body : undefined;
      if (!found?.[of].length) {
        setBusy(undefined);
        setFailed(answer.kind === "done" ? "" : whyNot(answer));
        return false;
      }
      more.lines.push(...found.lines);
      more.documents.push(...found.documents);
    }
    setParts((known) => ({ ...known, [of]: more[of] }));
    setBusy(undefined);
    return true;
  }

  return { ...parts, busy, failed, loadAll };
}
