import { readFileSync } from "node:fs";
import type { PictureFacts } from "@daylit/pictures/catalogue/measured.ts";
import type { Subjects } from "@daylit/pictures/metadata/subject.ts";
import type { Plugin } from "vite";

type Facts = Record<string, PictureFacts>;

const isFacts = /\/pictures\/generated\/measured\.json$/;
const packedFacts = "\0packed-pictures";

/**
 * Sizes and hashes, in the order of the subjects, whose names are not written a second time. Pictures
 * share a dozen lists of sizes; all hashes in one line compress better than each beside its picture.
 */
function packed(facts: Facts, ids: readonly string[], subjects: string): string {
  const known = ids.flatMap((id) => facts[id] ?? []);
  const lists = known.map(({ width, height, widths }) =>
    JSON.stringify([width, height, ...widths]),
  );
  const distinct = [...new Set(lists)];
  const letters = lists.map((list) => String.fromCharCode(97 + distinct.indexOf(list)));
  return `import { subjects } from ${JSON.stringify(subjects)};
const sizes = [${distinct.join()}];
const letters = "${letters.join("")}";
const hashes = "${known.map(({ hash }) => hash).join("")}";
export default Object.fromEntries(
  Object.values(subjects).flatMap((trade) => Object.keys(trade)).map((id, at) => {
    const [width, height, ...widths] = sizes[letters.charCodeAt(at) - 97];
    return [id, { width, height, widths, hash: hashes.slice(at * 8, at * 8 + 8) }];
  }),
);`;
}

const mapped = <T, U>(all: Readonly<Record<string, T>>, make: (value: T, name: string) => U) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, make(value, name)]));

/**
 * Of the picture library a browser gets what it needs to show a picture: size, names of files and where
 * to look, and in a file of its own what is to be seen. Colours, kinds and captions are written into pages when these are made,
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
      const readSubjects = async (file: string) => {
        this.addWatchFile(file);
        return ((await import(file)) as { subjects: Record<string, Subjects> }).subjects;
      };
      if (id.startsWith(packedFacts)) {
        const file = id.slice(packedFacts.length, -".js".length);
        const beside = file.replace(/generated\/measured\.json$/, "metadata/subjects.ts");
        const known = facts(file);
        const ids = Object.values(await readSubjects(beside)).flatMap((trade) =>
          Object.keys(trade),
        );
        return packed(
          known,
          ids.filter((name) => known[name]),
          beside,
        );
      }
      const [, file] = /\/pictures\/(metadata\/subjects|descriptions)\.ts$/.exec(id) ?? [];
      if (this.environment.name !== "client" || !file) return;
      const beside = (name: string) => id.replace(`${file}.ts`, name);
      const measured = facts(beside("generated/measured.json"));
      const subjects = mapped(await readSubjects(beside("metadata/subjects.ts")), (trade) =>
        Object.fromEntries(Object.entries(trade).filter(([name]) => measured[name])),
      );
      if (file === "metadata/subjects") {
        const shown = mapped(subjects, (trade) =>
          mapped(trade, ({ ratio, focal, dusk, turns, light }, id) => ({
            ...{ ratio, focal, dusk, turns },
            // A twin at dusk is shown in the place of the other.
            light: /dusk|night/.test(light ?? "") && !id.endsWith("-dusk") ? "dusk" : undefined,
          })),
        );
        return `export const subjects = ${JSON.stringify(shown)};`;
      }
      // In the order of the subjects, like sizes and hashes.
      const all = Object.values(subjects).flatMap((trade) => Object.values(trade));
      return `import { subjects } from ${JSON.stringify(beside("metadata/subjects.ts"))};
const lines = ${JSON.stringify(all.map(({ alt }) => alt).join("\n"))}.split("\\n");
export const descriptions = Object.fromEntries(
  Object.values(subjects).flatMap((trade) => Object.keys(trade)).map((id, at) => [id, lines[at]]),
);`;
    },
  };
}
