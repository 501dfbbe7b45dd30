import { categories } from "@daylit/layouts/categories.ts";
import { picturesOf } from "@daylit/pictures/catalogue.ts";
import { valuesName } from "../../sources/values.server.ts";
import { Link } from "../components/Link.tsx";
import PictureDialog from "../components/pictures/PictureDialog.island.tsx";
import { PictureShelf } from "../components/pictures/PictureShelf.tsx";
import { Island } from "../island.server.tsx";
import { framed } from "./view.server.ts";

const studio = { slug: "studio", name: "The studio", path: undefined };

const shelves = () =>
  [...categories, studio].map(({ slug, name, path }) => ({
    slug,
    name,
    path,
    pictures: picturesOf(slug as Parameters<typeof picturesOf>[0]),
  }));

export const pictures = framed(["styles/pictures.css", valuesName("pictures")], (page) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <p className="paragraph">
      None of them was photographed: small scripts model the objects and a renderer works out the
      light (<Link to="/documentation/how-the-pictures-are-made">how they are made</Link>). They are
      the library photos of our package, and under the MIT licence they are yours as well, for any
      purpose. No credit is needed.
    </p>
    <nav aria-label="Trades" className="picture-index">
      <ul>
        {shelves().map(({ slug, name }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
    {shelves().map((shelf) => (
      <PictureShelf key={shelf.slug} {...shelf} />
    ))}
    <Island of={PictureDialog} props={{ pictures: shelves().flatMap((shelf) => shelf.pictures) }} />
  </>
));
