import { type KeyboardEvent, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { pageById } from "#core/pages.ts";
import { services } from "#core/services.ts";
import type { useCarousel } from "./use-carousel.ts";

const icons = {
  pause: "M8 5v14M16 5v14",
  play: "M8 5l10 7-10 7z",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
};

/** First the pause button, as the ARIA pattern asks, then next and previous, then the choice. */
export function HeroControls({ carousel }: { carousel: ReturnType<typeof useCarousel> }) {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const picker = useRef<HTMLDivElement>(null);
  const { index, running, go, setRunning } = carousel;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const to = (index + step + services.length) % services.length;
    go(to);
    picker.current?.querySelectorAll("button")[to]?.focus();
  }

  return (
    <div className="hero-controls">
      <div className="hero-buttons">
        <IconButton
          icon={running ? "pause" : "play"}
          label={running ? t("hero.pause") : t("hero.play")}
          onClick={() => setRunning(!running)}
        />
        <IconButton icon="previous" label={t("hero.previous")} onClick={() => go(index - 1)} />
        <IconButton icon="next" label={t("hero.next")} onClick={() => go(index + 1)} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: not a set of form fields. */}
      <div
        ref={picker}
        className="hero-picker"
        role="group"
        aria-label={t("hero.choose")}
        onKeyDown={onKeyDown}
      >
        {services.map((service, position) => (
          <button
            key={service}
            type="button"
            className={`ink-${service}`}
            aria-current={position === index}
            onClick={() => go(position)}
          >
            <span className="hero-picker-name">{pageById(service).name[language]}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

type IconButtonProps = { icon: keyof typeof icons; label: string; onClick: () => void };

function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={icons[icon]} fill="none" stroke="currentColor" strokeWidth="1.4" />
      </svg>
      <span className="sr-only">{label}</span>
    </button>
  );
}
