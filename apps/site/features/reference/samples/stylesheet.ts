import { createHash } from "node:crypto";
import { mapped, wholeFile } from "daylit/internal/tools/bundle/bundle.ts";

const digest = (kind: string, text: string, form: "base64" | "base64url") =>
  createHash(kind).update(text).digest(form);

/** The framework as it is shipped: what the package's dist/daylit.min.css holds. */
export function shippedStylesheet() {
  const { code, map } = wholeFile().min;
  const shipped = mapped(code, "daylit.min.css.map");
  return {
    shipped,
    map,
    /** For the integrity attribute of a link to that file. */
    integrity: `sha384-${digest("sha384", shipped, "base64")}`,
    /** The same rules for the samples, under a name that changes with them. */
    code,
    address: `/assets/daylit-${digest("sha256", code, "base64url").slice(0, 8)}.css`,
  };
}
