import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { sectionPath } from "@daylit/site-engine/document/object-path.ts";
import { addPage } from "@daylit/site-engine/edit/changes/pages.ts";
import { moveSection, removeSection } from "@daylit/site-engine/edit/changes/sections.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test, vi } from "vitest";
import { createInterface } from "./interface.ts";
import { createSession } from "./session.ts";
import { takeStep } from "./take-step.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const site = siteFromLayout(layout);
const at = (index: number) => sectionPath(0, index);

// The document of these tests has no boxes.
Element.prototype.checkVisibility = () => true;
vi.stubGlobal("requestAnimationFrame", (then: () => void) => then());

/** A session in a list with a row for the page and one for each section. */
function opened() {
  const session = createSession(site);
  const shown = createInterface(session);
  const rows = site.pages[0]?.sections.map((_, index) => `<button data-row="${at(index)}">`) ?? [];
  document.body.innerHTML = `<div class="compose-rail">
    <button class="compose-row" aria-current="page"></button>
    <div class="compose-sections">${rows.join("</button>")}</button></div></div>`;
  const focus = (path: string) =>
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(path)}"]`)?.focus();
  return {
    ...{ session, focus },
    step(what: "undo" | "redo") {
      takeStep(what, session, shown);
      const focused = document.activeElement as HTMLElement;
      return [focused.dataset.row ?? focused.className, shown.now.announcement.words] as const;
    },
  };
}

test("undo and redo of a move follow the section, and say where it is", () => {
  const { session, focus, step } = opened();
  session.change("move", (now) => moveSection(now, 0, 2, 3));
  session.select({ page: 0, block: at(3) });
  focus(at(3));
  const count = (site.pages[0]?.sections.length ?? 0) + 2;
  for (let round = 0; round < 2; round++)
    for (const [what, to] of [
      ["undo", 2],
      ["redo", 3],
    ] as const) {
      const [row, words] = step(what);
      expect(row).toBe(at(to));
      expect(words).toMatch(new RegExp(`done: move\\. Selected: .+, ${to + 2} of ${count}\\.$`));
      expect(session.now.selection.block).toBe(at(to));
    }
});

test("a section that went far is followed too, whatever was selected before", () => {
  const { session, step } = opened();
  session.change("move", (now) => moveSection(now, 0, 1, 3));
  session.select({ page: 0, block: at(1) });
  expect(step("undo")[0]).toBe(at(1));
  expect(step("redo")[0]).toBe(at(3));
});

test("what comes back has the focus and is named", () => {
  const { session, focus, step } = opened();
  session.change("removal", (now) => removeSection(now, 0, 2));
  session.select({ page: 0, block: at(1) });
  focus(at(1));
  const [row, words] = step("undo");
  expect(row).toBe(at(2));
  expect(words).toMatch(/^Undone: removal\. Selected: .+, 4 of /);
});

test("a page that has come or gone: the focus is on the row of the page that is shown", () => {
  const { session, focus, step } = opened();
  session.change("new page", (now) => addPage(now, "New page"));
  const added = session.site.pages.findIndex(({ label }) => label === "New page");
  session.select({ page: added });
  focus(at(1));
  const [row, words] = step("undo");
  expect(row).toBe("compose-row");
  expect(words).toBe(`Undone: new page. Page ${site.pages[0]?.label}, 1 of ${site.pages.length}.`);
  expect(step("redo")[1]).toBe(
    `Redone: new page. Page New page, ${added + 1} of ${site.pages.length + 1}.`,
  );
  expect(session.now.selection).toEqual({ page: added });
});
