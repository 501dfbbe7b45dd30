import { at } from "./base-path.ts";

const single = new Set(["href", "src", "action", "formAction", "poster", "xlinkHref"]);
const sets = new Set(["srcSet", "imageSrcSet"]);

/** The attribute of an element as it is to be written: addresses of the site are put where it stands. */
export const placing =
  (move: typeof at) =>
  <T>(name: string, value: T): T | string => {
    if (typeof value !== "string") return value;
    if (single.has(name)) return move(value);
    if (sets.has(name))
      return value.replace(/(^|,\s*)(\/[^\s,]+)/g, (_, gap, path) => gap + move(path));
    return value;
  };

export const placed = placing(at);
