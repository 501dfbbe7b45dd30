import { caseStudies } from "../../../content/case-studies.ts";
import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import { Link } from "../../../ui/Link.tsx";
import { caseStudyRecord } from "../source.server.ts";
import Gallery from "../ui/Gallery.island.tsx";
import { Work } from "../ui/Work.tsx";

/** The cards that read their sites, then the same sites large. */
export const gallery = framed(["features/projects/projects.css"], (page) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <Island of={Gallery} client="load" />
    {caseStudies.map((caseStudy) => {
      const { need, pages } = caseStudyRecord(caseStudy.slug);
      return (
        <section key={caseStudy.slug} className="project-show">
          <h2 className="heading-3">
            <Link to={caseStudy.path}>{caseStudy.name}</Link>
          </h2>
          <p>{need[0]}</p>
          <Work caseStudy={caseStudy} pages={pages} home />
        </section>
      );
    })}
    <p className="paragraph-s project-note">
      The clients are invented, the sites are real: your browser reads the title of each, and
      description and picture where it has them. Pages and sections keep to our package; five of the
      seven show more pictures than its three.
    </p>
  </>
));
