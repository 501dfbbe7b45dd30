import { readSite, type SiteDocument } from "@daylit/site-engine";
import { files } from "@daylit/site-engine/export/file-names.ts";
import { NotOpened, siteIn } from "../home/start.ts";
import type { FileShelf } from "../images/own-files.ts";
import { largest, type Opened, withFilesAt } from "./opened-file.ts";
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

/** `most`: bytes; counted as they arrive, since a host may name no number or a wrong one. */
async function fetched(url: string, most: number): Promise<Blob | undefined> {
  const response = await fetch(url, request("cors"));
  const { ok, status, body } = response;
  if (status >= 500)
    throw new NotOpened(`${new URL(url).host} has a fault (${status}). Try again later.`);
  if (!ok || !body) return undefined;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      bytes += part.length;
      if (bytes > most) controller.error(new NotOpened(`${url} is too large. ${zipInstead}`));
      else controller.enqueue(part);
    },
  });
  return new Response(body.pipeThrough(counted)).blob();
}

/** The document of a site that is online; a page that the host shows instead of one is none. */
async function liveDocument(address: string) {
  const url = new URL(files.siteDocument, address).href;
  const blob = await fetched(url, largest.text).catch(async (error) => {
    throw error instanceof NotOpened ? error : new NotOpened(await reasonFor(url, error));
  });
  const text = await blob?.text();
  if (!text || text.trimStart().startsWith("<"))
    throw new NotOpened(
      `There is no ${files.siteDocument} at ${address}. Upload it with the other files of your site, or check the address.`,
    );
  const reading = readSite(text);
  if (!reading.site && !reading.newer)
    throw new NotOpened(
      `${url} isn’t the ${files.siteDocument} of a Daylit site, or it is damaged. Upload the one from your last download again. ${zipInstead}`,
    );
  return siteIn(reading);
}

/** A site as it is online: its document, and the owner's pictures from beside it. */
export async function openedAddress(typed: string, shelf: FileShelf): Promise<Opened> {
  if (!typed.trim())
    throw new NotOpened("Enter the address of your site, such as https://bakery.example.");
  const address = siteAddress(typed);
  if (!address)
    throw new NotOpened(
      `“${typed.length > 80 ? `${typed.slice(0, 80)} …` : typed}” isn’t a web address. Enter one such as https://bakery.example.`,
    );
  const found = await liveDocument(address);
  const site: SiteDocument = { ...found.site, address: found.site.address ?? address };
  const style = fetched(new URL(files.style, address).href, largest.text)
    .then((blob) => blob?.text())
    .catch(() => undefined);
  // Hosts that shrink pictures send other bytes: the document follows them.
  const bytesAt = async (name: string) => {
    const blob = await fetched(new URL(name, address).href, largest.zip).catch(() => undefined);
    return blob && new Uint8Array(await blob.arrayBuffer());
  };
  return withFilesAt(
    { ...found, site, style: await style },
    shelf,
    bytesAt,
    "Some of your own pictures couldn’t be read from your site. Open the whole zip to include them.",
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
