import { gzipSync, strToU8 } from "fflate";
import type { Files } from "./build.ts";
import type { Weights } from "./check.ts";
import { documentFile, files as names } from "./names.ts";
import type { Project } from "./project.ts";

const onTheWire = (content: string | Uint8Array | undefined) =>
  content === undefined
    ? 0
    : gzipSync(typeof content === "string" ? strToU8(content) : content, { level: 9, mtime: 0 })
        .length;

const sizeOf = (content: string | Uint8Array | undefined) =>
  typeof content === "string" ? strToU8(content).length : (content?.length ?? 0);

/** Pictures of the first view are those that do not wait; a phone takes the second width. */
function firstPictures(html: string): string[] {
  return [...html.matchAll(/<picture[\s\S]*?<\/picture>/g)]
    .filter(([picture]) => !picture.includes('loading="lazy"'))
    .flatMap(([picture]) => {
      const [, set = ""] = /srcset="([^"]*)"/.exec(picture) ?? [];
      const widths = set.split(", ").map((entry) => entry.split(" ")[0] ?? "");
      return widths[Math.min(1, widths.length - 1)] ?? [];
    });
}

/** What each page of a built site weighs. */
export function weigh(project: Project, files: Files): Weights {
  const shared = onTheWire(files.get(names.style)) + onTheWire(files.get(names.register));
  const fonts = [...files]
    .filter(([name]) => name.startsWith("fonts/"))
    .reduce((sum, [, content]) => sum + sizeOf(content), 0);
  return project.pages.map(({ path }) => {
    const html = String(files.get(documentFile(path)) ?? "");
    return {
      path,
      words: onTheWire(html) + shared,
      fonts,
      pictures: firstPictures(html).reduce((sum, name) => sum + sizeOf(files.get(name)), 0),
    };
  });
}
