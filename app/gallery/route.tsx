import { useEffect } from "react";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ControlSpecimens } from "./controls.tsx";
import { EditorialSpecimens } from "./editorial.tsx";
import { FormSpecimens } from "./forms.tsx";
import { MailSpecimens } from "./mails.tsx";
import { MessageSpecimens } from "./messages.tsx";
import { useWords } from "./words.ts";

export default function Gallery() {
  const { title, lede } = useWords();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <PageHeading title={title} lede={lede} />
      <ControlSpecimens />
      <FormSpecimens />
      <MessageSpecimens />
      <EditorialSpecimens />
      <MailSpecimens />
    </>
  );
}
