import type { MDXContent } from "mdx/types";
import { framed } from "../../../shell/page-view.server.ts";
import { components } from "../prose/components.server.tsx";

const texts = import.meta.glob<MDXContent>("../../../content/pages/*.mdx", { import: "default" });

/** Contact, privacy, accessibility: a text and nothing else. */
export const text = framed(["features/docs/styles/prose.css"], async (page) => {
  const load = texts[`../../../content/pages/${page.text}.mdx`];
  if (!load) throw new Error(`There is no apps/site/content/pages/${page.text}.mdx`);
  const Text = await load();
  return (
    <article className="article article-start">
      <Text components={components} />
    </article>
  );
});
