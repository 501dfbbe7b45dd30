import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Article, subheadsOf } from "../../components/text/article.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { storyLong } from "./story-long.fields.ts";

type Props = Fields<typeof storyLong>;

export default function StoryLong({ contents, text, ...rest }: Props) {
  const subheads = contents ? subheadsOf(text, rest.id) : [];
  return (
    <Band {...rest} block="story-long">
      <Words {...rest} />
      {subheads.length > 0 && (
        <nav className="story-long-contents" aria-labelledby={`${rest.id}-contents`}>
          <h3 id={`${rest.id}-contents`} className="heading-6">
            {contents}
          </h3>
          <ol className="list-plain">
            {each(subheads, ({ words, id }) => (
              <li>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="story-long-text column">
        <Article parts={text} id={rest.id} level={3} />
      </div>
    </Band>
  );
}
