import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { sectionPath, valueAt } from "@daylit/site-engine/document/object-path.ts";
import {
  afterRemoval,
  copySection,
  fullWords,
  isFull,
  moveSection,
  removeSection,
} from "@daylit/site-engine/edit/changes/sections.ts";
import { say, t } from "../../messages/t.ts";
import { useInterface, useSession } from "../../store/context.tsx";

/** What can be done with a section, said and undoable, from wherever it is done. */
export function useSectionActions() {
  const session = useSession();
  const { announce, setPanel, setChooser, page: handle } = useInterface();
  const nameOf = (page: number, at: number) => {
    const section = session.site.pages[page]?.sections[at];
    return section ? definitionOf(section.block).label : t`Section`;
  };

  return {
    move(page: number, at: number, to: number) {
      const name = nameOf(page, at);
      session.change(t`move of “${name}”`, (site) => moveSection(site, page, at, to));
      session.select({ page, block: sectionPath(page, to) });
      // As the list counts it: the navigation is the first there.
      announce(t`${name}: now number ${to + 2}.`);
    },
    copy(page: number, at: number) {
      if (isFull(session.site.pages[page]?.sections ?? [])) return announce(say(fullWords));
      const name = nameOf(page, at);
      session.change(t`copy of “${name}”`, (site) => copySection(site, page, at));
      session.select({ page, block: sectionPath(page, at + 1) });
      announce(t`${name} duplicated. Selected: the copy, now number ${at + 3}.`);
    },
    remove(page: number, at: number) {
      const name = nameOf(page, at);
      session.change(t`removal of “${name}”`, (site) => removeSection(site, page, at));
      const now = afterRemoval(session.site.pages[page]?.sections ?? [], at);
      // Under a finger the bin would be that of the next section.
      const isTouched =
        matchMedia("(pointer: coarse)").matches &&
        document.activeElement?.closest(".compose-block-bar") !== null;
      session.select(isTouched ? { page } : { page, block: sectionPath(page, now) });
      if (isTouched) return announce(t`${name} removed. Undo brings it back.`, true);
      announce(t`${name} removed. Undo brings it back. Selected: ${nameOf(page, now)}.`, true);
      // The button that was pressed may have gone with the section. On the page it stays in its place
      // and would remove the next section: the focus goes to that section itself.
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (activeElement === document.body || activeElement?.closest(".compose-block-bar"))
          handle.current?.focus();
      });
    },
    swap(path: string) {
      const values = valueAt(session.site, path) as { block: string } | undefined;
      if (!values) return;
      const page = /^pages\[(\d+)\]/.exec(path)?.[1];
      session.select({ page: page ? Number(page) : session.now.selection.page, block: path });
      setChooser(undefined);
      setPanel("words");
      requestAnimationFrame(() => {
        const designs = document.querySelector<HTMLDetailsElement>("details.compose-swap");
        if (designs) designs.open = true;
        document.querySelector<HTMLElement>(".compose-swap summary, .compose-swap button")?.focus();
      });
    },
  };
}
