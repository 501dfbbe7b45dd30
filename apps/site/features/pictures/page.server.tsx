import { trades } from "@daylit/layouts/trades/trades.ts";
import { catalogue } from "@daylit/pictures/catalogue/catalogue.ts";
import { hues } from "@daylit/pictures/colour/hue.ts";
import { type Kind, kinds } from "@daylit/pictures/metadata/subject.ts";
import { Island } from "../../shell/island.server.tsx";
import { framed } from "../../shell/page-view.server.ts";
import { valuesName } from "../../shell/values/source.server.ts";
import { Link } from "../../ui/Link.tsx";
import { pictureUses } from "./sources/picture-use.server.ts";
import PictureDialog from "./ui/PictureDialog.island.tsx";
import PictureFilter from "./ui/PictureFilter.island.tsx";
import { PictureShelf } from "./ui/PictureShelf.tsx";
import PictureTake from "./ui/PictureTake.island.tsx";
import { Thumbnail } from "./ui/Thumbnail.tsx";

const kindNames: Record<Kind, string> = {
  establishing: "Scenes",
  place: "Places",
  goods: "Goods",
  work: "Work being done",
  person: "People",
  detail: "Details",
};

const studio = { slug: "studio", name: "The studio", path: undefined };

function shelves() {
  const uses = pictureUses();
  return [...trades, studio].map(({ slug, name, path }) => ({
    slug,
    name,
    path,
    pictures: catalogue
      .filter(({ trade }) => trade === slug)
      .map((picture) => ({ ...picture, uses: uses.get(picture.id) ?? [] })),
  }));
}

const filter = {
  total: catalogue.length,
  trades: [...trades, studio].map(({ slug, name }) => ({ slug, name })),
  kinds: kinds
    .filter((kind) => catalogue.some((picture) => picture.kind === kind))
    .map((kind) => ({ kind, name: kindNames[kind] })),
  hues: hues.filter((hue) => catalogue.some((picture) => picture.hues.includes(hue))),
};

export const pictures = framed(
  ["features/pictures/pictures.css", valuesName("pictures")],
  (page) => {
    const all = shelves();
    return (
      <>
        <p className="paragraph-lead">{page.description}</p>
        <Island of={PictureFilter} props={filter} />
        <div className="picture-library" data-wakes="">
          <nav aria-label="Trades" className="picture-wall">
            <ul>
              {all.map(({ slug, name, pictures: own }) => (
                <li key={slug}>
                  <a href={`#${slug}`}>
                    {/* Wide ones alone, so that the rows of the wall are even. */}
                    {own
                      .filter(({ width, height }) => width > height)
                      .slice(0, 1)
                      .map((picture) => (
                        <Thumbnail
                          key={picture.id}
                          picture={picture}
                          sizes="(width < 30em) 46vw, 15rem"
                        />
                      ))}
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {all.map((shelf) => (
            <PictureShelf key={shelf.slug} {...shelf} />
          ))}
          <Island of={PictureTake} />
          <Island of={PictureDialog} />
        </div>
        <p className="paragraph">
          None of them was photographed: small scripts model the objects and a renderer works out
          the light (<Link to="/documentation/how-the-pictures-are-made">how they are made</Link>).
          They are the library photos of our package, and under the MIT-0 licence they are yours as
          well, for any purpose. No credit is needed.{" "}
          <Link to="/compose">Make your site with them in the composer</Link>, free.
        </p>
      </>
    );
  },
);
