import { categories } from "../../../layouts/categories.ts";
import { picturesOf } from "../../../pictures/catalogue.ts";
import { Link } from "../components/Link.tsx";
import { PictureDialog } from "../components/pictures/PictureDialog.tsx";
import { PictureShelf } from "../components/pictures/PictureShelf.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/pictures";
import "../../../pictures/picture.css";
import "../styles/pictures.css";

const studio = { slug: "studio", name: "The studio", path: undefined };

export const loader = () => ({
  ...pageAt("/pictures"),
  shelves: [...categories, studio].map(({ slug, name, path }) => ({
    slug,
    name,
    path,
    pictures: picturesOf(slug as Parameters<typeof picturesOf>[0]),
  })),
});

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const { shelves, description } = loaderData;
  return (
    <PictureDialog pictures={shelves.flatMap(({ pictures }) => pictures)}>
      <p className="paragraph-lead">{description}</p>
      <p className="paragraph">
        None of them was photographed: small scripts model the objects and a renderer works out the
        light (<Link to="/documentation/how-the-pictures-are-made">how they are made</Link>). They
        are the library photos of our package, and under the MIT licence they are yours as well, for
        any purpose. No credit is needed.
      </p>
      <nav aria-label="Trades" className="picture-index">
        <ul>
          {shelves.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {shelves.map((shelf) => (
        <PictureShelf key={shelf.slug} {...shelf} />
      ))}
    </PictureDialog>
  );
}
