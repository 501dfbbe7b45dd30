import type { SiteDocument } from "@daylit/site-engine";
import { useRef } from "react";
import { useTrial } from "./useTrial.ts";

export type Option = {
  key: string;
  label: string;
  /** The site with it. */
  make: () => SiteDocument;
  drawing: React.ReactNode;
};

type Props = {
  label: string;
  options: readonly Option[];
  /** The key of the one in use. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
  /** After Escape. */
  onLeave?: () => void;
  /** What is to be in view on the page while one is tried. */
  show?: () => string | undefined;
  className?: string;
  /** The field of the document, for findings that lead here. */
  field?: string;
};

/**
 * Drawings to choose from. Arrow keys and the pointer try them on the page itself, Enter or a click
 * keeps one, Escape goes back to the one in use.
 */
export function Options({
  label,
  options,
  chosen,
  onChoose,
  onLeave,
  show,
  className = "compose-options",
  field,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const trial = useTrial(show);
  const inOrder = options.findIndex(({ key }) => key === chosen);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])];

  function keys(event: React.KeyboardEvent) {
    const all = buttons();
    const now = all.indexOf(event.target as HTMLElement);
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by) {
      event.preventDefault();
      all[(now + by + all.length) % all.length]?.focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (onLeave) onLeave();
      else all[Math.max(0, inOrder)]?.focus();
    }
  }

  return (
    <div
      className={className}
      role="radiogroup"
      aria-label={label}
      ref={list}
      onKeyDown={keys}
      data-field={field}
      tabIndex={-1}
    >
      {options.map(({ key, label: name, make, drawing }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: an input could hold no drawing
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={key === chosen}
          tabIndex={index === Math.max(0, inOrder) ? 0 : -1}
          data-option={key}
          onClick={() => onChoose(key)}
          {...trial(make)}
        >
          {drawing}
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
