import { viewFolder } from "@daylit/layouts/render/assets.ts";
import { pageCss } from "@daylit/layouts/render/page-css.ts";
import { cutFaces } from "@daylit/layouts/theme/font-subsets.ts";
import type { Project } from "@daylit/site-engine";
import { ownCss } from "@daylit/site-engine/build/page-model.ts";
import { at } from "../../../model/base-path.ts";

const face = /@font-face \{[^}]*\}/g;

/**
 * What the page of a project adds to the framework; typefaces are where this site has them, and
 * apart: whoever replaces a stylesheet with typefaces has them loaded again.
 */
export function previewCss(project: Project, page: number, classes: string) {
  const sections = project.pages[page]?.sections ?? [];
  const blocks = [project.nav.block, ...sections.map(({ block }) => block), project.footer.block];
  const css = pageCss(project.theme, [...new Set(blocks)], classes, cutFaces());
  const faces = (css.match(face) ?? []).join("\n");
  return {
    faces: faces.replaceAll('url("fonts/', `url("${at(`/${viewFolder}/fonts/`)}`),
    looks: `${css.replaceAll(face, "")}\n${ownCss(project)}`,
  };
}
