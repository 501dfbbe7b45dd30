import { type CaseStudy, caseStudies } from "../../../content/case-studies.ts";
import { Link } from "../../../ui/Link.tsx";

/** On to the next, round and round; and back to all of them. */
export function NextCaseStudy({ caseStudy }: { caseStudy: CaseStudy }) {
  const next = caseStudies[(caseStudies.indexOf(caseStudy) + 1) % caseStudies.length] ?? caseStudy;
  return (
    <nav className="flex flex-between" aria-label="Projects">
      <Link to="/projects">All projects</Link>
      <Link className="link-arrow" to={next.path}>
        Next: {next.name}
      </Link>
    </nav>
  );
}
