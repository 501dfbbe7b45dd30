import { type CataloguePicture, pictureUrl } from "@daylit/pictures/catalogue.ts";
import { Picture } from "@daylit/pictures/Picture.tsx";
import { Link } from "../Link.tsx";

type Shelf = {
  slug: string;
  name: string;
  path?: string;
  pictures: readonly CataloguePicture[];
};

/** The pictures of one trade. Each is a link to its largest file, which the dialog takes over. */
export function PictureShelf({ slug, name, path, pictures }: Shelf) {
  return (
    <section id={slug} className="shelf">
      <h2>{name}</h2>
      {path && (
        <p>
          <Link to={path} className="link-arrow">
            Layouts that use them
          </Link>
        </p>
      )}
      <ul>
        {pictures.map((picture) => {
          const file = pictureUrl(picture, picture.width, "webp");
          return (
            <li
              key={picture.id}
              id={picture.id}
              data-upright={picture.height > picture.width || undefined}
            >
              <figure>
                <a href={file} data-picture={picture.id} className="shelf-view">
                  <Picture picture={picture} sizes="(width < 48em) 92vw, 30rem" />
                  <span className="visually-hidden">View larger</span>
                </a>
                <figcaption>
                  {picture.subject}
                  <a href={file} download={`daylit-${picture.id}.webp`}>
                    Download<span className="visually-hidden"> {picture.subject}</span>
                  </a>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
