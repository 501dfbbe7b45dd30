import { offer } from "../../../model/offer.ts";

const { pages, sections, photos } = offer.limits;
const upTo = (number: number) => Array.from({ length: number }, (_, index) => index + 1);

/** The limits as a form of paper: three sheets of five lines. Can be printed and filled in. */
export function BlankPlan() {
  return (
    <div className="blank-plan">
      <p>
        Room for {pages} pages of {sections} sections, and {photos} photos. The contact page comes
        on top. Print this plan and write into it; with JavaScript switched on you get a planner
        here that counts for you.
      </p>
      <div className="plan-sheets">
        {upTo(pages).map((page) => (
          <div key={page} className="plan-sheet">
            <p className="plan-page-name">Page {page}:</p>
            <ol className="plan-lines">
              {upTo(sections).map((section) => (
                <li key={section}>
                  <span className="visually-hidden">Section {section}</span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p>Photos:</p>
      <ol className="plan-lines plan-lines-photos">
        {upTo(photos).map((photo) => (
          <li key={photo}>
            <span className="visually-hidden">Photo {photo}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
