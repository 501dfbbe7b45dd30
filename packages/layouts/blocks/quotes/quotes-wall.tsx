import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { quotesWall } from "./quotes-wall.fields.ts";

type Props = Fields<typeof quotesWall>;

export default function QuotesWall({ quotes, ...rest }: Props) {
  return (
    <Band {...rest} block="quotes-wall">
      <Words {...rest} />
      <div className="quotes-wall-columns share">
        {each(quotes, ({ words, name, role }) => (
          <figure>
            <blockquote>{inline(words)}</blockquote>
            <figcaption>
              <strong>{name}</strong>
              <br />
              <span className="fact">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Band>
  );
}
