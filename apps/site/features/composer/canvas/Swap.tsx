import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { type SiteDocument, swapIn, swapped, swapsFor } from "@daylit/site-engine";
import { useRef, useState } from "react";
import { valueAt, withValue } from "../store/changes/object-path.ts";
import { useComposer, useNow } from "../store/context.ts";
import { Thumb } from "./Thumb.tsx";

/** The project with another block at a place, and the same words in it. */
function swappedAt(site: SiteDocument, path: string, to: BlockName): SiteDocument {
  const [, page, at] = /^pages\[(\d+)\]\.sections\[(\d+)\]$/.exec(path)?.map(Number) ?? [];
  if (page !== undefined && at !== undefined) return swapIn(site, page, at, to);
  const section = valueAt(site, path) as SiteDocument["nav"] | undefined;
  if (!section) return site;
  // Navigation and footer hold few words of their own: none waits for a way back.
  const { kept: _, ...next } = swapped(section as never, to) as { kept?: unknown };
  return withValue(site, path, next);
}

/** What can stand in this place with the same words. */
function optionsFor(path: string, block: BlockName): BlockName[] {
  const opens = /sections\[0\]$/.test(path);
  return [block, ...swapsFor(block)].filter((name) =>
    path === "nav" || path === "footer"
      ? kindOf(name) === path
      : (kindOf(name) === "hero") === opens,
  );
}

const numberOf = (path: string, sections: number) => {
  if (path === "nav") return 0;
  if (path === "footer") return sections + 1;
  return Number(/sections\[(\d+)\]/.exec(path)?.[1]) + 1;
};

/** A walk through shapes: where it began, and what it has made of it; words written since begin another. */
type Walk = { block: BlockName; site: SiteDocument; steps: number; made: SiteDocument };

/** Other shapes for the same words. Arrow keys walk through them on the page; Escape goes back. */
export function Swap({ path, block }: { path: string; block: BlockName }) {
  const { session, say, page: handle } = useComposer();
  const { site, selection } = useNow();
  const [open, setOpen] = useState(false);
  const [walk, setWalk] = useState<Walk>();
  const list = useRef<HTMLDivElement>(null);
  const origin = walk?.made === site ? walk : { block, site, steps: session.steps };
  const options = optionsFor(path, origin.block);
  if (options.length < 2) return null;
  const number = numberOf(path, site.pages[selection.page]?.sections.length ?? 0);

  function take(to: BlockName) {
    const { label } = definitionOf(to);
    const swap = `design “${label}”`;
    // One undo step, however many blocks are tried on the way.
    session.undoTo(origin.steps);
    if (to !== origin.block) session.change(swap, (before) => swappedAt(before, path, to));
    setWalk({ ...origin, made: session.site });
    handle.current?.show(path);
    say(`${label}. Your words are kept.`);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-option="${to}"]`)?.focus(),
    );
  }

  function keys(event: React.KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by) {
      event.preventDefault();
      const next = options[(options.indexOf(block) + by + options.length) % options.length];
      if (next) take(next);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (origin.block !== block) take(origin.block);
      close();
    } else if (event.key === "Enter") {
      event.preventDefault();
      close();
    }
  }

  function close() {
    setOpen(false);
    list.current?.parentElement?.querySelector("summary")?.focus();
  }

  return (
    <details
      className="compose-swap"
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        setWalk(undefined);
      }}
    >
      <summary>Change design ({options.length})</summary>
      {open && (
        <div role="radiogroup" aria-label="Design of the section" ref={list} onKeyDown={keys}>
          {options.map((name) => (
            // biome-ignore lint/a11y/useSemanticElements: an input could hold no drawing
            <button
              key={name}
              type="button"
              role="radio"
              aria-checked={name === block}
              tabIndex={name === block ? 0 : -1}
              data-option={name}
              onClick={() => take(name)}
            >
              <Thumb
                site={swappedAt(origin.site, path, name)}
                page={selection.page}
                block={number}
              />
              {definitionOf(name).label}
            </button>
          ))}
        </div>
      )}
    </details>
  );
}
