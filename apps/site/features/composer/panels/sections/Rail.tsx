import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { sectionPath } from "@daylit/site-engine/document/object-path.ts";
import { canMove, moveLimit } from "@daylit/site-engine/edit/changes/sections.ts";
import { Plus } from "lucide-react";
import { RowTools } from "../../fields/controls/RowTools.tsx";
import { say, t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { kindWords } from "./kind-words.ts";
import { PageList } from "./PageList.tsx";
import { SectionThumb } from "./SectionThumb.tsx";
import { useRowDrag } from "./useRowDrag.ts";
import { useSectionActions } from "./useSectionActions.ts";

/** Pages and sections as a list: everything can be found, moved and removed here too. */
export function Rail() {
  const session = useSession();
  const { setChooser, page: handle, setPanel, announce } = useInterface();
  const site = useNow((now) => now.site);
  const selection = useNow((now) => now.selection);
  const { move, copy, remove } = useSectionActions();
  const { page } = selection;
  const sections = site.pages[page]?.sections ?? [];
  const rows = [
    { path: "nav", block: site.nav.block, at: -1 },
    ...sections.map(({ block }, at) => ({ path: sectionPath(page, at), block, at })),
    { path: "footer", block: site.footer.block, at: -1 },
  ];
  const drag = useRowDrag(
    (from, to) => canMove(sections, from, to),
    (from, to) => move(page, from, to),
  );

  const add = (at: number) => setChooser({ of: "section", page, at, fromList: true });

  /** Arrow keys walk along the rows; with Alt they take the section along. */
  const keys = (event: React.KeyboardEvent<HTMLElement>, at: number) => {
    const list = event.currentTarget.closest("ol");
    const row = [...(list?.querySelectorAll<HTMLElement>(".compose-row") ?? [])];
    const now = row.indexOf(event.currentTarget);
    const focus = (to: number) =>
      requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>(".compose-row")[to]?.focus());
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (by) {
      event.preventDefault();
      if (!event.altKey)
        return row[now + by] ? row[now + by]?.focus() : announce(by < 0 ? t`First.` : t`Last.`);
      const limit = moveLimit(sections, at, by);
      if (limit) return announce(say(limit));
      move(page, at, at + by);
      focus(now + by);
    } else if (event.key === "Delete") {
      event.preventDefault();
      // A key that is held down would remove sections that nobody has heard of.
      if (event.repeat) return;
      if (at < 1) return announce(t`This part stays on every page.`);
      const { length } = sections;
      remove(page, at);
      focus(at < length - 1 ? now : now - 1);
    } else if (event.key === "Insert" && at >= 0) {
      event.preventDefault();
      add(at + 1);
    }
  };

  const select = (path: string, byKey: boolean) => {
    session.select({ page, block: path });
    handle.current?.scrollTo(path);
    setPanel("words");
    // From here the Tab key would lead through the whole page, and choose something else on its way.
    if (byKey)
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>(".compose-panel .heading-5")
          ?.focus({ preventScroll: true }),
      );
  };
  return (
    <>
      <PageList />
      <h3 className="heading-6">Sections</h3>
      <ol className="compose-rows compose-sections">
        {rows.map(({ path, block, at }, number) => {
          const { label } = definitionOf(block);
          const kind = kindWords[kindOf(block)];
          const chosen = selection.block === path;
          return (
            <li key={path} data-chosen={chosen || undefined} {...(at > 0 ? drag(at) : {})}>
              <button
                type="button"
                className="compose-row"
                data-row={path}
                aria-current={chosen || undefined}
                title={at > 0 ? "Drag to move, or press Alt and an arrow key" : undefined}
                onClick={({ detail }) => select(path, detail === 0)}
                onKeyDown={(event) => keys(event, at)}
              >
                <SectionThumb page={page} block={number} path={path} />
                <span>
                  {kind}
                  {label !== kind && <small> {label}</small>}
                </span>
              </button>
              {at >= 0 && chosen && (
                <RowTools
                  thing={label}
                  up={moveLimit(sections, at, -1)}
                  down={moveLimit(sections, at, 1)}
                  {...(at > 0
                    ? {
                        onMove: (by) => move(page, at, at + by),
                        onCopy: () => copy(page, at),
                        onRemove: () => remove(page, at),
                      }
                    : {})}
                  onAdd={() => add(at + 1)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <button type="button" className="compose-add" onClick={() => add(sections.length)}>
        <Plus aria-hidden="true" /> <span className="visually-hidden">Add a </span>Section
      </button>
    </>
  );
}
