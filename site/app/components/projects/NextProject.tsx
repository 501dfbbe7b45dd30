import { Link } from "react-router";
import { type Project, projects } from "../../model/projects.ts";

/** On to the next, round and round; and back to all of them. */
export function NextProject({ project }: { project: Project }) {
  const next = projects[(projects.indexOf(project) + 1) % projects.length] ?? project;
  return (
    <nav className="flex flex-between" aria-label="Projects">
      <Link to="/projects" prefetch="intent">
        All projects
      </Link>
      <Link className="link-arrow" to={next.path} prefetch="intent">
        Next: {next.name}
      </Link>
    </nav>
  );
}
