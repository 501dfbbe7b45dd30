import type { CataloguePicture } from "@daylit/pictures/catalogue/catalogue.ts";
import { Picture } from "@daylit/pictures/Picture.tsx";
import { Link } from "../../../ui/Link.tsx";

/** Three pictures of the library, hung like pictures: no two of the same size. */
export function LibraryPhotos({ photos }: { photos: readonly CataloguePicture[] }) {
  return (
    <figure className="library-photos">
      <div className="library-wall">
        {photos.map((photo) => (
          <Picture key={photo.id} picture={photo} sizes="(width < 48em) 90vw, 30vw" />
        ))}
      </div>
      <figcaption>
        From the library: {photos.map(({ subject }) => subject.toLowerCase()).join(", ")}. Rendered
        with a computer, not photographed. <Link to="/pictures">See all pictures</Link>
      </figcaption>
    </figure>
  );
}
