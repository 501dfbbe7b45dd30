import { projects } from "../../model/projects.ts";
import { Link } from "../Link.tsx";

export function RecentProjects() {
  return (
    <section className="section recent" aria-labelledby="recent-heading">
      <h2 id="recent-heading">Sites we have made up, and made</h2>
      <p>
        Seven fictional clients, seven real websites: each on its own address, each within the
        package below.
      </p>
      <ul>
        {projects.map(({ slug, name, catalogue }) => (
          <li key={slug}>
            <Link to="/projects" className="link-quiet">
              {name}
            </Link>
            <span>{catalogue}</span>
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
