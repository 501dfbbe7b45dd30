import { offer } from "../../../model/offer.ts";

/** An example of a whole site, cut to the package's limits so that it can never promise more. */
const example = [
  ["Home", "Opening", "What we do", "Three kind words", "Opening hours", "Come and see"],
  ["Work", "What it is", "Latest work", "How we work", "Prices", "What people ask"],
  ["About", "Our story", "The people", "Where we learned", "In the press", "Join us"],
].slice(0, offer.limits.pages);

/** The plan drawn as three sheets, real text so that everybody can read it. */
export function PagePlan() {
  return (
    <figure className="page-plan">
      <ol className="page-plan-sheets">
        {example.map(([page, ...sections]) => (
          <li key={page}>
            <strong>{page}</strong>
            <ol>
              {sections.slice(0, offer.limits.sections).map((section) => (
                <li key={section}>{section}</li>
              ))}
            </ol>
          </li>
        ))}
        <li className="page-plan-contact">
          <strong>Contact</strong>
          <p>comes on top of the three</p>
        </li>
      </ol>
      <figcaption>An example: three pages, five sections on each, and the contact page.</figcaption>
    </figure>
  );
}
