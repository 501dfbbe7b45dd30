import { readSite, type SiteDocument, unseenPictures, withoutPictures } from "@daylit/site-engine";
import { files } from "@daylit/site-engine/export/file-names.ts";
import { OpenError, siteIn } from "../home/start-site.ts";
import type { FileShelf } from "../images/own-files.ts";
import { t } from "../messages/t.ts";
import { largest, type OpenedFile, withFilesAt } from "./opened-file.ts";
import { type Server, serverAt } from "./server.ts";
import { siteAddress } from "./site-address.ts";

/** ms; a host that is silent longer is not waited for. */
const patience = 15_000;

/** By a worker: this page may not connect to other sites. */
const asked = (server: Server, url: string, mode: RequestMode, most: number) =>
  server.ask({
    url,
    init: { mode, cache: "no-cache", credentials: "omit", referrerPolicy: "no-referrer" },
    most,
    timeout: patience,
  });

const zipInstead = t`Open the zip you downloaded instead: the field for it is further down this page.`;

/** Why the browser got nothing: it tells scripts no more than that, so the host is asked once more. */
async function reasonFor(server: Server, url: string, error: unknown): Promise<string> {
  const { host, protocol } = new URL(url);
  if ((error as Error).name === "TimeoutError")
    return t`${host} didn’t answer within ${patience / 1000} seconds. Try again later. ${zipInstead}`;
  if (protocol === "http:" && location.protocol === "https:")
    return t`${host} is open without encryption (http), which browsers don’t let this page read. Try the address with https://. ${zipInstead}`;
  const there = await asked(server, url, "no-cors", 0).then(
    () => true,
    () => false,
  );
  return there
    ? t`${host} is online, but we couldn’t read its ${files.siteDocument}. Either the file isn’t there (upload it with the other files of your site), or the host doesn’t let other pages read it (readme.txt in your zip names the setting that allows it). ${zipInstead}`
    : t`We couldn’t reach ${host}. Check the address and your connection. ${zipInstead}`;
}

/** How many bytes may still come. */
type Room = { left: number };

async function fetched(server: Server, url: string, room: Room) {
  const answer = await asked(server, url, "cors", room.left);
  if ("tooLarge" in answer) {
    room.left = -1;
    throw new OpenError(t`${url} is too large. ${zipInstead}`);
  }
  const { ok, status, from, content } = answer;
  if (status >= 500)
    throw new OpenError(t`${new URL(url).host} has a fault (${status}). Try again later.`);
  if (!ok) return undefined;
  room.left -= content.size;
  return { blob: content, from };
}

/** The document of a site that is online; a page that the host shows instead of one is none. */
async function liveDocument(address: string) {
  const url = new URL(files.siteDocument, address).href;
  const server = serverAt(address);
  const found = await fetched(server, url, { left: largest.text })
    .catch(async (error) => {
      throw error instanceof OpenError ? error : new OpenError(await reasonFor(server, url, error));
    })
    .finally(server.close);
  const text = await found?.blob.text();
  if (!text || text.trimStart().startsWith("<"))
    throw new OpenError(
      t`There is no ${files.siteDocument} at ${address}. Upload it with the other files of your site, or check the address.`,
    );
  const reading = readSite(text);
  if (!reading.site && !reading.newer)
    throw new OpenError(
      t`${url} isn’t the ${files.siteDocument} of a Daylit site, or it is damaged. Upload the one from your last download again. ${zipInstead}`,
    );
  // A host may lead elsewhere: the site is where its document was.
  return { ...siteIn(reading), at: siteAddress(found?.from ?? "") ?? address };
}

/** The site at an address: its document and nothing else, since any link may have led here. */
export async function foundAt(typed: string): Promise<OpenedFile & { at: string }> {
  if (!typed.trim())
    throw new OpenError(t`Enter the address of your site, such as https://bakery.example.`);
  const address = siteAddress(typed);
  if (!address)
    throw new OpenError(
      t`“${typed.length > 80 ? `${typed.slice(0, 80)} …` : typed}” isn’t a web address. Enter one such as https://bakery.example.`,
    );
  const found = await liveDocument(address);
  const { site, at } = found;
  return {
    ...found,
    online: site,
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
  const server = serverAt(at);
  const style = await fetched(server, new URL(files.style, at).href, { left: largest.text })
    .then((found) => found?.blob.text())
    .catch(() => undefined);
  const room: Room = { left: largest.zip };
  let stopped = "";
  // Hosts that shrink pictures send other bytes: the document follows them.
  const bytesAt = async (name: string) => {
    if (stopped) return undefined;
    try {
      const file = await fetched(server, new URL(name, at).href, room);
      return file && new Uint8Array(await file.blob.arrayBuffer());
    } catch (error) {
      if (room.left < 0)
        stopped = t`The pictures at ${host} are larger than ${largest.zip / 1e6} MB together, so we stopped: some are missing.`;
      else if ((error as Error).name === "TimeoutError")
        stopped = t`${host} stopped answering, so some of your own pictures are missing.`;
      return undefined;
    }
  };
  return withFilesAt({ ...opened, style }, shelf, bytesAt, () =>
    stopped
      ? t`${stopped} Open the whole zip to include them.`
      : t`Some of your own pictures couldn’t be read from your site. Open the whole zip to include them.`,
  ).finally(server.close);
}

/** The site online as it is now; nothing where that cannot be known. */
export async function liveSite(address: string): Promise<SiteDocument | undefined> {
  try {
    return (await liveDocument(new URL("./", address.replace(/\/?$/, "/")).href)).site;
  } catch {
    return undefined;
  }
}
