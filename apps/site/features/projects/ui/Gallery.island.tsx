import { caseStudies } from "../../../content/case-studies.ts";
import { CaseStudyCard } from "./CaseStudyCard.tsx";

/** Seven cards that read their sites on their own, so this starts on its own. */
export default function Gallery() {
  return (
    <ul className="bare-list grid-1-4 project-gallery">
      {caseStudies.map((caseStudy) => (
        <CaseStudyCard key={caseStudy.slug} caseStudy={caseStudy} />
      ))}
    </ul>
  );
}
