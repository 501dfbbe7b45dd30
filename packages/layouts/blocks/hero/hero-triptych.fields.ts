import { onGround } from "../../schema/block.ts";
import { threePictures } from "./three-pictures.ts";

export const heroTriptych = onGround({
  label: "Three full-width panels",
  about: "Three panels from edge to edge; the headline stands below them.",
  ...threePictures({ heading: 40, lead: 105 }),
});
