import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { Plus } from "lucide-react";
import { RowTools } from "../../fields/RowTools.tsx";
import { sectionPath } from "../../store/changes/object-path.ts";
import { canMove } from "../../store/changes/sections.ts";
import { useComposer, useNow } from "../../store/context.ts";
import { PageList } from "./PageList.tsx";
import { useRowDrag } from "./useRowDrag.ts";
import { useSectionActions } from "./useSectionActions.ts";

/** Pages and sections as a list: everything can be found, moved and removed here too. */
export function Rail() {
  const { session, choose, page: handle, show } = useComposer();
  const { site, selection } = useNow();
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

  /** Arrow keys walk along the rows; with Alt they take the section along. */
  const keys = (event: React.KeyboardEvent<HTMLElement>, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const list = event.currentTarget.closest("ol");
    const row = [...(list?.querySelectorAll<HTMLElement>(".compose-row") ?? [])];
    const now = row.indexOf(event.currentTarget);
    if (!event.altKey) return row[now + by]?.focus();
    if (!canMove(sections, at, at + by)) return;
    move(page, at, at + by);
    requestAnimationFrame(() => row[now + by]?.focus());
  };

  const select = (path: string, byKey: boolean) => {
    session.select({ page, block: path });
    handle.current?.show(path);
    show("words");
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
      <ol className="compose-rows">
        {rows.map(({ path, block, at }) => {
          const { label } = definitionOf(block);
          const chosen = selection.block === path;
          return (
            <li key={path} data-chosen={chosen || undefined} {...(at > 0 ? drag(at) : {})}>
              <button
                type="button"
                className="compose-row"
                aria-current={chosen || undefined}
                title={at > 0 ? "Drag to move, or press Alt and an arrow key" : undefined}
                onClick={({ detail }) => select(path, detail === 0)}
                onKeyDown={(event) => keys(event, at)}
              >
                {label}
              </button>
              {at > 0 && chosen && (
                <RowTools
                  thing={label}
                  up={canMove(sections, at, at - 1)}
                  down={canMove(sections, at, at + 1)}
                  onMove={(by) => move(page, at, at + by)}
                  onCopy={() => copy(page, at)}
                  onRemove={() => remove(page, at)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="compose-add"
        onClick={() => choose({ of: "section", page, at: sections.length })}
      >
        <Plus aria-hidden="true" /> <span className="visually-hidden">Add a </span>Section
      </button>
    </>
  );
}
