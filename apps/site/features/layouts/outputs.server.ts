import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { definitions } from "@daylit/layouts/blocks/definitions.ts";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { pictureIds } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import { searchWords } from "@daylit/layouts/catalogue/search/search-words.ts";
import { assetFile, fontSubsetNames, pictureFiles } from "@daylit/layouts/render/asset-files.ts";
import {
  darkPageThumbnailPath,
  darkPhoneThumbnailPath,
  darkThumbnailPath,
  pageThumbnailPath,
  phoneThumbnailPath,
  thumbnailPath,
  viewFolder,
} from "@daylit/layouts/render/assets.ts";
import {
  documentFile,
  frameworkFile,
  places,
  siteStyleFile,
  styleFile,
} from "@daylit/layouts/render/render.tsx";
import { renderLayout, renderSite } from "@daylit/layouts/render/render-layout.ts";
import { fontLicence } from "@daylit/layouts/theme/font-licence.ts";
import { logoFile, logoIcon } from "@daylit/layouts/theme/logo-icon.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import type { Content, Outputs } from "../../build/output/output.ts";
import type { OutputType } from "../../build/output/outputs.server.ts";
import { sectionsAddress } from "./sections/address.ts";
import { layoutSections } from "./sections/layout-sections.server.ts";

const root = join(import.meta.dirname, "../../../..");
const start = `/${viewFolder}/`;

/** Where the photographs of the pages are, and their addresses. */
const shotFolders = [
  ["thumbnails", thumbnailPath],
  ["thumbnails-dark", darkThumbnailPath],
  ["thumbnails-phone", phoneThumbnailPath],
  ["thumbnails-phone-dark", darkPhoneThumbnailPath],
  ["thumbnails-page", pageThumbnailPath],
  ["thumbnails-page-dark", darkPageThumbnailPath],
] as const;

/** The samples of blocks show pictures that no layout may have. */
function examplePictures(files: Iterable<string>): string[] {
  const examples = JSON.stringify(Object.values(definitions).map(({ example }) => example));
  const shown = new Set<string>(pictureIds.filter((id) => examples.includes(`"${id}"`)));
  return [...files].filter((name) => shown.has(name.replace(/-\d+\.\w+$/, "")));
}

/** Pictures and fonts that some page names. Reading which takes all hundred: the build does it. */
function assets(): [string, () => Content][] {
  const named = cataloguePages.flatMap((page) => renderSite(page).assets);
  const pictures = pictureFiles();
  const examples = examplePictures(pictures.keys()).map((name) => `pictures/${name}`);
  // Sites made in the composer have typefaces of their own.
  const names = new Set([...named, ...examples, ...fontSubsetNames()]);
  return [...names].flatMap((name) => {
    const file = assetFile(name, pictures);
    // A picture that is still being rendered leaves a gap here; the tests report it.
    return file ? [[start + name, () => ({ file })] as [string, () => Content]] : [];
  });
}

/** Of what is in a download: framework and typefaces need their licence, layouts and pictures none. */
const downloadLicence = () => {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  return [
    ["The pages and their stylesheet, the pictures", read("packages/layouts/LICENSE")],
    ["The framework, daylit.min.css", read("LICENSE")],
    ["The typefaces in fonts/", fontLicence],
  ]
    .map((part) => part.join("\n\n"))
    .join("\n\n");
};

/** Everything but pictures and fonts. */
function documents(): [string, () => Content][] {
  const words = () =>
    JSON.stringify(Object.fromEntries(cataloguePages.map((page) => [page.id, searchWords(page)])));
  return [
    [start + frameworkFile, () => wholeFile().min.code],
    [`${start}LICENSE.txt`, downloadLicence],
    [`${start}words.json`, words],
    ...[...new Set(cataloguePages.map(({ content }) => content.slug))].map(
      (slug): [string, () => Content] => [start + logoFile(slug), () => logoIcon(slug)],
    ),
    ...cataloguePages.flatMap((page): [string, () => Content][] => {
      const shots = shotFolders.map(
        ([folder, path]) =>
          [
            path(page.id),
            join(root, "packages/layouts/generated", folder, `${page.id}.avif`),
          ] as const,
      );
      return [
        [start + documentFile(page), () => renderLayout(page).html],
        [start + styleFile(page), () => renderLayout(page).css],
        [start + siteStyleFile(page), () => renderSite(page).css],
        [sectionsAddress(page.id), () => `${JSON.stringify(layoutSections(page))}\n`],
        ...places.map((place): [string, () => Content] => [
          start + documentFile(page, place),
          () => renderSite(page)[place],
        ]),
        ...shots
          .filter(([, file]) => existsSync(file))
          .map(([address, file]): [string, () => Content] => [address, () => ({ file })]),
      ];
    }),
  ];
}

/** One address alone: who works on a layout needn’t wait until all hundred have been read. */
function single(address: string): Content | undefined {
  if (!address.startsWith(start)) return;
  if (!/^\/view\/(pictures|fonts)\//.test(address)) return new Map(documents()).get(address)?.();
  const file = assetFile(address.slice(start.length), pictureFiles());
  return file ? { file } : undefined;
}

/** The documents of the hundred layouts, three each, with their stylesheets, pictures, fonts and thumbnails. */
export const layouts: OutputType = {
  outputs: (): Outputs => new Map([...documents(), ...assets()]),
  folder: start,
  single,
};
