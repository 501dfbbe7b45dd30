import "./worker-window.ts";
import { loadDrawings } from "@daylit/layouts/render/drawings.ts";
import { fitted, type Project, picturesOf } from "@daylit/site-engine";
import { build, needsOf } from "@daylit/site-engine/build/build.ts";
import { weigh } from "@daylit/site-engine/build/page-weight.ts";
import { folderOf, zipOf } from "@daylit/site-engine/export/zip.ts";
import { at } from "../../../model/base-path.ts";
import { addressOf, frameworkAddress } from "../images/addresses.ts";
import type { Made, Order } from "./worker-messages.ts";

/** Builds sites out of the way, so that nobody waits with a page that does not answer. */

const fetched = new Map<string, Promise<Uint8Array>>();

/** Each browser has words of its own for a connection that is not there. */
function noConnection(): never {
  throw new Error("Parts of your site could not be loaded. Are you online?");
}

function read(address: string): Promise<Uint8Array> {
  const known = fetched.get(address);
  if (known) return known;
  const asked = fetch(at(address)).catch(noConnection);
  const reading = asked.then(async (response) => {
    if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  });
  fetched.set(address, reading);
  // What failed once may be there the next time.
  reading.catch(() => fetched.delete(address));
  return reading;
}

async function filesOf(project: Project, own: Order["own"]) {
  const contents = new Map<string, Uint8Array>();
  await loadDrawings(picturesOf(project)).catch(noConnection);
  await Promise.all(
    needsOf(project).map(async ({ name, key }) => {
      const file = own[key];
      contents.set(
        key,
        file ? new Uint8Array(await file.arrayBuffer()) : await read(addressOf(name)),
      );
    }),
  );
  const framework = new TextDecoder().decode(await read(frameworkAddress));
  return build(project, { framework, contents });
}

async function make({ want, project: given, own }: Order): Promise<Made> {
  const { project } = fitted(given);
  const files = await filesOf(project, own);
  if (want === "weights") return { weights: weigh(project, files) };
  if (want === "files") return { files };
  const folder = folderOf(project.business.name);
  return { folder, zip: zipOf(folder, files) };
}

addEventListener("message", async ({ data }: MessageEvent<Order>) => {
  try {
    postMessage({ id: data.id, ...(await make(data)) });
  } catch (error) {
    postMessage({ id: data.id, failed: (error as Error).message });
  }
});
