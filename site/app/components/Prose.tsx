import type { MDXContent } from "mdx/types";
import { type ComponentType, lazy } from "react";
import type { Heading } from "../../mdx/headings.ts";
import { preloadOnIntent } from "./intent.ts";
import { components } from "./prose/components.tsx";
import { TableOfContents } from "./TableOfContents.tsx";

type Text = { default: MDXContent; headings: Heading[] };
type Props = {
  /** Whether a list of its headings goes beside the text. */
  contents?: boolean;
};

const files = import.meta.glob<Text>("../../content/documentation/*.mdx");

/** One lazy component for each text, made once: a component made while rendering loses its state. */
const texts: Record<string, ComponentType<Props>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [
    path.replace("../../content/", "").replace(".mdx", ""),
    lazy(async () => {
      const { default: Content, headings } = await load();
      const Text = ({ contents }: Props) => (
        <>
          {contents && <TableOfContents headings={headings} />}
          <article className="article article-start">
            <Content components={components} />
          </article>
        </>
      );
      return { default: Text };
    }),
  ]),
);

const fileOf = (path: string) =>
  path === "/documentation" ? "documentation/introduction" : path.slice(1);

preloadOnIntent((path) => {
  files[`../../content/${fileOf(path)}.mdx`]?.().catch(() => {}); // the visit itself will tell
});

/** A text from content/, in a chunk of its own so that no other page pays for it. */
export function Prose({ file, contents }: Props & { file: string }) {
  const Text = texts[file];
  if (!Text) throw new Error(`There is no text ${file}`);
  return <Text contents={contents} />;
}
