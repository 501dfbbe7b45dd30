import { documentation } from "../../../content/documentation/index.ts";
import { neighboursOf } from "../../../model/pages/neighbours.ts";
import type { Page } from "../../../model/pages/page.ts";
import { editAddress } from "../../../model/source.ts";
import { PageNav } from "../../../shell/chrome/PageNav.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import { valuesName } from "../../../shell/values/source.server.ts";
import { prose } from "../prose/Prose.server.tsx";

const slugOf = ({ path }: Page) => documentation.find((one) => one.path === path)?.slug;

/** A chapter: its text, a list of its headings and the ways on. */
export const chapter = framed(
  ["features/docs/styles/chapter.css", valuesName("heights")],
  async (page) => {
    const file = `documentation/${slugOf(page)}`;
    return (
      <div className="chapter">
        {await prose({ file, contents: true })}
        <PageNav
          {...neighboursOf(page.path, documentation)}
          edit={editAddress(`apps/site/content/${file}.mdx`)}
        />
      </div>
    );
  },
);
