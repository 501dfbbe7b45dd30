import type { PageKind } from "../model/pages/page.ts";
import type { PageView } from "./page-view.server.ts";

/** The view of each kind of page, loaded with the first page of that kind. */
export const views: Record<PageKind, () => Promise<PageView>> = {
  blocks: async () => (await import("../features/blocks/pages/blocks.server.tsx")).blocks,
  "blocks-of-kind": async () =>
    (await import("../features/blocks/pages/kind.server.tsx")).blocksOfKind,
  changelog: async () => (await import("../features/docs/pages/changelog.server.tsx")).changelog,
  chapter: async () => (await import("../features/docs/pages/chapter.server.tsx")).chapter,
  compare: async () => (await import("../features/layouts/pages/compare.server.tsx")).compare,
  compose: async () => (await import("../features/composer/page.server.tsx")).compose,
  guide: async () => (await import("../features/guides/page.server.tsx")).guide,
  landing: async () => (await import("../features/landing/page.server.tsx")).landing,
  layout: async () => (await import("../features/layouts/pages/layout.server.tsx")).layout,
  layouts: async () => (await import("../features/layouts/pages/layouts.server.tsx")).layouts,
  offline: async () => (await import("../features/offline/page.server.tsx")).offline,
  packages: async () => (await import("../features/packages/page.server.tsx")).packages,
  part: async () => (await import("../features/reference/pages/part.server.tsx")).part,
  parts: async () => (await import("../features/reference/pages/parts.server.tsx")).parts,
  pictures: async () => (await import("../features/pictures/page.server.tsx")).pictures,
  project: async () => (await import("../features/projects/pages/case-study.server.tsx")).caseStudy,
  projects: async () => (await import("../features/projects/pages/gallery.server.tsx")).gallery,
  screens: async () => (await import("../features/blocks/pages/screens.server.tsx")).screens,
  search: async () => (await import("../features/search/page/page.server.tsx")).search,
  stylesheet: async () =>
    (await import("../features/reference/pages/stylesheet.server.tsx")).stylesheet,
  text: async () => (await import("../features/docs/pages/text.server.tsx")).text,
  trade: async () => (await import("../features/layouts/pages/trade.server.tsx")).trade,
  update: async () => (await import("../features/composer/update/page.server.tsx")).update,
  vocabulary: async () =>
    (await import("../features/reference/pages/vocabulary.server.tsx")).vocabulary,
  yours: async () => (await import("../features/workspace/page.server.tsx")).yours,
};
