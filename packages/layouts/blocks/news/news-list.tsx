import { Band } from "../../components/section/band.tsx";
import { PostTeasers } from "../../components/text/post-teasers.tsx";
import { Words } from "../../components/text/words.tsx";
import { useRenderContext } from "../../render/render-context.ts";
import type { Fields } from "../../schema/block.ts";
import type { newsList } from "./news-list.fields.ts";

export default function NewsList(rest: Fields<typeof newsList>) {
  const { posts = [] } = useRenderContext();
  return (
    <Band {...rest} block="news-list">
      <Words {...rest} />
      <PostTeasers posts={posts} className="news-list-posts" sizes="92vw, 14rem" />
    </Band>
  );
}
