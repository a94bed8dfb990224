import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { LocalisedLink } from "../navigation/localised-link.tsx";
import { useWords } from "./words.ts";

export function ControlSpecimens() {
  return (
    <>
      <Buttons />
      <Links />
      <Breadcrumbs />
      <Disclosures />
      <TabSets />
    </>
  );
}

function Buttons() {
  const { button } = useWords();
  return (
    <Section id="button" numeral="I" title={button.title} aside={<code>ui/button.tsx</code>}>
      <div className="button-row">
        <Button>{button.primary}</Button>
        <Button variant="secondary">{button.secondary}</Button>
        <Button variant="quiet">{button.quiet}</Button>
        <Button pendingLabel={button.sending}>{button.send}</Button>
        <Button pending pendingLabel={button.sending}>
          {button.send}
        </Button>
        <Button variant="secondary" disabled>
          {button.disabled}
        </Button>
        <Button variant="quiet" disabled>
          {button.disabled}
        </Button>
      </div>
    </Section>
  );
}

function Links() {
  const { link } = useWords();
  return (
    <Section id="link" numeral="II" title={link.title} aside={<code>ui/external-link.tsx</code>}>
      <div className="prose">
        <p>
          {link.before} <ExternalLink href="https://www.cssf.lu">{link.external}</ExternalLink>
          {link.after} <LocalisedLink to="regulatory-notice" />.
        </p>
      </div>
    </Section>
  );
}

function Breadcrumbs() {
  const { breadcrumb } = useWords();
  return (
    <Section
      id="breadcrumb"
      numeral="III"
      title={breadcrumb.title}
      aside={<code>ui/breadcrumb.tsx</code>}
    >
      <Breadcrumb trail={["home", "our-responsibility"]} current={breadcrumb.current} />
    </Section>
  );
}

function Disclosures() {
  const { disclosure } = useWords();
  return (
    <Section
      id="disclosure"
      numeral="IV"
      title={disclosure.title}
      aside={<code>ui/disclosure.tsx</code>}
    >
      <Disclosure summary={disclosure.first} open>
        <p>{disclosure.firstText}</p>
      </Disclosure>
      <Disclosure summary={disclosure.second}>
        <p>{disclosure.secondText}</p>
      </Disclosure>
    </Section>
  );
}

function TabSets() {
  const { tabs } = useWords();
  return (
    <Section id="tabs" numeral="V" title={tabs.title} aside={<code>ui/tabs.tsx</code>}>
      <Tabs
        label={tabs.label}
        tabs={tabs.items.map(([label = "", text], index) => ({
          id: String(index + 1),
          label,
          content: <p>{text}</p>,
        }))}
      />
    </Section>
  );
}
