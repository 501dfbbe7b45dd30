import { isRecord } from "@daylit/layouts/schema/read/values.ts";
import { type SiteDocument, version } from "../site-document.ts";
import { convertedFrom1, withoutNotes } from "./version-1.ts";

/** From a version to the next one. A step gets what the version before wrote, and nothing newer. */
type Steps = Readonly<Record<number, (old: Readonly<Record<string, unknown>>) => object>>;

const steps: Steps = { 1: withoutNotes };

/** Which version a document says it has; undefined if it is not a site document. */
export const versionOf = (value: unknown): number | undefined =>
  isRecord(value) && Object.hasOwn(value, "daylit") && Number.isInteger(value.daylit)
    ? (value.daylit as number)
    : undefined;

/** Brings a document of before up to date, step by step; one that is up to date is left alone. */
export function migrate(value: unknown, to: number = version, known: Steps = steps): unknown {
  let document = value;
  for (let from = versionOf(value); from !== undefined && from < to; from++) {
    const step = Object.hasOwn(known, from) ? known[from] : undefined;
    if (!step || !isRecord(document)) return undefined;
    document = { ...step(document), daylit: from + 1 };
  }
  return document;
}

/** What can be told of a document of before only once it has been read. */
export const converted = (site: SiteDocument, old: unknown): SiteDocument =>
  versionOf(old) === 1 && isRecord(old) ? convertedFrom1(site, old) : site;
