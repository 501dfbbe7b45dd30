import { Anchor } from "../../components/links/anchor.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { newsTeasers } from "./news-teasers.fields.ts";

type Props = Fields<typeof newsTeasers>;

export default function NewsTeasers({ news, ...rest }: Props) {
  return (
    <Band {...rest} block="news-teasers">
      <Words {...rest} />
      <div className="news-teasers-list">
        {each(news, ({ date, heading, text, href, picture }, index) => (
          <article className="column">
            {picture && (
              <Photo
                image={picture}
                ratio="landscape"
                sizes={index === 0 ? "92vw, 40rem" : "9rem"}
                upright={index === 0 ? "7rem, 18rem" : "9rem"}
              />
            )}
            <p className="fact">{date}</p>
            <Fitted as="h3" text={heading}>
              <Anchor className="card-link" href={href}>
                {heading}
              </Anchor>
            </Fitted>
            <p>{inline(text)}</p>
          </article>
        ))}
      </div>
    </Band>
  );
}
