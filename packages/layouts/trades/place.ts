import type { Business } from "./business.ts";

const postcode =
  /^(?:[\d\s-]{4,7}\s)?(.*?)(?:,?\s+(?:[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|[\d-]{4,}))?$/;
const number =
  /^(?:(?:unit|studio|arch|flat|suite|shop)\s+)?\d+\s?[a-z]?(?:\s?[–-]\s?\d+[a-z]?)?,?\s+/i;

/** An address as sentences say it: whole, the street with and without its number, the town. */
export function placeOf({ name, address }: Pick<Business, "name" | "address">) {
  const given = address.map((line) => line.trim()).filter((line) => line && line !== name.trim());
  const lines = given.length === 1 ? (given[0]?.split(/[,،]\s*/) ?? []) : given;
  const last = lines.length > 1 ? lines.at(-1) : undefined;
  const before = lines.slice(0, last ? -1 : undefined);
  const street = before.find((line) => /\d/.test(line)) ?? before.at(-1);
  return {
    lines,
    street,
    streetName: street?.replace(number, "").replace(/\s+\d+\s?[a-z]?$/i, ""),
    /** “Leith”, between the street and “Edinburgh EH6 9ZZ”. */
    districts: before.slice(before.indexOf(street ?? "") + 1),
    last,
    town: last && postcode.exec(last)?.[1]?.trim(),
  };
}
