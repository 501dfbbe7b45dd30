import { readFileSync } from "node:fs";
import type { Measured } from "@daylit/pictures/measured.ts";
import type { Subjects } from "@daylit/pictures/subject.ts";
import type { Plugin } from "vite";

type Facts = Record<string, Measured>;

const slim = ({ width, height, files }: Measured) => ({ width, height, files });

const mapped = <T, U>(all: Readonly<Record<string, T>>, make: (value: T, name: string) => U) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, make(value, name)]));

/**
 * Of the picture library a browser gets what it needs to show a picture: size, names of files, what is
 * to be seen and where to look. Colours, kinds and captions are written into pages when these are made,
 * and pictures that are still to be rendered cannot be shown.
 */
export function libraryForBrowsers(): Plugin {
  return {
    name: "daylit-library-for-browsers",
    enforce: "pre",
    async load(id) {
      if (
        this.environment.name !== "client" ||
        !/\/pictures\/(measured\.json|subjects\.ts)$/.test(id)
      )
        return;
      this.addWatchFile(id);
      const file = id.replace(/subjects\.ts$/, "measured.json");
      const measured = JSON.parse(readFileSync(file, "utf8")) as Facts;
      if (file === id) return JSON.stringify(mapped(measured, slim));
      const { subjects } = (await import(id)) as { subjects: Record<string, Subjects> };
      const shown = mapped(subjects, (trade) =>
        mapped(
          Object.fromEntries(Object.entries(trade).filter(([name]) => measured[name])),
          ({ ratio, focal, alt }) => ({ ratio, focal, alt }),
        ),
      );
      return `export const subjects = ${JSON.stringify(shown)};`;
    },
  };
}
