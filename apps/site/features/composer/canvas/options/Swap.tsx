import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { type SiteDocument, swapIn, swapped, swapsFor } from "@daylit/site-engine";
import { valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { browserTag, startWordsOf } from "../../home/start-words.ts";
import { t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { Options } from "./Options.tsx";
import { Thumb } from "./Thumb.tsx";

/** Example texts that come with a design as a site says them. */
type SiteWords = (site: SiteDocument) => Parameters<typeof swapIn>[4];

async function siteWordsOf(language: string): Promise<SiteWords> {
  const [{ inSiteWords }, words] = await Promise.all([
    import("@daylit/site-engine/edit/own-examples.ts"),
    // Designs are in English.
    /^en\b/.test(language) ? {} : startWordsOf(language),
  ]);
  return (site) => (example) => inSiteWords(example, site, words, browserTag(language));
}

/** The site document with another block at a place, and the same words in it. */
function swappedAt(
  site: SiteDocument,
  path: string,
  to: BlockName,
  siteWords?: SiteWords,
): SiteDocument {
  const [, page, at] = /^pages\[(\d+)\]\.sections\[(\d+)\]$/.exec(path)?.map(Number) ?? [];
  if (page !== undefined && at !== undefined) return swapIn(site, page, at, to, siteWords?.(site));
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

/** Where a walk through designs began, and what it has made; words written since begin another. */
type Walk = { first: BlockName; names: BlockName[]; steps: number; made: SiteDocument };

/** Other shapes for the same words: tried on the page by pointer and arrow keys, kept by a press. */
export function Swap({ path, block }: { path: string; block: BlockName }) {
  const session = useSession();
  const { announce, setTrial, page: handle } = useInterface();
  const site = useNow((now) => now.site);
  const selection = useNow((now) => now.selection);
  const [walk, setWalk] = useState<Walk>();
  const box = useRef<HTMLDetailsElement>(null);
  const names = walk?.names ?? optionsFor(path, block);
  const number = numberOf(path, site.pages[selection.page]?.sections.length ?? 0);
  const [siteWords, setSiteWords] = useState<{ words?: SiteWords }>();
  const isOpen = walk !== undefined;
  const { language } = site;
  useEffect(() => {
    // Without a connection examples are in English.
    if (isOpen)
      siteWordsOf(language).then(
        (words) => setSiteWords({ words }),
        () => setSiteWords({}),
      );
  }, [isOpen, language]);
  // Drawn from the words there are when it opens: typing does not disturb the drawings.
  const drawings = useMemo(
    () =>
      new Map(
        names.map((name) => {
          const made =
            isOpen && siteWords
              ? swappedAt(session.site, path, name, siteWords.words)
              : session.site;
          return [name, <Thumb key={name} site={made} page={selection.page} block={number} />];
        }),
      ),
    [isOpen, path, siteWords],
  );
  if (names.length < 2) return null;

  function take(to: BlockName) {
    if (!walk) return;
    const { label } = definitionOf(to);
    setTrial(undefined);
    const goesOn = walk.made === session.site;
    // One undo step, however many designs are kept on the way.
    if (goesOn) session.undoTo(walk.steps);
    const next = goesOn ? walk : { ...walk, first: block, steps: session.steps };
    if (to !== (goesOn ? walk.first : block))
      session.change(t`design “${label}”`, (before) =>
        swappedAt(before, path, to, siteWords?.words),
      );
    setWalk({ ...next, made: session.site });
    handle.current?.scrollTo(path);
    announce(t`${label}. Your text is kept.`);
  }

  function leave() {
    if (walk && walk.made === session.site && walk.first !== block) take(walk.first);
    setTrial(undefined);
    setWalk(undefined);
    box.current?.querySelector("summary")?.focus();
  }

  return (
    <details
      className="compose-swap"
      ref={box}
      open={isOpen}
      onToggle={({ currentTarget }) =>
        setWalk((before) =>
          currentTarget.open
            ? (before ?? { first: block, names, steps: session.steps, made: session.site })
            : undefined,
        )
      }
    >
      <summary>Change design ({names.length})</summary>
      {isOpen && siteWords && (
        <Options
          label="Design of the section"
          options={names.map((name) => ({
            key: name,
            label: definitionOf(name).label,
            make: () => swappedAt(session.site, path, name, siteWords.words),
            drawing: drawings.get(name),
          }))}
          chosen={block}
          onChoose={(name) => take(name as BlockName)}
          onLeave={leave}
          show={() => path}
        />
      )}
    </details>
  );
}
