import type { CataloguePicture } from "@daylit/pictures/catalogue/catalogue.ts";
import { Link } from "../../../ui/Link.tsx";
import { PictureItem, type Use } from "./PictureItem.tsx";

export type Shelf = {
  slug: string;
  name: string;
  path?: string;
  pictures: readonly (CataloguePicture & { uses: readonly Use[] })[];
};

/** The pictures of one trade. */
export function PictureShelf({ slug, name, path, pictures }: Shelf) {
  return (
    <section id={slug} className="shelf" data-shelf={name}>
      <h2>{name}</h2>
      {path && (
        <p>
          <Link to={path} className="link-arrow">
            Layouts for {name.toLowerCase()}
          </Link>
        </p>
      )}
      <ul>
        {pictures.map((picture) => (
          <PictureItem key={picture.id} picture={picture} uses={picture.uses} />
        ))}
      </ul>
    </section>
  );
}
