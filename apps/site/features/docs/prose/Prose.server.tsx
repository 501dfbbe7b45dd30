import type { MDXContent } from "mdx/types";
import type { Heading } from "../../../build/mdx/headings.ts";
import { TableOfContents } from "../../../shell/chrome/TableOfContents.tsx";
import { components } from "./components.server.tsx";

type Text = { default: MDXContent; headings: Heading[] };
type Props = {
  /** Below content/, without its ending. */
  file: string;
  /** Whether a list of its headings goes beside the text. */
  contents?: boolean;
};

const texts = import.meta.glob<Text>("../../../content/documentation/*.mdx");

/** A text from content/ with the elements that every text may use. */
export async function prose({ file, contents }: Props) {
  const load = texts[`../../../content/${file}.mdx`];
  if (!load) throw new Error(`There is no apps/site/content/${file}.mdx`);
  const { default: Content, headings } = await load();
  return (
    <>
      {contents && <TableOfContents headings={headings} />}
      <article className="article article-start">
        <Content components={components} />
      </article>
    </>
  );
}
