import { PageNav } from "../components/PageNav.tsx";
import { Prose } from "../components/Prose.tsx";
import { documentation } from "../model/documentation.ts";
import { pageMeta } from "../model/meta.ts";
import { neighboursOf } from "../model/neighbours.ts";
import { pageAt } from "../model/pages.ts";
import { editAddress } from "../model/source.ts";
import type { Route } from "./+types/documentation";
import "../styles/chapter.css";

type Params = { chapter?: string };

const fileOf = ({ chapter = "introduction" }: Params) => `documentation/${chapter}`;

export const loader = ({ params }: { params: Params }) => {
  const page = pageAt(params.chapter ? `/documentation/${params.chapter}` : "/documentation");
  return {
    ...page,
    ...neighboursOf(page.path, documentation),
    edit: editAddress(`site/content/${fileOf(params)}.mdx`),
  };
};
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

/** A chapter: its text, a list of its headings and the ways on. */
export default function Documentation({ params, loaderData }: Route.ComponentProps) {
  const { previous, next, edit } = loaderData;
  return (
    <div className="chapter">
      <Prose file={fileOf(params)} contents />
      <PageNav previous={previous} next={next} edit={edit} />
    </div>
  );
}
