import type { PostTeaser } from "../../render/render-context.ts";
import { Anchor } from "../links/anchor.tsx";
import { Photo } from "../pictures/photo.tsx";
import { each } from "../section/each.tsx";
import { Fitted } from "./fitted.tsx";

type Props = { posts: readonly PostTeaser[]; className: string; sizes: string };

/** Posts with the beginning of their text; the whole of each leads to its page. */
export const PostTeasers = ({ posts, className, sizes }: Props) =>
  posts.length > 0 && (
    <div className={className}>
      {each(posts, ({ href, date, day, title, text, lang, picture }) => (
        <article className="column">
          {picture && <Photo image={picture} ratio="landscape" sizes={sizes} decorative />}
          <div>
            <p className="fact">
              <time dateTime={date}>{day}</time>
            </p>
            <Fitted as="h3" text={title}>
              <Anchor className="card-link" href={href} lang={lang}>
                {title}
              </Anchor>
            </Fitted>
            {text && <p lang={lang}>{text}</p>}
          </div>
        </article>
      ))}
    </div>
  );
