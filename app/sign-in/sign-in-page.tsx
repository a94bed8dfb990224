import type { ReactNode } from "react";
import { Band } from "#app/engraving/band.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { Terms } from "#app/terms/terms.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ownCrumb, trailTo } from "#app/ui/breadcrumb-trail.ts";
import { RestOfStyles } from "#app/ui/rest-of-styles.tsx";
import { pageOfPathname, readPath } from "#core/paths.ts";
import { EntranceNotes, Voucher } from "./entrance.tsx";

type Props = {
  title: string;
  lede: string;
  /** The heading of the form. */
  form: string;
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * A page that somebody opens for its form alone: the form comes right after the title, whole in the
 * first screen of a phone, also above the question about cookies. What explains it follows, on wide
 * screens beside it.
 */
export function SignInPage({ title, lede, form, aside, children }: Props) {
  const { pathname } = useLocation();
  const { language, path } = readPath(pathname);
  const page = pageOfPathname(pathname);
  return (
    <div className="sign-in-page">
      <Breadcrumb trail={trailTo(page)} current={ownCrumb(page, language, title)} />
      <h1 tabIndex={-1}>{title}</h1>
      <RestOfStyles />
      <Voucher title={form}>{children}</Voucher>
      <div className="sign-in-beside">
        <p className="lede">
          <Terms>{lede}</Terms>
        </p>
        <EntranceNotes>{aside}</EntranceNotes>
      </div>
      <div className="sign-in-band ink-account">
        <Band seed={path} />
      </div>
    </div>
  );
}
