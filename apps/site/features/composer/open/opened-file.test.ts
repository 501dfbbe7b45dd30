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
import { sealOf } from "@daylit/site-engine/document/version/hash.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { zipOf } from "@daylit/site-engine/export/zip.ts";
import { builtSite } from "@daylit/site-engine/testing/built-site.ts";
import { parseXml, type XmlElement } from "@daylit/site-engine/testing/parse-xml.ts";
import { unzipSync, zipSync } from "fflate";
import { afterEach, describe, expect, test, vi } from "vitest";
import { linkOf, readLink } from "../export/share/share-link.ts";
import { withOwnPicture } from "../images/own-picture.ts";
import { withValue } from "../store/changes/object-path.ts";
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

/** Each file's content is its own key, so that a shelf can tell what it was given. */
const emptyShelf = () => {
  const kept = new Map<string, Blob>();
  return {
    keep: async (blob: Blob) => {
      const key = await blob.text();
      kept.set(key, blob);
      return key;
    },
    file: async (key: string) => kept.get(key),
  };
};

const taken = (site: SiteDocument, change: (files: Files) => void = () => {}) => {
  const files = builtSite(site, "", ({ key }) => new TextEncoder().encode(key));
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
    `<?xml version="1.0" encoding="utf-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5">${inside}</svg>`;
  const files = [{ width: 480, type: "svg+xml" as const, hash: hash("e") }];
  const site = withValue(
    withOwnPicture(start, "own-e", { ...record("e"), files }),
    place.path,
    "own-e",
  );

  /** As much of a browser's parser as the check reads. */
  const element = ({ name, attributes, children, text }: XmlElement): object => ({
    localName: name,
    namespaceURI: "http://www.w3.org/2000/svg",
    attributes: Object.entries(attributes).map(([key, value]) => ({
      ...{ name: key, localName: key, value },
    })),
    children: children.map(element),
    textContent: text,
    getElementsByTagName: () => [],
  });
  class Parser {
    parseFromString = (text: string) => ({ documentElement: element(parseXml(text)) });
  }

  /** The zip with this drawing, opened; the shelf says what it was given. */
  async function opened(svg: string) {
    vi.stubGlobal("window", {});
    vi.stubGlobal("DOMParser", Parser);
    const kept: string[] = [];
    const shelf = {
      keep: async (blob: Blob) => {
        kept.push(await blob.text());
        return hash("e");
      },
      file: async (key: string) => (key === hash("e") && kept[0] ? new Blob(kept) : undefined),
    };
    const zip = taken(site, (all) => all.set("pictures/own-e-480.svg", svg));
    return { kept, ...(await openedFile(zip, shelf)) };
  }

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("is kept if it only draws", async () => {
    const svg = drawing('<path d="M0 0h8v5z"/>');
    const { kept, note, site: read } = await opened(svg);
    expect(kept).toEqual([svg]);
    expect(note).toBeUndefined();
    expect(Object.keys(read.pictures)).toEqual(["own-e"]);
  });

  test.each([
    "<script>alert(1)</script>",
    '<g onload="alert(1)"/>',
    '<use href="https://other.example/a.svg#b"/>',
  ])("does not pass with %s in it", async (bad) => {
    const { kept, note, site: read } = await opened(drawing(bad));
    expect(kept).toEqual([]);
    expect(note).toContain("Your own pictures");
    expect(read.pictures).toEqual({});
  });
});
