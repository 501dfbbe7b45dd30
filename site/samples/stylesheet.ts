import { createHash } from "node:crypto";
import { wholeFile } from "../../css/bundle.ts";

/** The framework as it is shipped: all that a sample may load. */
export function frameworkStylesheet() {
  const { code } = wholeFile().min;
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { code, address: `/assets/daylit-${hash}.css` };
}
