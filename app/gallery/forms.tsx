import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Section } from "#app/ui/section.tsx";
import { Select } from "#app/ui/select.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useWords } from "./words.ts";

export function FormSpecimens() {
  return (
    <>
      <Fields />
      <Checkboxes />
      <Switches />
    </>
  );
}

function Fields() {
  const { field } = useWords();
  const [tries, setTries] = useState(0);
  const subjects = field.subjects.map((subject) => <option key={subject}>{subject}</option>);
  return (
    <Section id="field" numeral="VI" title={field.title} aside={<code>ui/field.tsx</code>}>
      <TextField label={field.name} autoComplete="name" required />
      <TextField
        label={field.email}
        hint={field.emailHint}
        error={field.emailError}
        id="wrong-email"
        type="email"
        autoComplete="email"
        defaultValue="name@"
        required
      />
      <Select label={field.subject} defaultValue={field.subjects[1]}>
        {subjects}
      </Select>
      <Select label={field.subject} error={field.subjectError} required>
        <option value="">{field.choose}</option>
        {subjects}
      </Select>
      <TextArea label={field.message} hint={field.messageHint} />
      <TextField
        label={field.reference}
        hint={field.referenceHint}
        defaultValue="2026-0417"
        disabled
      />
      <p>
        <Button variant="secondary" onClick={() => setTries(tries + 1)}>
          {field.wrong}
        </Button>
      </p>
      {tries > 0 && (
        <ErrorSummary key={tries} faults={[{ fieldId: "wrong-email", text: field.emailError }]} />
      )}
    </Section>
  );
}

function Checkboxes() {
  const { checkbox } = useWords();
  return (
    <Section
      id="checkbox"
      numeral="VII"
      title={checkbox.title}
      aside={<code>ui/checkbox.tsx</code>}
    >
      <Checkbox label={checkbox.letter} defaultChecked />
      <Checkbox label={checkbox.consent} hint={checkbox.consentHint} required />
      <Checkbox label={checkbox.consent} error={checkbox.consentError} required />
      <Checkbox label={checkbox.closed} disabled />
    </Section>
  );
}

function Switches() {
  const { switch: text } = useWords();
  return (
    <Section id="switch" numeral="VIII" title={text.title} aside={<code>ui/switch.tsx</code>}>
      <Switch
        label={text.necessary}
        description={text.necessaryText}
        locked={text.locked}
        defaultChecked
      />
      <Switch label={text.performance} description={text.performanceText} defaultChecked />
      <Switch label={text.targeting} />
    </Section>
  );
}
