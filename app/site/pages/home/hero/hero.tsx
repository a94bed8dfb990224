import { type PointerEvent, useRef } from "react";
import { Rosette } from "#app/engraving/rosette.tsx";
import { useMorph } from "#app/engraving/use-morph.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { RestOfStyles } from "#app/ui/rest-of-styles.tsx";
import { pageById } from "#core/pages.ts";
import { services } from "#core/services.ts";
import { HeroControls } from "./hero-controls.tsx";
import { useCarousel } from "./use-carousel.ts";

/**
 * Four services, one slide each (WAI-ARIA carousel pattern). All slides are in one cell of a grid,
 * so that nothing moves when a longer text is shown.
 */
export function Hero() {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const root = useRef<HTMLElement>(null);
  const art = useRef<SVGSVGElement>(null);
  const carousel = useCarousel(services.length, root);
  const swipe = useSwipe((direction) => carousel.go(carousel.index + direction));
  const current = services[carousel.index] ?? services[0];
  useMorph(art, current);

  return (
    <section
      ref={root}
      className="hero"
      aria-roledescription={t("hero.carousel")}
      aria-label={t("hero.label")}
      {...carousel.hold}
    >
      <div className={`hero-art ink-${current}`}>
        <Rosette service={services[0]} svg={art} className="hero-rosette" />
      </div>
      <h1 className="hero-kicker" tabIndex={-1}>
        {t("title")}
      </h1>
      <HeroControls carousel={carousel} />
      <div className="hero-slides" aria-live={carousel.running ? "off" : "polite"} {...swipe}>
        {services.map((service, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields.
          <div
            key={service}
            role="group"
            aria-roledescription={t("hero.slide")}
            aria-label={t("hero.slideOf", {
              position: position + 1,
              count: services.length,
              service: pageById(service).name[language],
            })}
            className="hero-slide"
            data-current={position === carousel.index}
            inert={position !== carousel.index}
          >
            <p className={`hero-service ink-${service}`}>{pageById(service).name[language]}</p>
            <h2>{t(`hero.slides.${service}.title`)}</h2>
            <p className="hero-text">{t(`hero.slides.${service}.text`)}</p>
            <p className="hero-actions">
              <LocalisedLink to={service} className="button">
                {t("hero.explore")}
                <span className="sr-only">{` (${pageById(service).name[language]})`}</span>
              </LocalisedLink>
              <LocalisedLink to="contact" className="link">
                {t("hero.talk")}
              </LocalisedLink>
            </p>
          </div>
        ))}
      </div>
      <noscript>
        <ul className="hero-links">
          {services.map((service) => (
            <li key={service}>
              <LocalisedLink to={service} />
            </li>
          ))}
        </ul>
      </noscript>
      <RestOfStyles />
    </section>
  );
}

const shortest = 48;

/** Calls back on a horizontal swipe by touch; a vertical one scrolls the page. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current =
        event.pointerType === "mouse" ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) > shortest && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
