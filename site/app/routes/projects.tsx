import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import { projects } from "../model/projects.ts";
import type { Route } from "./+types/projects";

export const loader = () => pageAt("/projects");
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Projects({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="paragraph-lead">{loaderData.description}</p>
      <ul className="bare-list grid-1-4">
        {projects.map(({ catalogue, name, domain, slug }) => (
          <li key={slug} className="card">
            <p className="keyword">{catalogue}</p>
            <h2 className="heading-4">
              <a className="card-link" href={`http://${domain}`} target="_blank" rel="noopener">
                {name}
              </a>
            </h2>
            <p>{domain}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
