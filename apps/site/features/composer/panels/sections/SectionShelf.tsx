import { type BlockName, definitionOf, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { sectionPath } from "@daylit/site-engine/document/object-path.ts";
import {
  addSection,
  fullWords,
  isFull,
  standsInBody,
} from "@daylit/site-engine/edit/changes/sections.ts";
import { inSiteWords } from "@daylit/site-engine/edit/own-examples.ts";
import type { StartWords } from "@daylit/site-engine/edit/own-start.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Thumb } from "../../canvas/options/Thumb.tsx";
import { useTrial } from "../../canvas/options/useTrial.ts";
import { browserTag, startWordsOf } from "../../home/start-words.ts";
import { say, t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { Dialog } from "../dialogs/Dialog.tsx";
import { kindWords } from "./kind-words.ts";

const all = (Object.keys(definitions) as BlockName[]).filter(standsInBody);
const shelves = Object.entries(kindWords).filter(([kind]) =>
  all.some((name) => kindOf(name) === kind),
);

type Props = {
  page: number;
  at: number;
  /** Asked for in the list of sections, so the focus goes back there. */
  fromList?: boolean;
};

/** Every section there is, in the visitor's own look; pointed at, it is on the page already. */
export default function SectionShelf({ page, at, fromList }: Props) {
  const session = useSession();
  const { setChooser, setTrial, announce, page: handle } = useInterface();
  const site = useNow((now) => now.site);
  const path = sectionPath(page, at);
  const trial = useTrial(() => path);
  const [words, setWords] = useState<StartWords>({});
  const { language } = site;
  useEffect(() => {
    // Sections are in English.
    if (!/^en\b/.test(language)) startWordsOf(language).then(setWords, () => {});
  }, [language]);
  const adder = useCallback(
    (before: SiteDocument, block: BlockName) =>
      addSection(before, page, at, block, (section) =>
        inSiteWords(section, before, words, browserTag(language)),
      ),
    [page, at, words, language],
  );
  const drawings = useMemo(
    () => new Map(all.map((name) => [name, adder(site, name)])),
    [site, adder],
  );
  const [kind, setKind] = useState("");
  const shown = all.filter((name) => !kind || kindOf(name) === kind);

  function add(block: BlockName) {
    const { label } = definitionOf(block);
    setTrial(undefined);
    session.change(t`new section “${label}”`, (before) => adder(before, block));
    session.select({ page, block: path });
    setChooser(undefined);
    announce(t`${label} added.`);
    requestAnimationFrame(() => {
      handle.current?.scrollTo(path);
      const rows = [...document.querySelectorAll<HTMLElement>(`[data-row="${path}"]`)];
      const row = fromList && rows.find((element) => element.checkVisibility());
      if (row) row.focus();
      else handle.current?.focus();
    });
  }

  if (isFull(site.pages[page]?.sections ?? []))
    return (
      <Dialog title="Add a section" onClose={() => setChooser(undefined)}>
        <p>{say(fullWords)}</p>
      </Dialog>
    );
  return (
    <Dialog title="Add a section" beside onClose={() => setChooser(undefined)}>
      <label className="field">
        Kind
        <select value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="">All kinds</option>
          {shelves.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <ul className="compose-shelf">
        {shown.map((name) => {
          const { label, about } = definitionOf(name);
          return (
            <li key={name}>
              <button
                type="button"
                onClick={() => add(name)}
                {...trial(() => drawings.get(name) ?? site)}
              >
                <Thumb site={drawings.get(name) ?? site} page={page} block={at + 1} />
                <strong>{label}</strong>
                <small>{about}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
