import "./worker-window.ts";
import "../../images/descriptions.ts";
import { loadDescriptions } from "@daylit/layouts/catalogue/pictures/alt-texts.ts";
import { addressOf } from "@daylit/layouts/render/asset-address.ts";
import { loadDrawings } from "@daylit/layouts/render/pictures/drawings.ts";
import { fitted, picturesOf, type SiteDocument } from "@daylit/site-engine";
import { finish, type Plan, plan, type RequiredAsset } from "@daylit/site-engine/build/build.ts";
import { pageWeights } from "@daylit/site-engine/build/page/page-weight.ts";
import { changedFiles } from "@daylit/site-engine/export/changed-files.ts";
import { files as names } from "@daylit/site-engine/export/file-names.ts";
import { folderOf } from "@daylit/site-engine/export/folder-name.ts";
import { zipOf } from "@daylit/site-engine/export/zip.ts";
import { withBase } from "../../../../model/base-path/base-path.ts";
import { frameworkAddress } from "../../images/addresses.ts";
import { sharePicture } from "./share-picture.ts";
import type { BuildRequest, BuildResult, Files } from "./worker-messages.ts";

/** Builds sites out of the way, so that nobody waits with a page that does not answer. */

const fetched = new Map<string, Promise<Uint8Array>>();

/** Each browser has words of its own for a connection that is not there. */
function noConnection(): never {
  throw new Error("Parts of your site could not be loaded. Check your connection.");
}

function read(address: string): Promise<Uint8Array> {
  const known = fetched.get(address);
  if (known) return known;
  const response = fetch(withBase(address)).catch(noConnection);
  const reading = response.then(async (response) => {
    if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  });
  fetched.set(address, reading);
  // What failed once may be there the next time.
  reading.catch(() => fetched.delete(address));
  return reading;
}

/** The faces of the site, for what is drawn in them. */
async function loadFonts({ css }: Plan): Promise<void> {
  const rules = css.matchAll(
    /font-family: "([^"]+)";\s*font-weight: ([\d ]+);[^}]*?url\("(fonts\/[^"]+)"[^}]*?unicode-range: ([^;]+);/g,
  );
  const faces = [...rules].map(async ([, family = "", weight, file = "", unicodeRange]) => {
    const face = new FontFace(family, (await read(addressOf(file))) as BufferSource, {
      ...(weight ? { weight } : {}),
      ...(unicodeRange ? { unicodeRange } : {}),
    });
    (self as unknown as { fonts: FontFaceSet }).fonts.add(await face.load());
  });
  await Promise.all(faces);
}

const isHash = (key: string) => /^[\da-f]{64}$/.test(key);

/** Pictures for sharing by what they were made from: each is made once. */
const drawn = new Map<string, Promise<Uint8Array>>();

function drawnFor(
  source: NonNullable<RequiredAsset["source"]>,
  own: BuildRequest["own"],
  planned: Plan,
): Promise<Uint8Array> {
  const of = JSON.stringify(source);
  const picture = async (key: string) =>
    own[key] ?? new Blob([(await read(addressOf(key))) as BlobPart]);
  const made = drawn.get(of) ?? sharePicture(source, picture, () => loadFonts(planned));
  drawn.set(of, made);
  made.catch(() => drawn.delete(of));
  return made;
}

type Making = {
  site: SiteDocument;
  own: BuildRequest["own"];
  day?: string | undefined;
  /** Without, the pictures for sharing are empty: where only the other files matter. */
  draws?: boolean;
};

/** A browser that can’t draw the pictures for sharing names those of the pages instead. */
async function filesOf(making: Making, makesPictures = "OffscreenCanvas" in self): Promise<Files> {
  const { site, own, day, draws = true } = making;
  const [framework] = await Promise.all([
    read(frameworkAddress),
    loadDrawings(picturesOf(site)).catch(noConnection),
    loadDescriptions([
      site.language,
      ...(site.translations ?? []).map(({ language }) => language),
    ]).catch(noConnection),
  ]);
  const planned = plan(site, {
    framework: new TextDecoder().decode(framework),
    composer: new URL(withBase("/compose"), location.origin).href,
    makesPictures,
    ...(day ? { day } : {}),
  });
  /** Own files of the version online may be gone from this browser: nobody needs them again. */
  const isGone = (name: string, key: string) => day === undefined && key !== name;
  const contentOf = async ({ name, key, source }: RequiredAsset): Promise<Uint8Array> => {
    if (source) {
      const isKnown = !("from" in source) || own[source.from] || !isHash(source.from);
      return draws && isKnown ? drawnFor(source, own, planned) : new Uint8Array();
    }
    const file = own[key];
    if (file) return new Uint8Array(await file.arrayBuffer());
    return isGone(name, key) ? new Uint8Array() : read(addressOf(name));
  };
  const assets = new Map<string, Uint8Array>();
  const drawings = planned.requiredAssets.filter(({ source }) => source);
  const keep = async (asset: RequiredAsset) => assets.set(asset.key, await contentOf(asset));
  await Promise.all(planned.requiredAssets.filter(({ source }) => !source).map(keep));
  try {
    await Promise.all(drawings.map(keep));
  } catch {
    return filesOf(making, false);
  }
  return finish(planned, assets);
}

/** What is online is made once more, as it was then; its mark says whether this gave the same files. */
async function changesSince(given: SiteDocument | undefined, own: BuildRequest["own"], now: Files) {
  const since = given && fitted(given).site;
  const before: Files = since ? await filesOf({ site: since, own }) : new Map();
  const { made } = JSON.parse(String(before.get(names.siteDocument) ?? "{}"));
  if (!since?.made || since.made !== made) return { changed: now, removed: [], whole: true };
  return { ...changedFiles(before, now), whole: false };
}

async function make({ output, site: given, own, day, since }: BuildRequest): Promise<BuildResult> {
  const { site } = fitted(given);
  const files = await filesOf({ site, own, day, draws: output !== "weights" });
  if (output === "changes") return { changes: await changesSince(since, own, files) };
  if (output === "weights") return { weights: pageWeights(site, files) };
  if (output === "files") return { files };
  const folder = folderOf(site);
  return { folder, zip: zipOf(folder, files) };
}

addEventListener("message", async ({ data }: MessageEvent<BuildRequest>) => {
  try {
    postMessage({ id: data.id, ...(await make(data)) });
  } catch (error) {
    postMessage({ id: data.id, failed: (error as Error).message });
  }
});
