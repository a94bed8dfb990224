import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { people } from "#content/people.ts";
import { type LetterTheme, letterThemes } from "#core/letter-text.ts";

type Head = { slug: string; theme: LetterTheme; signatory: string };
type Props = {
  head: Head;
  onChange: (head: Head) => void;
  /** Whether an empty field is shown as a fault already. */
  asked: boolean;
  /** A published letter cannot change its address, since mails link to it. */
  published?: boolean;
};

export function isSlug(slug: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= 80;
}

/** What both languages of a letter share: its address, its theme and who signs. */
export function LetterHead({ head, onChange, asked, published = false }: Props) {
  const { t } = useTranslation("desk");
  const { slug, theme, signatory } = head;
  const wrong = (slug !== "" || asked) && !isSlug(slug);
  return (
    <div className="letter-head">
      <TextField
        id="letter-slug"
        label={t("letters.slug")}
        hint={t(published ? "letters.slugKept" : "letters.slugHint")}
        error={wrong ? t("letters.slugWrong") : undefined}
        autoComplete="off"
        required={!published}
        disabled={published}
        value={slug}
        onChange={({ currentTarget }) => onChange({ ...head, slug: currentTarget.value })}
      />
      <Select
        id="letter-theme"
        label={t("letters.theme")}
        required
        value={theme}
        onChange={({ currentTarget }) =>
          onChange({ ...head, theme: currentTarget.value as LetterTheme })
        }
      >
        {letterThemes.map((one) => (
          <option key={one} value={one}>
            {t(`letters.themes.${one}`)}
          </option>
        ))}
      </Select>
      <Select
        id="letter-signatory"
        label={t("letters.signatory")}
        error={asked && !signatory ? t("letters.signatoryMissing") : undefined}
        required
        value={signatory}
        onChange={({ currentTarget }) => onChange({ ...head, signatory: currentTarget.value })}
      >
        <option value="">{t("letters.choose")}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
