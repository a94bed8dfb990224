import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { readPath } from "#core/paths.ts";
import { ControlSpecimens } from "./controls.tsx";
import { EditorialSpecimens } from "./editorial.tsx";
import { FormSpecimens } from "./forms.tsx";
import { MailSpecimens } from "./mails.tsx";
import { MessageSpecimens } from "./messages.tsx";
import { useWords, words } from "./words.ts";

export function meta({ location }: { location: { pathname: string } }) {
  return [{ title: words[readPath(location.pathname).language].title }];
}

export default function Gallery() {
  const { title, lede } = useWords();
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
