import type { Encoding } from "../formats.ts";
import measured from "../generated/measured.json" with { type: "json" };
import type { Subject } from "../metadata/subject.ts";
import type { PictureFacts } from "./measured.ts";
import { type Group, type PictureId, subjectList } from "./subject-list.ts";

export type Trade = Exclude<Group, "studio">;

/** One picture of the library: what a person wrote about it and what was measured. */
export interface CataloguePicture extends Subject, Omit<PictureFacts, "source"> {
  id: PictureId;
  trade: Group;
}

const facts: Record<string, PictureFacts | undefined> = measured;

export const catalogue: readonly CataloguePicture[] = subjectList.flatMap((subject) => {
  const found = facts[subject.id];
  if (!found) return [];
  const { source: _, ...rest } = found;
  return [{ ...subject, ...rest }];
});

const byId = new Map(catalogue.map((entry) => [entry.id, entry]));

export function picture(id: PictureId): CataloguePicture {
  const entry = byId.get(id);
  if (!entry) throw new Error(`Picture ${id} has not been encoded`);
  return entry;
}

export function picturesOf(trade: Group): CataloguePicture[] {
  return catalogue.filter((entry) => entry.trade === trade);
}

export { pictureFile, pictureSrcset, pictureUrl } from "../address.ts";
export type { Encoding, PictureId };
