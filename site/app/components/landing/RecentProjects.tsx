import type { CSSProperties } from "react";
import type { Project } from "../../model/projects.ts";
import { Link } from "../Link.tsx";

export type RecentProject = Project & { brand: string };

/** Seven doors in seven colours: each panel is the framework, themed with that client's brand. */
export function RecentProjects({ projects }: { projects: readonly RecentProject[] }) {
  return (
    <section className="section recent" aria-labelledby="recent-heading">
      <div className="recent-words">
        <h2 id="recent-heading">Sites we have made up, and made</h2>
        <p className="paragraph-lead">
          Seven fictional clients, seven real websites, each on its own address and within the
          package below. One colour apiece, and the framework did the rest.
        </p>
      </div>
      <ul>
        {projects.map(({ slug, name, catalogue, path, brand }) => (
          <li key={slug} data-brand style={{ "--brand": brand } as CSSProperties}>
            <Link to={path} className="bg-primary">
              <span className="recent-name">{name}</span>
              <span>{catalogue}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link className="link-arrow" to="/projects">
          See them in the gallery
        </Link>
      </p>
    </section>
  );
}
