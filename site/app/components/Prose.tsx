import type { MDXContent } from "mdx/types";
import { use } from "react";
import type { Heading } from "../../mdx/headings.ts";
import { loadSnippets } from "./example/useSnippet.ts";
import { loadOnIntent } from "./intent.ts";
import { components } from "./prose/components.tsx";
import { TableOfContents } from "./TableOfContents.tsx";

type Text = { default: MDXContent; headings: Heading[]; parts: string[] };
type Props = {
  file: string;
  /** Whether a list of its headings goes beside the text. */
  contents?: boolean;
};

const files = import.meta.glob<Text>("../../content/documentation/*.mdx");
const nameOf = (file: string) => `../../content/${file}.mdx`;

const load = loadOnIntent(
  files,
  (path) => nameOf(path === "/documentation" ? "documentation/introduction" : path.slice(1)),
  ({ parts }) => {
    for (const part of parts) loadSnippets(part);
  },
);

/** A text from content/, in a chunk of its own so that no other page pays for it. */
export function Prose({ file, contents }: Props) {
  const { default: Content, headings } = use(load(nameOf(file)));
  return (
    <>
      {contents && <TableOfContents headings={headings} />}
      <article className="article article-start">
        <Content components={components} />
      </article>
    </>
  );
}
