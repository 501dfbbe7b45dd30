import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { OutputType } from "../../build/output/outputs.server.ts";

const folder = join(import.meta.dirname, "../../../../pictures");
const places = {
  "/pictures/": join(folder, "images"),
  "/pictures/clients/": join(import.meta.dirname, "../../../clients/generated/photographs"),
  "/assets/": join(folder, "assets"),
};

/** The picture library, the photographs of the client sites, and the icons and previews that are made from the mark. */
export const pictures: OutputType = {
  outputs: () =>
    new Map([
      ...Object.entries(places).flatMap(([start, from]) =>
        readdirSync(from, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((file) => [`${start}${file.slice(from.length + 1)}`, () => ({ file })] as const),
      ),
      // Feed readers, and browsers that show a file without a head, ask for it here.
      ["/favicon.ico", () => ({ file: join(folder, "assets/favicon.ico") })] as const,
    ]),
};
