import { readXml } from "./read-xml.ts";

/** A cell in quotes that the file ends in. */
const openCell = /(?:^|[;,\t|\n])"(?:[^"]|"")*$/;

/** Why a translator's file can't be taken as it is: nothing in it, not whole, or with a document type. */
export function fileFault(text: string): "empty" | "cut" | "doctype" | undefined {
  const given = text.replace(/^\ufeff/, "").trim();
  if (given === "") return "empty";
  if (!given.startsWith("<")) return openCell.test(given) ? "cut" : undefined;
  // Before the first element.
  if (/^[^<]*(?:<[?!](?!DOCTYPE)[^<]*)*<!DOCTYPE/i.test(given)) return "doctype";
  return readXml(given) ? undefined : "cut";
}
