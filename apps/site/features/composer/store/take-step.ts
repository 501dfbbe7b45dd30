import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import {
  blockPaths,
  changedBlock,
  pathAfter,
} from "@daylit/site-engine/edit/changes/block-paths.ts";
import { t } from "../messages/t.ts";
import type { Interface } from "./interface.ts";
import type { Session } from "./session.ts";

const rowOf = (path: string) =>
  document.querySelector<HTMLElement>(`.compose-rail [data-row="${CSS.escape(path)}"]`);

const pageRow = () =>
  document.querySelector<HTMLElement>(".compose-rail .compose-row[aria-current=page]");

/** A page has come or gone: it is selected, or the one that was selected before it came. */
function selectPage(before: SiteDocument, session: Session, page: Interface["page"]): string {
  const { pages } = session.site;
  const known = new Set(before.pages.map(({ path }) => path));
  const came = pages.findIndex(({ path }) => !known.has(path));
  const at = came < 0 ? session.now.selection.page : came;
  session.select({ page: at });
  const from = document.activeElement;
  // The fields of the panel are another page's now.
  if (!from?.closest(".compose-head"))
    requestAnimationFrame(() => {
      const row = pageRow();
      if (row?.checkVisibility()) row.focus();
      else page.current?.focus();
    });
  return t`Page ${pages[at]?.label || pages[at]?.path}, ${at + 1} of ${pages.length}.`;
}

/**
 * Undo or redo, announced. On the page and in the panel the focus stays in its section, in the list it
 * goes to the section that has changed. Where a section is elsewhere or another one is selected, its name
 * and number are announced: the next key must not act on one that nobody has chosen.
 */
export function takeStep(what: "undo" | "redo", session: Session, { announce, page }: Interface) {
  const { site: before, selection } = session.now;
  const from = document.activeElement;
  const isList = from?.closest(".compose-sections");
  const label = session[what]();
  if (!label) return;
  const after = session.site;
  const done = `${what === "undo" ? t`Undone` : t`Redone`}: ${label}`;
  if (before.pages.length !== after.pages.length)
    return announce(`${done}. ${selectPage(before, session, page)}`);
  const kept = selection.block && pathAfter(before, after, selection.block);
  const isSamePage = session.now.selection.page === selection.page;
  const stays = from?.closest(".compose-stage, .compose-side") && isSamePage && kept;
  const block = stays
    ? kept
    : (changedBlock(before, after, selection.block) ?? session.now.selection.block);
  const at = Number(/^pages\[(\d+)\]/.exec(block ?? "")?.[1] ?? session.now.selection.page);
  const path = stays && selection.path ? pathAfter(before, after, selection.path) : undefined;
  if (block) session.select({ page: at, block, ...(path ? { path } : {}) });
  const values = block ? (valueAt(after, block) as Partial<SiteDocument["nav"]>) : undefined;
  const name = values?.block && definitionOf(values.block).label;
  const paths = blockPaths(after, at);
  const number = t`${paths.indexOf(block ?? "") + 1} of ${paths.length}`;
  const isElsewhere = !stays || block !== selection.block;
  announce(isElsewhere && name ? t`${done}. Selected: ${name}, ${number}.` : done);
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || !activeElement?.isConnected;
    const row = block && (isList || isLost) ? rowOf(block) : undefined;
    if (row?.checkVisibility()) row.focus();
    // A bar on the page belongs to another section now.
    else if (isLost || (!stays && activeElement?.closest(".compose-stage"))) page.current?.focus();
    else if (activeElement?.closest(".compose-stage")) page.current?.keepFocus();
  });
}
