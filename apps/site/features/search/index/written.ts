import { readdirSync } from "node:fs";
import { documentation } from "../../../content/documentation/index.ts";
import { guides } from "../../../content/guides/index.ts";
import { pathOf } from "../../../model/menu.ts";
import { noticePages } from "../../../model/pages/notices.ts";
import type { Page } from "../../../model/pages/page.ts";
import { pageAt } from "../../../model/pages.ts";
import type { Kind } from "../query/kinds.ts";
import type { Draft } from "./draft.ts";
import { meanings } from "./meanings.ts";
import { readPassages } from "./texts.ts";

/** A page and each of its passages; a passage leads to its heading. */
function written(kind: Kind, page: Page, files: readonly string[]): Draft[] {
  const all = files.flatMap(readPassages);
  const opening = all.filter(({ id }) => !id).map(({ text }) => text);
  return [
    {
      kind,
      title: page.heading,
      path: page.path,
      note: page.description,
      meant: meanings[page.path],
      body: opening.join(" "),
    },
    ...all.flatMap(({ id, heading = "", text }): Draft[] =>
      id
        ? [
            {
              kind,
              title: heading,
              path: `${page.path}#${id}`,
              meant: meanings[`${page.path}#${id}`],
              note: page.heading,
              body: text,
              shown: true,
              inner: true,
            },
          ]
        : [],
    ),
  ];
}

const landingTexts = readdirSync(new URL("../../../content/landing/", import.meta.url));

/** Everything that was written in content/. */
export const writtenDrafts = (): Draft[] => [
  ...written(
    "page",
    pageAt("/"),
    landingTexts.map((name) => `landing/${name}`),
  ),
  ...written("page", pageAt("/packages"), ["packages.mdx"]),
  ...documentation.flatMap(({ path, slug }) =>
    written("documentation", pageAt(path), [`documentation/${slug}.mdx`]),
  ),
  ...noticePages.flatMap((page) => written("page", page, [`pages/${page.text}.mdx`])),
  ...guides.flatMap((guide) =>
    written("guide", pageAt(pathOf(guide)), [`guides/${guide.slug}.mdx`]),
  ),
];
