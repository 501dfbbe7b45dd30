import { withBase } from "./base-path.ts";

const single = new Set(["href", "src", "action", "formAction", "poster", "xlinkHref"]);
const sets = new Set(["srcSet", "imageSrcSet"]);

/** The attribute of an element with the base path in front of addresses of the site. */
export const attributesWith =
  (move: typeof withBase) =>
  <T>(name: string, value: T): T | string => {
    if (typeof value !== "string") return value;
    if (single.has(name)) return move(value);
    if (sets.has(name))
      return value.replace(/(^|,\s*)(\/[^\s,]+)/g, (_, gap, path) => gap + move(path));
    return value;
  };

export const attributeWithBase = attributesWith(withBase);
