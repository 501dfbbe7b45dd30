import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { layoutRecord } from "@daylit/layouts/catalogue/view-models.ts";
import { renderLayout, renderSite } from "@daylit/layouts/render/render-layout.ts";
import { expect, test } from "vitest";
import { linkedPages } from "./page-links.ts";

/** Of each trade one: all five navigations are among them. */
const some = cataloguePages.filter((_, index) => index % 7 === 0);

test("a sample has every navigation", () => {
  expect(new Set(some.map(({ layout }) => layout.nav.block)).size).toBe(5);
});

test.each(some.map((page) => [page.id, page] as const))(
  "%s is a site of three pages",
  (id, page) => {
    const { views } = layoutRecord(page.card.path.replace(/#.*/, ""));
    const view = views.find((each) => each.id === id) ?? expect.unreachable(id);
    const { second, contact } = renderSite(page);
    const files = linkedPages(id, view.pages, [renderLayout(page).html, second, contact]);
    const [home, next] = [...files.keys()];
    expect([...files.keys()]).toEqual([
      "index.html",
      expect.stringMatching(/^[a-z-]+\.html$/),
      "contact.html",
    ]);
    for (const [name, html] of files) {
      const [, nav = ""] = /<nav class="navbar-menu"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
      const links = [...nav.matchAll(/<a href="([^"]*)"(?: aria-current="(\w+)")?>([^<]*)</g)];
      expect(links.slice(0, 3).map(([, href]) => href)).toEqual([home, next, "contact.html"]);
      expect(links.filter(([, , current]) => current).map(([, href]) => href)).toEqual([name]);
      // Every link leads to a place in the folder.
      const lost = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)]
        .map(([, href = ""]) => href)
        .filter((href) => !/^(tel|mailto):/.test(href))
        .filter((href) => {
          const [file, place] = href.split("#");
          const target = files.get(file || name);
          return !target || (place && !target.includes(` id="${place}"`));
        });
      expect(lost).toEqual([]);
      expect(html.match(/<link rel="stylesheet" href="[^"]*"/g)?.at(-1)).toContain(`"${id}.css"`);
    }
  },
);
