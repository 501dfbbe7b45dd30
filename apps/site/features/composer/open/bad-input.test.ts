import "fake-indexeddb/auto";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { parseSite, readSite, type SiteDocument, writeSite } from "@daylit/site-engine";
import { withFacts } from "@daylit/site-engine/edit/changes/facts.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { zipSync } from "fflate";
import { afterEach, describe, expect, test, vi } from "vitest";
import { madePng } from "../../../../../e2e/support/composer/made-png.ts";
import { Store } from "../../../workspace/store/database.ts";
import { Workspace } from "../../../workspace/store/workspace.ts";
import { siteBuilder } from "../export/worker/site-builder.ts";
import { OpenError } from "../home/start-site.ts";
import type { FileShelf } from "../images/own-files.ts";
import { examine, NoPicture, ownPicture } from "../images/own-picture.ts";
import { openedFile } from "./opened-file.ts";

const [first] = cataloguePages;
if (!first) throw new Error("no layouts");
const site = siteFromLayout(first);
const whole = writeSite(site);

const shelf = (): FileShelf & { kept: Blob[] } => {
  const kept: Blob[] = [];
  return { kept, keep: async (blob) => `hash${kept.push(blob)}`, file: async () => undefined };
};
const fileOf = (content: BlobPart, name = "site.json") => new File([content], name);

async function refusal(content: BlobPart, name?: string): Promise<string> {
  const store = shelf();
  const error = await openedFile(fileOf(content, name), store).catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(OpenError);
  expect(store.kept).toEqual([]);
  return (error as Error).message;
}

