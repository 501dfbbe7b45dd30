import type { PageModel } from "@daylit/layouts/render/page-view.tsx";
import type {
  AnyPicture,
  OwnPicture,
  RenderContext,
} from "@daylit/layouts/render/render-context.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { pageModelOf } from "@daylit/site-engine/build/page/page-model.ts";
import { withoutEndedNotice } from "@daylit/site-engine/document/news/notice.ts";
import { shownPicture } from "../../images/addresses.ts";
import type { OwnFiles } from "../../images/own-files.ts";
import { today } from "../../store/today.ts";

/** The page as it is exported, except that its pictures are where this site has them. */
export function previewModel(
  site: SiteDocument,
  page: number,
  own: OwnFiles,
): PageModel | undefined {
  const shown = site.pages[page];
  if (!shown) return undefined;
  const model = pageModelOf(withoutEndedNotice(site, today()), shown);
  const picture: RenderContext["picture"] = (id: AnyPicture) => {
    const record = Object.hasOwn(site.pictures, id) ? site.pictures[id as OwnPicture] : undefined;
    if (!record) return shownPicture(id, site.language);
    const facts = model.context.picture(id);
    const sets = facts.sets.map((set) => ({
      ...set,
      files: set.files.map((file) => {
        const known = record.files.find(
          ({ width, type }) => width === file.width && `image/${type}` === set.type,
        );
        return { ...file, address: own.address(known?.hash ?? "") };
      }),
    }));
    return { ...facts, sets };
  };
  const { logo } = model.context;
  const mark = "logo" in site.mark ? picture(site.mark.logo).sets.at(-1)?.files[0] : undefined;
  return {
    ...model,
    context: {
      ...model.context,
      picture,
      ...(logo && mark ? { logo: { ...logo, address: mark.address } } : {}),
    },
  };
}
