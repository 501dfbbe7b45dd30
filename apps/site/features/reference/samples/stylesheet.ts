import { createHash } from "node:crypto";
import { bundle, mapped, wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { minify } from "daylit/internal/tools/bundle/minify.ts";
import { readIcons, readKit } from "daylit/internal/tools/reference/reference.ts";

const digest = (kind: string, text: string, form: "base64" | "base64url") =>
  createHash(kind).update(text).digest(form);

const addressOf = (name: string, code: string) =>
  `/assets/${name}-${digest("sha256", code, "base64url").slice(0, 8)}.css`;

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
    address: addressOf("daylit", code),
  };
}

let kit: { code: string; address: string } | undefined;

/** The framework, its kit and its icons in one file, for the samples of the kit and the screens. */
export function kitStylesheet() {
  if (!kit) {
    const more = minify(bundle([...readKit(), readIcons()])).code;
    const code = `${shippedStylesheet().code}\n${more}`;
    kit = { code, address: addressOf("kit", code) };
  }
  return kit;
}
