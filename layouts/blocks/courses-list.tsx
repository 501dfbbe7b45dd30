import { type Action, ActionLink } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { FactList } from "../parts/fact-list.tsx";
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
            <FactList
              className="courses-list-facts card-end"
              facts={[
                [labels.starts, starts],
                [labels.length, length],
                [labels.price, price],
              ]}
            />
            <ActionLink {...action} look="arrow" />
          </article>
        ))}
      </div>
    </Band>
  );
}
