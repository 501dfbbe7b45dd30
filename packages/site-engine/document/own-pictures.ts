import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import { standIn } from "@daylit/layouts/schema/read.ts";
import { marks } from "../build/logos.ts";
import { shotsOf } from "./image-refs.ts";
import type { Project } from "./site-document.ts";

/** Own pictures that nobody sees: others have taken their places. */
export function unseenPictures(project: Project): OwnPicture[] {
  const seen = new Set<string>(shotsOf(project).map(({ shot }) => shot.id));
  if ("logo" in project.mark) seen.add(project.mark.logo);
  return (Object.keys(project.pictures) as OwnPicture[]).filter((id) => !seen.has(id));
}

/** The project without some of its own pictures, wherever it names them; what blocks keep too. */
export function withoutPictures(project: Project, ids: readonly OwnPicture[]): Project {
  if (ids.length === 0) return project;
  const gone = new Set<unknown>(ids);
  function walk(value: unknown): unknown {
    if (gone.has(value)) return standIn;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    if (gone.has((value as { id?: unknown }).id)) return standIn;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
  }
  const { mark } = project;
  // The parts keep their order, so that what is written is the same when it is read and written again.
  const next: Project = {
    ...project,
    mark: "logo" in mark && gone.has(mark.logo) ? { outline: marks.circle } : mark,
    pages: walk(project.pages) as Project["pages"],
    pictures: Object.fromEntries(
      Object.entries(project.pictures).filter(([id]) => !gone.has(id)),
    ) as Project["pictures"],
  };
  if (gone.has(next.preview)) delete next.preview;
  return next;
}
