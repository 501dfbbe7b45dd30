import { type Project, projects } from "../../../content/case-studies.ts";
import { Link } from "../../../ui/Link.tsx";

/** On to the next, round and round; and back to all of them. */
export function NextProject({ project }: { project: Project }) {
  const next = projects[(projects.indexOf(project) + 1) % projects.length] ?? project;
  return (
    <nav className="flex flex-between" aria-label="Projects">
      <Link to="/projects">All projects</Link>
      <Link className="link-arrow" to={next.path}>
        Next: {next.name}
      </Link>
    </nav>
  );
}
