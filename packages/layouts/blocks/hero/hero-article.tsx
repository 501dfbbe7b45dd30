import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { Article } from "../../components/text/article.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroArticle } from "./hero-article.fields.ts";

type Props = Fields<typeof heroArticle>;

export default function HeroArticle({ picture, text, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-article">
      <Words {...rest} level={1} size="headline headline-s" />
      {picture && <Photo image={picture} sizes="92vw, 46rem" first />}
      <div className="hero-article-text column">
        <Article parts={text} id={rest.id} level={2} />
      </div>
    </Band>
  );
}
