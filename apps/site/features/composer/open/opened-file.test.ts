import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import {
  imageRefs,
  limits,
  type OwnRecord,
  readValue,
  type SiteDocument,
  swapIn,
} from "@daylit/site-engine";
import type { Files } from "@daylit/site-engine/build/build.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { sealOf } from "@daylit/site-engine/document/version/hash.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { zipOf } from "@daylit/site-engine/export/zip.ts";
import { builtSite } from "@daylit/site-engine/testing/built-site.ts";
import { pictureOf } from "@daylit/site-engine/testing/picture-of.ts";
import { unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { linkOf, readLink } from "../export/share/share-link.ts";
import { withOwnPicture } from "../images/own-picture.ts";
import { handEdits, openedFile } from "./opened-file.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const start = siteFromLayout(layout);
const [place] = imageRefs(start);
if (!place) throw new Error("no pictures");

const hash = (letter: string) => letter.repeat(64);
const record = (letter: string): OwnRecord => ({
  ...{ alt: letter, width: 480, height: 300, focal: [0.5, 0.5] as const },
  files: [{ width: 480, type: "webp", hash: hash(letter) }],
});
const shown = (site: SiteDocument, letter: string) =>
  withValue(withOwnPicture(site, `own-${letter}`, record(letter)), place.path, `own-${letter}`);

/** Each file's content ends with its own key, so that a shelf can tell what it was given. */
const emptyShelf = () => {
  const kept = new Map<string, Blob>();
  return {
    keep: async (blob: Blob) => {
      const key = (await blob.text()).slice(-64);
      kept.set(key, blob);
      return key;
    },
    file: async (key: string) => kept.get(key),
  };
};

const taken = (site: SiteDocument, change: (files: Files) => void = () => {}) => {
  const files = builtSite(site, "", pictureOf);
  change(files);
  return new File([zipOf("site", files) as BlobPart], "site.zip");
};

/** The same files with other folders around them. */
async function packedAs(file: File, root: string) {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const moved = Object.entries(files).map(([name, bytes]) => [name.replace("site/", root), bytes]);
  return new File([zipSync(Object.fromEntries(moved)) as BlobPart], "site.zip");
}

describe("a site that was taken comes back whole", () => {
  const icons = { "icon-180": hash("1"), "icon-192": hash("2"), "icon-512": hash("3") };
  const mark = { logo: "own-logo" as const, icons: { ...icons, "icon-maskable": hash("4") } };
  const logo = { ...withOwnPicture(start, "own-logo", record("c")), mark };
  const replaced = shown(shown(logo, "a"), "b");

  test("with the logo and the photo that took the place of another", async () => {
    const { site, note } = await openedFile(taken(replaced), emptyShelf());
    expect(note).toBeUndefined();
    expect(Object.keys(site.pictures)).toEqual(["own-logo", "own-b"]);
    expect(imageRefs(site)[0]?.image.id).toBe("own-b");
    expect(site.mark).toEqual(mark);
    // And what is taken then is the same, byte for byte.
    const bytes = async (file: File) => new Uint8Array(await file.arrayBuffer());
    expect(await bytes(taken(site))).toEqual(await bytes(taken(replaced)));
  });

  test.each(["", "Desktop/my site/"])("packed again below “%s”", async (root) => {
    const { site, note } = await openedFile(await packedAs(taken(replaced), root), emptyShelf());
    expect(note).toBeUndefined();
    expect(Object.keys(site.pictures)).toEqual(["own-logo", "own-b"]);
  });

  test("from a zip of before, whose document still names the replaced photo", async () => {
    const zip = taken(replaced, (files) => files.set("site.json", JSON.stringify(replaced)));
    const { site, note } = await openedFile(zip, emptyShelf());
    expect(note).toBeUndefined();
    expect(Object.keys(site.pictures)).toEqual(["own-logo", "own-b"]);
    expect(site.mark).toEqual(mark);
  });

  test("but for what is missing, and that is said", async () => {
    const zip = taken(replaced, (files) => files.delete("pictures/own-b-480.webp"));
    const { site, note } = await openedFile(zip, emptyShelf());
    expect(note).toContain("Open the whole zip");
    expect(Object.keys(site.pictures)).toEqual(["own-logo"]);
    expect(readValue(site)).toMatchObject({ repairs: [] });
    const alone = await openedFile(new File([JSON.stringify(replaced)], "site.json"), emptyShelf());
    expect(alone.note).toContain("Open the whole zip");
    expect(alone.site.pictures).toEqual({});
    expect("outline" in alone.site.mark).toBe(true);
  });

  test("and says whether its stylesheet was changed by hand", async () => {
    const css = ".hero { color: red; }\n";
    const written = `${sealOf(css)}\n${css}`;
    const styled = (css: string) => taken(replaced, (files) => files.set("style.css", css));
    const edits = async (css: string) => {
      const { site, style = "" } = await openedFile(styled(css), emptyShelf());
      return handEdits(site, style, "", emptyShelf());
    };
    expect(await edits(written)).toEqual([]);
    const rest = `${written}.mine { margin: 0; }`;
    // Without a worker ours can't be made: the whole file is set aside.
    expect(await edits(rest)).toEqual([{ path: "style.css", kind: "handmade", rest }]);
  });

  test("nor does a photo that waits for another block keep it from opening", async () => {
    const waiting = swapIn(replaced, place.page, place.section, "hero-type");
    expect(JSON.stringify(waiting.pages)).toContain("own-b");
    const { site, note } = await openedFile(taken(waiting), emptyShelf());
    expect(note).toBeUndefined();
    expect(Object.keys(site.pictures)).toEqual(["own-logo"]);
    const link = await linkOf(waiting, "");
    expect(await readLink(link)).toMatchObject({ repairs: [] });
  });
});

test("the sixty-first photo takes the place of one that nobody sees", () => {
  let site = shown(start, "a");
  for (let number = 0; number < limits.pictures + 5; number++)
    site = withOwnPicture(site, `own-${number}` as OwnPicture, record("d"));
  expect(Object.keys(site.pictures)).toHaveLength(limits.pictures);
  expect(Object.keys(site.pictures)).toContain("own-a");
  expect(readValue(site)).toMatchObject({ repairs: [] });
});

describe("a drawing in a zip", () => {
  const drawing = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5">${inside}</svg>\n`;
  const own = (type: OwnRecord["files"][number]["type"], letter: string): OwnRecord => ({
    ...record(letter),
    files: [{ width: 480, type, hash: hash("e") }],
  });
  const site = withValue(withOwnPicture(start, "own-e", own("svg+xml", "e")), place.path, "own-e");

  /** A zip with other files, opened; the shelf says what it was given. */
  async function opened(files: Readonly<Record<string, string | Uint8Array>>, document = site) {
    const kept: string[] = [];
    const shelf = {
      keep: async (blob: Blob) => hash(String(kept.push(await blob.text()))),
      file: async () => undefined,
    };
    const zip = taken(site, (all) => {
      for (const [name, content] of Object.entries(files)) all.set(name, content);
      all.set("site.json", JSON.stringify(document));
    });
    return { kept, ...(await openedFile(zip, shelf)) };
  }
  const filesOf = ({ pictures }: SiteDocument) => pictures["own-e"]?.files;

  test("is kept if it only draws, without what its editor wrote", async () => {
    const path = '<path d="M0 0h8v5z"></path>';
    const svg = drawing(`<!-- C:\\Users\\Ann --><title>Ann</title>${path}`);
    const { kept, note, site: read } = await opened({ "pictures/own-e-480.svg": svg });
    expect(kept).toEqual([drawing(path)]);
    expect(note).toBeUndefined();
    expect(filesOf(read)).toEqual([{ width: 480, type: "svg+xml", hash: hash("1") }]);
  });

  const script = drawing("<script>alert(1)</script>");

  test.each([
    "<script>alert(1)</script>",
    '<g onload="alert(1)"/>',
    '<use href="https://other.example/a.svg#b"/>',
  ])("does not pass with %s in it, and the rest of the site does", async (bad) => {
    const { kept, note, site: read } = await opened({ "pictures/own-e-480.svg": drawing(bad) });
    expect(kept).toEqual([]);
    expect(note).toMatch(/^Some of your own pictures couldn’t be used: .* contains code/);
    expect(read.pictures).toEqual({});
    expect(read.business).toEqual(site.business);
  });

  test("nor under the name of another type, with the same hash for both", async () => {
    const both = { "own-d": own("png", "d"), "own-e": own("svg+xml", "e") };
    for (const pictures of [both, Object.fromEntries(Object.entries(both).reverse())]) {
      const shown = withValue({ ...site, pictures } as SiteDocument, place.path, "own-d");
      const named = { "pictures/own-d-480.png": script, "pictures/own-e-480.svg": script };
      const { kept, site: read } = await opened(named, shown);
      expect(kept).toEqual([]);
      expect(read.pictures).toEqual({});
    }
  });

  test("a file of another type than its name says gets its own; one that is no picture goes", async () => {
    const named = (content: string | Uint8Array) => opened({ "pictures/own-e-480.svg": content });
    const png = await named(pictureOf({ name: "a.png", key: hash("e") }));
    expect(png.note).toBeUndefined();
    expect(filesOf(png.site)).toEqual([{ width: 480, type: "png", hash: hash("1") }]);
    const none = await named("no picture at all");
    expect(none.note).toContain("isn’t a picture");
    expect(none.site.pictures).toEqual({});
  });

  test("that lies in this browser already is looked at as well", async () => {
    const alone = new File([JSON.stringify(site)], "site.json");
    const shelf = { ...emptyShelf(), file: async () => new Blob([script]) };
    const { site: read, note } = await openedFile(alone, shelf);
    expect(read.pictures).toEqual({});
    expect(note).toContain("contains code");
  });

  test("and an unsafe one that is in a site all the same is not published", () => {
    const files = builtSite(site, "", ({ key }) =>
      new TextEncoder().encode(key === hash("e") ? script : ""),
    );
    expect(files.get("pictures/own-e-480.svg")).toEqual(new Uint8Array());
  });
});
