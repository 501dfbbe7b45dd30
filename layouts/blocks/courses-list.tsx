import { type Action, ActionLink } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Course = {
  name: string;
  text: string;
  level: string;
  starts: string;
  length: string;
  price: string;
  action: Action;
};

type Props = Placed &
  Opening & {
    courses: readonly Course[];
    labels: { starts: string; length: string; price: string };
  };

/** What can be learnt: one open card for each, with start, length and fee on a line. */
export function CoursesList({ courses, labels, ...rest }: Props) {
  return (
    <Band {...rest} block="courses-list">
      <Words {...rest} />
      <div className="courses-list-grid">
        {courses.map(({ name, text, level, starts, length, price, action }) => (
          <article key={name} className="card">
            <p className="keyword">{level}</p>
            <h3 className="heading-3">{name}</h3>
            <p>{text}</p>
            <dl className="courses-list-facts card-end">
              {(
                [
                  [labels.starts, starts],
                  [labels.length, length],
                  [labels.price, price],
                ] as const
              ).map(([term, fact]) => (
                <div key={term}>
                  <dt className="fact">{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
            <ActionLink {...action} look="arrow" />
          </article>
        ))}
      </div>
    </Band>
  );
}
