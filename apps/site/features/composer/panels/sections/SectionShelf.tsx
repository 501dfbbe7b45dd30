import { type BlockName, definitionOf, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { useState } from "react";
import { Thumb } from "../../canvas/Thumb.tsx";
import { sectionPath } from "../../store/changes/object-path.ts";
import { addSection, fullWords, isFull, standsInBody } from "../../store/changes/sections.ts";
import { useComposer, useNow } from "../../store/context.ts";
import { Dialog } from "../Dialog.tsx";
import { kindWords } from "./kind-words.ts";

const all = (Object.keys(definitions) as BlockName[]).filter(standsInBody);
const shelves = Object.entries(kindWords).filter(([kind]) =>
  all.some((name) => kindOf(name) === kind),
);

/** Every section there is, in the visitor's own look. */
export function SectionShelf({ page, at }: { page: number; at: number }) {
  const { session, choose, say, page: handle } = useComposer();
  const { site } = useNow();
  const [kind, setKind] = useState("");
  const shown = all.filter((name) => !kind || kindOf(name) === kind);

  function add(block: BlockName) {
    const { label } = definitionOf(block);
    session.change(`new section “${label}”`, (before) => addSection(before, page, at, block));
    session.select({ page, block: sectionPath(page, at) });
    choose(undefined);
    say(`${label} added.`);
    requestAnimationFrame(() => handle.current?.show(sectionPath(page, at)));
  }

  if (isFull(site.pages[page]?.sections ?? []))
    return (
      <Dialog title="Add a section" onClose={() => choose(undefined)}>
        <p>{fullWords}</p>
      </Dialog>
    );
  return (
    <Dialog title="Add a section" onClose={() => choose(undefined)}>
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
              <button type="button" onClick={() => add(name)}>
                <Thumb site={addSection(site, page, at, name)} page={page} block={at + 1} />
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
