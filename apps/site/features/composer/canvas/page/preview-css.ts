import { viewFolder } from "@daylit/layouts/render/assets.ts";
import { pageCss } from "@daylit/layouts/render/page-css.ts";
import { subsetFontFaces } from "@daylit/layouts/theme/font-subsets.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { ownCss } from "@daylit/site-engine/build/page/page-model.ts";
import { withBase } from "../../../../model/base-path/base-path.ts";

const face = /@font-face \{[^}]*\}/g;

/**
 * The class attributes of a drawn page, as its HTML would have them: they decide which rules it needs
 * (crops, fitted headlines, cut-outs, moving letters).
 */
const classesIn = (page: ParentNode): string =>
  [
    ...new Set(
      [...page.querySelectorAll("[class]")].map((element) => element.getAttribute("class")),
    ),
  ]
    .map((classes) => `class="${classes}"`)
    .join(" ");

/**
 * What the page of a site adds to the framework; typefaces are where this site has them, and
 * apart: replacing a stylesheet that holds typefaces loads them again.
 */
export function previewCss(site: SiteDocument, page: number, drawn: ParentNode) {
  const sections = site.pages[page]?.sections ?? [];
  const blocks = [site.nav.block, ...sections.map(({ block }) => block), site.footer.block];
  const css = pageCss(
    site.theme,
    [...new Set(blocks)],
    classesIn(drawn),
    subsetFontFaces(undefined, site.language),
  );
  const faces = (css.match(face) ?? []).join("\n");
  return {
    faces: faces.replaceAll('url("fonts/', `url("${withBase(`/${viewFolder}/fonts/`)}`),
    looks: `${css.replaceAll(face, "")}\n${ownCss(site)}`,
  };
}