describe("site documents", () => {
  test("cut off anywhere: refused, never half read", () => {
    for (let end = 0; end < whole.length - 2; end += 997)
      expect(readSite(whole.slice(0, end)).problems?.length).toBeGreaterThan(0);
  });

  test("empty, foreign, newer: each in its own words", async () => {
    expect(await refusal("")).toContain("This file is empty.");
    expect(await refusal("[]")).toContain("isn’t a Daylit site");
    expect(await refusal("<!doctype html><p>Hello")).toContain("is incomplete");
    expect(await refusal('{"daylit": 3}')).toContain("newer Daylit");
    expect(await refusal(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toContain("is a picture");
    const photo = new Uint8Array(5_000_000);
    photo.set([0xff, 0xd8, 0xff, 0xe0]);
    expect(await refusal(photo, "photo.jpg")).toContain("is a picture");
  });

  test("50 MB of letters are refused before they are read", async () => {
    const huge = fileOf(new Uint8Array(50_000_000).fill(0x20));
    const text = vi.spyOn(huge, "text");
    await expect(openedFile(huge, shelf())).rejects.toThrow("too large for a project");
    expect(text).not.toHaveBeenCalled();
  });

  test("zips: damaged, without a site, too much inside", async () => {
    const zip = zipSync({ "a/site.json": new TextEncoder().encode(whole) });
    expect((await openedFile(fileOf(zip as BlobPart, "a.zip"), shelf())).site).toEqual(site);
    expect(await refusal(zip.slice(0, zip.length - 40) as BlobPart)).toContain(
      "damaged or cut off",
    );
    expect(await refusal(zipSync({ "a/b.txt": new Uint8Array(3) }) as BlobPart)).toContain(
      "no site.json",
    );
    const bomb = zipSync({ "a/pictures/own-a-1.webp": new Uint8Array(3) });
    // What the list of contents says it unpacks to.
    const entry = Buffer.from(bomb.buffer).indexOf("PK\u0001\u0002", 0, "latin1");
    new DataView(bomb.buffer).setUint32(entry + 24, 210_000_000, true);
    expect(await refusal(bomb as BlobPart)).toContain("are too large");
  });

  test("keys of prototypes change nothing", () => {
    const read = readSite(whole.replace('"language"', '"__proto__":{"polluted":1},"language"'));
    expect(read).toEqual({ site, repairs: [{ path: "__proto__", kind: "dropped" }] });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe("names", () => {
  test.each([
    ["emoji", "🥐 Fern 👩‍🍳 & Crumb"],
    ["right to left", "مخبز السرخس"],
    ["300 letters", "M".repeat(300)],
    ["quotes and tags", `"><script>alert('1')</script>`],
  ])("%s are read, kept and said everywhere", (_, name) => {
    const named = withFacts(site, { name });
    expect(parseSite(JSON.parse(writeSite(named))).business.name).toBe(name);
    expect(named.pages[0]?.title).toContain(name);
  });
});

describe("pictures are looked at before anything decodes them", () => {
  const png = (width: number, height: number) => {
    const file = madePng(1, 1, () => [0, 0, 0, 255]);
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    return new Blob([file as BlobPart]);
  };
  const words = (content: BlobPart) =>
    examine(new Blob([content])).then(
      () => "",
      (error: Error) => (error instanceof NoPicture ? error.message : `${error}`),
    );

  test("50 megapixels are taken, more than 100 are not", async () => {
    expect(await examine(png(8660, 5774))).toEqual({ width: 8660, height: 5774 });
    await expect(examine(png(20_000, 6000))).rejects.toThrow("100 million pixels");
  });

  test("empty, wrongly named, damaged and foreign files are told apart", async () => {
    expect(await words("")).toContain("This file is empty.");
    expect(await words("no picture at all")).toContain("recognise this picture format");
    const junk = new File(["no picture at all"], "IMG_0001.heic");
    await expect(examine(junk)).rejects.toThrow("On an iPhone");
    expect(await words("%PDF-1.7")).toContain("PDF");
    expect(await words("<svg xmlns='http://www.w3.org/2000/svg'/>")).toContain("logo");
    expect(await words(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4]))).toContain("damaged");
    expect(await words("<!doctype html><title>x</title>")).toContain("web page");
  });

  test("an animated GIF is taken; its first picture is what is drawn", async () => {
    const gif = new Uint8Array([...new TextEncoder().encode("GIF89a"), 9, 0, 7, 0, 0, 0, 0]);
    expect(await words(gif)).toBe("");
  });

  test("a file beyond 60 MB is not even opened", async () => {
    const huge = { size: 61_000_000, slice: () => expect.unreachable() } as unknown as Blob;
    await expect(examine(huge)).rejects.toThrow("60 MB");
  });
});

describe("a worker that was ended from outside", () => {
  /** Takes orders and never answers, as a worker does that the browser has ended. */
  class Gone {
    static made = 0;
    terminated = false;
    onmessage?: (event: unknown) => void;
    onerror?: (event: unknown) => void;
    constructor() {
      Gone.made++;
    }
    postMessage() {}
    terminate() {
      this.terminated = true;
    }
  }

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is given up after a while, and the next order gets another", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("Worker", Gone);
    const before = Gone.made;
    const maker = siteBuilder("/worker.js", shelf());
    const failing = maker.build(site, "zip").catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await failing).toContain("stopped unexpectedly");
    const again = maker.build(site, "zip").catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(1);
    expect(Gone.made).toBe(before + 2);
    maker.close();
    expect(await again).toBe("The page was left.");
  });

  test("leaves a picture where it was, with the reason", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("Worker", Gone);
    const file = new Blob([madePng(4, 4, () => [1, 2, 3, 255]) as BlobPart]);
    const store = shelf();
    const failing = ownPicture(file, store, "/worker.js").catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await failing).toBeInstanceOf(NoPicture);
    expect(store.kept).toEqual([]);
  });
});

test("a document that names what it may not is not the document that comes out", () => {
  const evil = whole.replaceAll(/"href": "[^"]*"/g, '"href": "JavaScript:alert(1)"');
  expect(JSON.stringify(readSite(evil).site)).not.toMatch(/javascript/i);
  const foreign = { ...site, preview: "https://evil.example/x.png" } as unknown as SiteDocument;
  expect(() => parseSite(foreign)).toThrow();
});

test("a clock that is set back loses nothing: what is written last is what is kept", async () => {
  const name = "clock";
  const page = await Workspace.open(await Store.open(name));
  const clock = vi.spyOn(Date, "now");
  clock.mockReturnValue(2_000_000_000_000);
  page.change((record) => ({ ...record, name: "Before", site }));
  await page.flush();
  clock.mockReturnValue(1_000_000_000_000);
  page.change((record) => ({
    ...record,
    name: "After",
    site: withFacts(site, { name: "Ida" }),
  }));
  await page.flush();
  page.pause();
  clock.mockRestore();
  const next = await Workspace.open(await Store.open(name));
  expect(next.record.name).toBe("After");
  expect(parseSite(next.record.site as SiteDocument).business.name).toBe("Ida");
  next.pause();
});
