import { readdirSync } from "node:fs";
import { join } from "node:path";
import { clients } from "@daylit/clients/clients.ts";
import { photographFile, photographPath, schemes } from "@daylit/clients/photographs.ts";
import type { OutputType } from "../../build/output/outputs.server.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = join(root, "pictures");
const places = {
  "/pictures/": join(folder, "images"),
  "/pictures/catalogue/": join(root, "packages/layouts/generated/thumbnails-wall"),
  "/pictures/demonstration/": join(root, "apps/site/features/landing/generated/demonstration"),
  "/assets/": join(folder, "assets"),
};

/** Photographs of the clients' sites: every page at a desk, the home page on a phone too. */
const photographs = clients.flatMap(({ slug, pages }) =>
  pages.flatMap(({ path }) =>
    schemes.flatMap((scheme) =>
      (path === "/" ? (["wide", "phone"] as const) : (["wide"] as const)).map((format) => {
        const of = [slug, format, scheme, path] as const;
        const file = join(root, "apps/clients/generated/photographs", photographFile(...of));
        return [photographPath(...of), () => ({ file })] as const;
      }),
    ),
  ),
);

/** The picture library, photographs of sites and layouts, and the icons and previews that are made from the mark. */
export const pictures: OutputType = {
  outputs: () =>
    new Map([
      ...Object.entries(places).flatMap(([start, from]) =>
        readdirSync(from, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((file) => [`${start}${file.slice(from.length + 1)}`, () => ({ file })] as const),
      ),
      ...photographs,
      // Feed readers, and browsers that show a file without a head, ask for it here.
      ["/favicon.ico", () => ({ file: join(folder, "assets/favicon.ico") })] as const,
    ]),
};
