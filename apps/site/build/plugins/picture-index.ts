import { readFileSync } from "node:fs";
import type { Measured } from "@daylit/pictures/catalogue/measured.ts";
import type { Subjects } from "@daylit/pictures/subject.ts";
import type { Plugin } from "vite";

type Facts = Record<string, Measured>;

const isFacts = /\/pictures\/generated\/measured\.json$/;
const packedFacts = "\0packed-pictures";

/** Sizes and hashes. All hashes in one line compress better than each beside its picture. */
function packed(facts: Facts): string {
  const sizes = mapped(facts, ({ width, height, widths }) => [width, height, ...widths]);
  const hashes = Object.values(facts).map(({ hash }) => hash);
  return `const hashes = "${hashes.join("")}";
export default Object.fromEntries(
  Object.entries(${JSON.stringify(sizes)}).map(([id, [width, height, ...widths]], at) => [
    id,
    { width, height, widths, hash: hashes.slice(at * 8, at * 8 + 8) },
  ]),
);`;
}

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
    async resolveId(source, importer) {
      if (this.environment.name !== "client" || !source.endsWith("measured.json")) return;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && isFacts.test(found.id) ? `${packedFacts}${found.id}.js` : found;
    },
    async load(id) {
      const facts = (file: string) => {
        this.addWatchFile(file);
        return JSON.parse(readFileSync(file, "utf8")) as Facts;
      };
      if (id.startsWith(packedFacts))
        return packed(facts(id.slice(packedFacts.length, -".js".length)));
      if (this.environment.name !== "client" || !id.endsWith("/pictures/subjects.ts")) return;
      this.addWatchFile(id);
      const measured = facts(id.replace(/subjects\.ts$/, "generated/measured.json"));
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
