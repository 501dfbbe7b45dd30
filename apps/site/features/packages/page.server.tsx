import { picture } from "@daylit/pictures/catalogue.ts";
import Offer from "../../content/packages.mdx";
import { valuesName } from "../../sources/values.server.ts";
import { packageParts } from "../components/packages/parts.server.tsx";
import { packagePictures } from "../model/landing-pictures.ts";
import { framed } from "./view.server.ts";

const photos = () => packagePictures.map((id) => picture(id));

export const packages = framed(["styles/packages-page.css", valuesName("packages")], () => (
  <article className="offer">
    <Offer components={packageParts} photos={photos()} />
  </article>
));
