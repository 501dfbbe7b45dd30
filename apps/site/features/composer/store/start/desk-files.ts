import { imageRefs, limits, type SiteDocument } from "@daylit/site-engine";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import type { DeskFile } from "../../../../workspace/store/record/desk-file.ts";
import type { WorkspaceRecord } from "../../../../workspace/store/record/record.ts";
import type { FileShelf } from "../../images/own-files.ts";
import { NoPicture, ownPicture, withOwnPicture } from "../../images/own-picture.ts";
import { t } from "../../messages/t.ts";
import { assetFiles } from "../asset-files.ts";

/** Where each picture goes: the planned section that it was laid down for, then one place after the other. */
export function placesFor(
  site: SiteDocument,
  pictures: readonly DeskFile[],
  plan: WorkspaceRecord["plan"],
): Map<number, string> {
  const free = imageRefs(site).filter(({ image }) => !Object.hasOwn(site.pictures, image.id));
  const found = new Map<number, string>();
  const take = (id: number, fits: (place: (typeof free)[number]) => boolean) => {
    const at = free.findIndex(fits);
    const [place] = at < 0 ? [] : free.splice(at, 1);
    if (place) found.set(id, place.path);
  };
  for (const { id, section } of pictures) {
    const [page, at] = (plan?.pages ?? []).flatMap(({ name, sections }, number) => {
      const place = sections.findIndex((each) => each.id === section);
      const on =
        number === 0 ? 0 : site.pages.findIndex(({ label }) => label.trim() === name.trim());
      return place < 0 || on < 0 ? [] : [on, place];
    });
    if (page !== undefined) take(id, (image) => image.page === page && image.section === at);
  }
  for (const { id } of pictures) if (!found.has(id)) take(id, () => true);
  return found;
}

/**
 * Logo and pictures of the desk, made ready for the site: gives the change that puts them in place,
 * and what could not be taken, in words.
 */
export async function readyFiles(
  record: WorkspaceRecord,
  shelf: FileShelf,
  worker: string,
): Promise<{ apply: (site: SiteDocument) => SiteDocument; problems: string[] }> {
  const { logo, pictures } = assetFiles(record);
  const problems: string[] = [];
  const steps: ((site: SiteDocument) => SiteDocument)[] = [];
  const made = new Map<number, Awaited<ReturnType<typeof ownPicture>>>();
  const fail = (name: string, error: unknown) =>
    problems.push(
      `${name}: ${error instanceof NoPicture ? error.message : t`it could not be read. Choose it again on the page.`}`,
    );
  // One after the other: each takes as much memory as its pixels.
  for (const { id, hash, name, alt } of pictures)
    try {
      const file = await shelf.file(hash);
      if (!file) throw new NoPicture(t`it is no longer there. Choose it again on the page.`);
      const own = await ownPicture(file, shelf, worker);
      made.set(id, { ...own, record: { ...own.record, alt } });
    } catch (error) {
      fail(name, error);
    }
  if (logo)
    try {
      const file = await shelf.file(logo.hash);
      if (!file) throw new NoPicture(t`it is no longer there. Choose it again on the page.`);
      const { readLogo } = await import("../../images/logo.ts");
      const { apply } = await readLogo(new File([file], logo.name, { type: file.type }), shelf);
      steps.push(apply);
    } catch (error) {
      fail(logo.name, error);
    }
  steps.push((site) => {
    const ready = pictures.filter(({ id }) => made.has(id));
    const places = placesFor(site, ready, record.plan);
    return ready.reduce((site, { id }) => {
      const own = made.get(id);
      const path = places.get(id);
      if (!own || Object.keys(site.pictures).length >= limits.pictures) return site;
      const known = withOwnPicture(site, own.id, own.record);
      return path ? withValue(known, path, own.id) : known;
    }, site);
  });
  return { apply: (site) => steps.reduce((site, step) => step(site), site), problems };
}
