import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { expect, test } from "vitest";
import { newsPageOf } from "../../document/news/posts.ts";
import { parseSite } from "../../document/read/read.ts";
import { siteFromLayout } from "../from-layout.ts";
import { addPost, withNewsPage, withPostTitle } from "./posts.ts";

addWords(allWords);

const start = siteFromLayout(cataloguePages[0] as (typeof cataloguePages)[number]);

test("an added news page and post begin with words of the site’s language", () => {
  const site = addPost(withNewsPage({ ...start, language: "de" }), "2026-11-19");
  expect(newsPageOf(site)).toMatchObject({
    ...{ path: "/aktuelles", label: "Aktuelles" },
    sections: [{ heading: "Aktuelles" }, { heading: "Alle Neuigkeiten" }],
  });
  expect(site.posts).toMatchObject([{ slug: "new-post", title: "Neuer Beitrag" }]);
  expect(parseSite(site)).toEqual(site);
  const titled = withPostTitle({ ...site, address: "https://praxis.example" }, 0, "Neue Kollegin");
  expect(titled.posts?.[0]?.slug).toBe("neue-kollegin");
  expect(newsPageOf(withNewsPage(start))?.label).toBe("News");
});
