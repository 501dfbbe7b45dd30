import type { CaseStudy } from "../../../content/case-studies.ts";
import { brandClass } from "../../../model/value-classes.ts";
import { Link } from "../../../ui/Link.tsx";
import { Photograph } from "../../projects/ui/Photograph.tsx";

type RecentCaseStudy = CaseStudy & { brand: string };

/** Where there is no room for a row of seven, the last one is two columns wide. */
const acrossTwo = { media: "(width < 56em)", format: "wide" } as const;

/** Seven doors: each shows the client's site on a phone, above a panel in that client's brand. */
export function RecentCaseStudies({ projects }: { projects: readonly RecentCaseStudy[] }) {
  return (
    <section className="section recent" aria-labelledby="recent-heading">
      <div className="recent-words">
        <h2 id="recent-heading">Seven example sites you can visit</h2>
        <p className="paragraph-lead">
          The clients are fictional, the websites are real, each on its own address. Pages and
          sections keep to our package; five of the seven show more pictures than its three.
        </p>
      </div>
      <ul>
        {projects.map(({ slug, name, catalogue, path, brand }, index) => (
          <li key={slug} data-brand="" className={brandClass(brand)}>
            <Link to={path} className="bg-primary">
              <span className="recent-site">
                <Photograph
                  slug={slug}
                  alt=""
                  format="phone"
                  instead={index === projects.length - 1 ? acrossTwo : undefined}
                />
              </span>
              <span className="recent-name">{name}</span>
              <span className="recent-catalogue">{catalogue}</span>
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
