import { picture } from "@daylit/pictures/catalogue/catalogue.ts";
import Offer from "../../content/packages.mdx";
import { packagePictures } from "../../content/page-pictures.ts";
import { framed } from "../../shell/page-view.server.ts";
import { valuesName } from "../../shell/values/source.server.ts";
import { packageParts } from "./ui/parts.server.tsx";

const photos = () => packagePictures.map((id) => picture(id));

export const packages = framed(
  ["features/packages/styles/packages-page.css", valuesName("packages")],
  () => (
    <article className="offer">
      <Offer components={packageParts} photos={photos()} />
    </article>
  ),
);
