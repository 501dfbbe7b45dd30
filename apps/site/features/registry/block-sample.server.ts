import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { PageModel } from "@daylit/layouts/render/page-view.tsx";
import { singlePage } from "@daylit/layouts/render/render-context.ts";
import { fitClass } from "@daylit/layouts/theme/headline-fit.ts";
import { ratioOf, type Theme } from "@daylit/layouts/theme/theme.ts";
import type { SectionSource } from "daylit-blocks/internal/tools/sections/section-forms.ts";
import { sectionSource } from "daylit-blocks/internal/tools/sections/section-source.ts";
import { defaultTheme } from "daylit-blocks/internal/tools/styles/default-theme.ts";
import { absolute } from "../../model/site.ts";

/** The firm in the samples of navigations and footers. */
export const sampleBusiness = {
  name: "Your name",
  strapline: "What you do, in a few words",
  phone: "020 7946 0000",
  email: "hello@your-name.example",
  address: ["Your Street", "Your Town"],
};

export const sampleLinks = [
  { label: "Work", href: "#work" },
  { label: "Contact", href: "#footer" },
];

type Part = PageModel["nav"] & PageModel["footer"];

/** A page with this block alone, in the words of its definition. */
function modelOf(block: BlockName, home: string): PageModel {
  const values = { block, ...definitionOf(block).example } as unknown as Part;
  const section = values as unknown as PageModel["sections"][number]["section"];
  const theme = defaultTheme as Theme;
  return {
    business: sampleBusiness,
    links: sampleLinks,
    nav: block.startsWith("nav-") ? values : { block: "nav-plain" },
    sections: /^(nav|footer)-/.test(block) ? [] : [{ section, id: block }],
    footer: block.startsWith("footer-") ? values : { block: "footer-slim" },
    context: {
      ...singlePage,
      home,
      ratio: ratioOf(theme),
      fit: (text) => fitClass(text, theme),
    },
  };
}

/** A block in the words of its definition, with pictures under an address of their own. */
export const blockSource = (
  block: BlockName,
  addressOf: (file: string) => string = (file) => absolute(`/view/${file}`),
  home = "/",
): SectionSource =>
  sectionSource(modelOf(block, home), block.startsWith("nav-") ? 0 : 1, addressOf);

/** The markup of a block, with pictures from this site. */
export const blockSample = (block: BlockName): string => `${blockSource(block).html}\n`;
