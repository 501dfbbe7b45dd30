import type { PageKind } from "../model/page.ts";
import type { PageView } from "./view.server.ts";

/** What shows each kind of page, read when the first of its kind is asked for. */
export const views: Record<PageKind, () => Promise<PageView>> = {
  category: async () => (await import("./category.server.tsx")).category,
  chapter: async () => (await import("./chapter.server.tsx")).chapter,
  compare: async () => (await import("./compare.server.tsx")).compare,
  compose: async () => (await import("./compose.server.tsx")).compose,
  guide: async () => (await import("./guide.server.tsx")).guide,
  landing: async () => (await import("./landing.server.tsx")).landing,
  layout: async () => (await import("./layout.server.tsx")).layout,
  layouts: async () => (await import("./layouts.server.tsx")).layouts,
  offline: async () => (await import("./offline.server.tsx")).offline,
  packages: async () => (await import("./packages.server.tsx")).packages,
  part: async () => (await import("./part.server.tsx")).part,
  parts: async () => (await import("./parts.server.tsx")).parts,
  pictures: async () => (await import("./pictures.server.tsx")).pictures,
  project: async () => (await import("./project.server.tsx")).project,
  projects: async () => (await import("./projects.server.tsx")).projects,
  search: async () => (await import("./search.server.tsx")).search,
  stylesheet: async () => (await import("./stylesheet.server.tsx")).stylesheet,
  text: async () => (await import("./text.server.tsx")).text,
  yours: async () => (await import("./yours.server.tsx")).yours,
};
