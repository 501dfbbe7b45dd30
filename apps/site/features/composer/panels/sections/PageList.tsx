import { limits, newsPageOf } from "@daylit/site-engine";
import { sectionPath } from "@daylit/site-engine/document/object-path.ts";
import { addPage, movePage, removePage } from "@daylit/site-engine/edit/changes/pages.ts";
import { Plus } from "lucide-react";
import { RowTools } from "../../fields/controls/RowTools.tsx";
import { t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { addLegalPages } from "./add-legal-pages.ts";

/** The pages of the site; the one that is shown can be renamed, moved and removed. */
export function PageList() {
  const session = useSession();
  const { announce, requestFocus, setPanel, setChooser } = useInterface();
  const site = useNow((now) => now.site);
  const selection = useNow((now) => now.selection);
  const { pages } = site;

  function add() {
    const known = new Set(pages.map(({ path }) => path));
    session.change(t`new page`, (before) => addPage(before, t`New page`));
    const at = session.site.pages.findIndex(({ path }) => !known.has(path));
    if (at < 0) return announce(t`You’ve reached the page limit.`);
    session.select({ page: at });
    requestFocus(`pages[${at}].label`);
    announce(t`New page. Give it a name for the menu.`);
  }

  async function addNews() {
    const { withNewsPage } = await import("@daylit/site-engine/edit/changes/posts.ts");
    session.change(t`news page`, withNewsPage);
    const at = session.site.pages.findIndex(({ path }) => path === newsPageOf(session.site)?.path);
    if (at < 0) return announce(t`You’ve reached the page limit.`);
    const section = session.site.pages[at]?.sections.findIndex(
      ({ block }) => block === "news-list",
    );
    session.select({ page: at, block: sectionPath(at, section ?? 1) });
    setPanel("words");
    announce(t`News page added. Write your first post.`);
    // The button goes, and the panel may have been open before. Its form may have the focus already.
    requestAnimationFrame(() => {
      if (document.activeElement?.closest(".compose-panel")) return;
      document
        .querySelector<HTMLElement>(".compose-panel .heading-5")
        ?.focus({ preventScroll: true });
    });
  }

  /** Drafted from what the site does; loaded on demand. Where our draft doesn’t suit, we say so first. */
  async function addLegal() {
    const legal = await import("@daylit/site-engine/edit/legal.ts");
    const { language, translations = [] } = session.site;
    await legal.loadLegalWords([language, ...translations.map((each) => each.language)]);
    if (!legal.hasLegalWords(language) || !legal.underGdpr(language))
      return setChooser({ of: "legal" });
    addLegalPages({ session, announce }, legal.withLegalPages);
  }

  function move(at: number, by: 1 | -1) {
    session.change(t`move of page “${pages[at]?.label}”`, (before) => movePage(before, at, by));
    session.select({ page: at + by });
    announce(t`Now page number ${at + by + 1}.`);
  }

  function remove(at: number) {
    const name = pages[at]?.label;
    session.select({ page: at - 1 });
    session.change(t`removal of page “${name}”`, (before) => removePage(before, at));
    announce(t`Page ${name} removed. Undo brings it back.`);
  }

  return (
    <>
      <h3 className="heading-6">Pages</h3>
      <ol className="compose-rows">
        {pages.map(({ path, label, menu }, at) => (
          <li key={path} data-chosen={at === selection.page || undefined}>
            <button
              type="button"
              className="compose-row"
              aria-current={at === selection.page ? "page" : undefined}
              onClick={() => {
                session.select({ page: at });
                announce(t`Page ${label || path}.`);
              }}
            >
              {label || path}
              {menu === false && <small> Footer only</small>}
            </button>
            {at === selection.page && (
              <RowTools
                thing={`page ${label}`}
                onRename={() => requestFocus(`pages[${at}].label`)}
                {...(at > 0
                  ? {
                      up: at > 1 ? undefined : t`Already first after the home page.`,
                      down: at < pages.length - 1 ? undefined : t`Already last.`,
                      onMove: (by) => move(at, by),
                      onRemove: () => remove(at),
                    }
                  : {})}
              />
            )}
          </li>
        ))}
      </ol>
      <button type="button" className="compose-add" onClick={add}>
        <Plus aria-hidden="true" /> <span className="visually-hidden">Add a </span>Page
      </button>
      {!newsPageOf(site) && (
        <button type="button" className="compose-add" onClick={addNews}>
          <Plus aria-hidden="true" /> <span className="visually-hidden">Add a </span>News page
        </button>
      )}
      {pages.length + 2 <= limits.pages && !pages.some(({ menu }) => menu === false) && (
        <button type="button" className="compose-add" onClick={addLegal}>
          <Plus aria-hidden="true" /> Legal notice and privacy
        </button>
      )}
    </>
  );
}
