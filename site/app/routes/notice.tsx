import type { MDXContent } from "mdx/types";
import { studio } from "../components/notices/studio.tsx";
import { components } from "../components/prose/components.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/notice";
import "../styles/prose.css";

const texts = import.meta.glob<{ default: MDXContent }>("../../content/pages/*.mdx", {
  eager: true,
});

const parts = { ...components, ...studio };

export const loader = ({ url }: Route.LoaderArgs) => pageAt(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

/** Contact, privacy, accessibility: a text and nothing else. */
export default function Notice({ loaderData }: Route.ComponentProps) {
  const Text = texts[`../../content/pages/${loaderData.text}.mdx`]?.default;
  return <article className="article article-start">{Text && <Text components={parts} />}</article>;
}
