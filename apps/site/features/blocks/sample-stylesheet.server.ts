import { createHash } from "node:crypto";
import { stylesheets } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { shippedStylesheet } from "../reference/samples/stylesheet.ts";

/** The stylesheets of the package in one file, for the samples of all blocks. */
function make() {
  const sheets = stylesheets();
  const own = ["all.css", "theme.css"].map((name) =>
    (sheets.get(name) ?? "").replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\n\s*/g, "\n"),
  );
  const code = [shippedStylesheet().code, ...own].join("\n");
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { code, address: `/assets/blocks-${hash}.css` };
}

let made: ReturnType<typeof make> | undefined;

export function sampleStylesheet() {
  made ??= make();
  return made;
}
