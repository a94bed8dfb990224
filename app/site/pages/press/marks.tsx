import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Section } from "#app/ui/section.tsx";
import { grounds, markFormats, markPath, markSize } from "#core/marks.ts";

/** The word mark as files, which the build draws (`builder/pictures/marks.ts`). */
export function Marks() {
  const { t } = useTranslation("press");
  return (
    <Section title={t("marks.title")} aside={<p>{t("marks.text")}</p>}>
      <ul className="press-marks">
        {grounds.map((ground) => (
          <li key={ground}>
            <img
              className={`press-mark press-mark-${ground}`}
              src={markPath(ground, "svg")}
              {...markSize}
              loading="lazy"
              alt=""
            />
            <p>
              {markFormats.map((format) => (
                <a
                  key={format}
                  className="link"
                  href={markPath(ground, format)}
                  download={`wordmark-${ground}.${format}`}
                >
                  {`${t(`marks.grounds.${ground}`)}, ${format.toUpperCase()}`}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
