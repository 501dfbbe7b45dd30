import { readSite, type SiteDocument, unseenPictures, withoutPictures } from "@daylit/site-engine";
import { files } from "@daylit/site-engine/export/file-names.ts";
import { OpenError, siteIn } from "../home/start.ts";
import type { FileShelf } from "../images/own-files.ts";
import { largest, type OpenedFile, withFilesAt } from "./opened-file.ts";
import { siteAddress } from "./site-address.ts";

/** ms; a host that is silent longer is not waited for. */
const patience = 15_000;

const request = (mode: RequestMode): RequestInit => ({
  mode,
  cache: "no-cache",
  credentials: "omit",
  referrerPolicy: "no-referrer",
  signal: AbortSignal.timeout(patience),
});

const zipInstead =
  "Open the zip you downloaded instead: the field for it is at the end of the composer’s first page.";

/** Why the browser got nothing: it tells scripts no more than that, so the host is asked once more. */
async function reasonFor(url: string, error: unknown): Promise<string> {
  const { host, protocol } = new URL(url);
  if ((error as Error).name === "TimeoutError")
    return `${host} didn’t answer within ${patience / 1000} seconds. Try again later. ${zipInstead}`;
  if (protocol === "http:" && location.protocol === "https:")
    return `${host} is open without encryption (http), which browsers don’t let this page read. Try the address with https://. ${zipInstead}`;
  const there = await fetch(url, request("no-cors")).then(
    () => true,
    () => false,
  );
  return there
    ? `${host} is online, but we couldn’t read its ${files.siteDocument}. Either the file isn’t there (upload it with the other files of your site), or the host doesn’t let other pages read it (readme.txt in your zip names the setting that allows it). ${zipInstead}`
    : `We couldn’t reach ${host}. Check the address and your connection. ${zipInstead}`;
}

/** How many bytes may still come. They are counted as they arrive, since a host may name no number or a wrong one. */
type Room = { left: number };

async function fetched(url: string, room: Room): Promise<{ blob: Blob; from: string } | undefined> {
  const response = await fetch(url, request("cors"));
  const { ok, status, body } = response;
  if (status >= 500)
    throw new OpenError(`${new URL(url).host} has a fault (${status}). Try again later.`);
  if (!ok || !body) return undefined;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      room.left -= part.length;
      if (room.left < 0) controller.error(new OpenError(`${url} is too large. ${zipInstead}`));
      else controller.enqueue(part);
    },
  });
  return { blob: await new Response(body.pipeThrough(counted)).blob(), from: response.url };
}

/** The document of a site that is online; a page that the host shows instead of one is none. */
async function liveDocument(address: string) {
  const url = new URL(files.siteDocument, address).href;
  const found = await fetched(url, { left: largest.text }).catch(async (error) => {
    throw error instanceof OpenError ? error : new OpenError(await reasonFor(url, error));
  });
  const text = await found?.blob.text();
  if (!text || text.trimStart().startsWith("<"))
    throw new OpenError(
      `There is no ${files.siteDocument} at ${address}. Upload it with the other files of your site, or check the address.`,
    );
  const reading = readSite(text);
  if (!reading.site && !reading.newer)
    throw new OpenError(
      `${url} isn’t the ${files.siteDocument} of a Daylit site, or it is damaged. Upload the one from your last download again. ${zipInstead}`,
    );
  // A host may lead elsewhere: the site is where its document was.
  return { ...siteIn(reading), at: siteAddress(found?.from ?? "") ?? address };
}

/** The site at an address: its document and nothing else, since any link may have led here. */
export async function foundAt(typed: string): Promise<OpenedFile & { at: string }> {
  if (!typed.trim())
    throw new OpenError("Enter the address of your site, such as https://bakery.example.");
  const address = siteAddress(typed);
  if (!address)
    throw new OpenError(
      `“${typed.length > 80 ? `${typed.slice(0, 80)} …` : typed}” isn’t a web address. Enter one such as https://bakery.example.`,
    );
  const found = await liveDocument(address);
  const { site, at } = found;
  return {
    ...found,
    site: { ...withoutPictures(site, unseenPictures(site)), address: site.address ?? at },
  };
}

/**
 * The site with its pictures from beside its document, once the visitor wants it. One file comes after
 * another, and all of them together may be as large as a zip. Their number has the limit of the document.
 */
export async function withLiveFiles(opened: OpenedFile, shelf: FileShelf): Promise<OpenedFile> {
  const { at = "" } = opened;
  const { host } = new URL(at);
  const style = await fetched(new URL(files.style, at).href, { left: largest.text })
    .then((found) => found?.blob.text())
    .catch(() => undefined);
  const room: Room = { left: largest.zip };
  let stopped = "";
  // Hosts that shrink pictures send other bytes: the document follows them.
  const bytesAt = async (name: string) => {
    if (stopped) return undefined;
    try {
      const file = await fetched(new URL(name, at).href, room);
      return file && new Uint8Array(await file.blob.arrayBuffer());
    } catch (error) {
      if (room.left < 0)
        stopped = `The pictures at ${host} are larger than ${largest.zip / 1e6} MB together, so we stopped: some are missing.`;
      else if ((error as Error).name === "TimeoutError")
        stopped = `${host} stopped answering, so some of your own pictures are missing.`;
      return undefined;
    }
  };
  return withFilesAt({ ...opened, style }, shelf, bytesAt, () =>
    stopped
      ? `${stopped} Open the whole zip to include them.`
      : "Some of your own pictures couldn’t be read from your site. Open the whole zip to include them.",
  );
}

/** The site online as it is now; nothing where that cannot be known. */
export async function liveSite(address: string): Promise<SiteDocument | undefined> {
  try {
    return (await liveDocument(new URL("./", address.replace(/\/?$/, "/")).href)).site;
  } catch {
    return undefined;
  }
}
