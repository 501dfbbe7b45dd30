import type { MDXContent } from "mdx/types";
import { type ComponentType, lazy } from "react";
import type { Heading } from "../../mdx/headings.ts";
import { components } from "./prose/components.tsx";
import "../styles/prose.css";

type Text = { default: MDXContent; headings: Heading[] };

const files = import.meta.glob<Text>("../../content/{documentation,guides}/*.mdx");

/** One lazy component for each text, made once: a component made while rendering loses its state. */
const texts: Record<string, ComponentType> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [
    path.replace("../../content/", "").replace(".mdx", ""),
    lazy(async () => {
      const { default: Content } = await load();
      return { default: () => <Content components={components} /> };
    }),
  ]),
);

/** A text from content/, in a chunk of its own so that no other page pays for it. */
export function Prose({ file }: { file: string }) {
  const Text = texts[file];
  if (!Text) throw new Error(`There is no text ${file}`);
  return (
    <article className="article article-start">
      <Text />
    </article>
  );
}
