import { imageRefs } from "../pictures/image-refs.ts";
import type { SiteDocument } from "../site-document.ts";
import { textsOfSite } from "../text/texts.ts";
import { isForm } from "./forms.ts";

/** The pages, by number, on which there is nothing to read or to see beside their name. */
export function emptyPages(site: SiteDocument): number[] {
  const texts = textsOfSite(site);
  const images = imageRefs(site);
  const hasPosts = (site.posts?.length ?? 0) > 0;
  return site.pages.flatMap(({ sections, label }, page) => {
    const said = [label, site.business.name, ""].map((text) => text.trim().toLowerCase());
    const isWritten = (section: number) =>
      texts.some(
        (each) =>
          each.page === page &&
          each.section === section &&
          !said.includes(each.text.trim().toLowerCase()),
      );
    const shows =
      images.some((image) => image.page === page) ||
      sections.some((section, at) =>
        /^news-/.test(section.block) ? hasPosts : isForm(section) || isWritten(at),
      );
    return shows ? [] : [page];
  });
}
