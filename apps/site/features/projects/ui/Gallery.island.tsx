import { projects } from "../../../content/case-studies.ts";
import { ProjectCard } from "./ProjectCard.tsx";

/** Seven cards that read their sites by themselves, so this starts by itself. */
export default function Gallery() {
  return (
    <ul className="bare-list grid-1-4 project-gallery">
      {projects.map((project) => (
        <ProjectCard key={project.slug} project={project} />
      ))}
    </ul>
  );
}
