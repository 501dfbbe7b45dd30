import { Anchor } from "../../components/links/anchor.tsx";
import { Band } from "../../components/section/band.tsx";
import { PostTeasers } from "../../components/text/post-teasers.tsx";
import { Words } from "../../components/text/words.tsx";
import { useRenderContext } from "../../render/render-context.ts";
import type { Fields } from "../../schema/block.ts";
import type { newsLatest } from "./news-latest.fields.ts";

const counts = { two: 2, three: 3, six: 6 };

export default function NewsLatest({ count = "three", more, ...rest }: Fields<typeof newsLatest>) {
  const { posts = [], newsPage } = useRenderContext();
  return (
    <Band {...rest} block="news-latest">
      <Words {...rest} />
      <PostTeasers
        posts={posts.slice(0, counts[count])}
        className="news-latest-posts"
        sizes="92vw, 24rem"
      />
      {more && newsPage && (
        <p>
          <Anchor className="link-arrow" href={newsPage}>
            {more}
          </Anchor>
        </p>
      )}
    </Band>
  );
}
