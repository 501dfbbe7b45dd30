import { ProjectCard } from "../components/projects/ProjectCard.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import { projects } from "../model/projects.ts";
import "../styles/projects.css";
import type { Route } from "./+types/projects";

export const loader = () => pageAt("/projects");
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Projects({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="paragraph-lead">{loaderData.description}</p>
      <ul className="bare-list grid-1-4">
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </ul>
      <p className="paragraph-s project-note">
        The clients are invented, the sites are real: your browser reads title, description and
        picture from each of them. Pages and sections keep to our package; some sites show more
        photos than its three.
      </p>
    </>
  );
}
