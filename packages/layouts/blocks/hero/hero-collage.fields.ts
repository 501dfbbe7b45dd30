import { onGround } from "../../schema/block.ts";
import { threePictures } from "./three-pictures.ts";

export const heroCollage = onGround({
  label: "Collage of three pictures",
  about: "Three pictures of different size, overlapping as prints on a table.",
  ...threePictures({ heading: 42, lead: 115 }),
});
