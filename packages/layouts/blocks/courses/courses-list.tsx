import { ActionLink } from "../../components/links/action.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { FactList } from "../../components/text/fact-list.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { coursesList } from "./courses-list.fields.ts";

type Props = Fields<typeof coursesList>;

export default function CoursesList({ courses, labels, ...rest }: Props) {
  return (
    <Band {...rest} block="courses-list">
      <Words {...rest} />
      <div className="courses-list-grid share">
        {each(courses, ({ name, text, level, starts, length, price, action }) => (
          <article className="card">
            <p className="keyword">{level}</p>
            <h3 className="heading-3">{name}</h3>
            <p>{inline(text)}</p>
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
