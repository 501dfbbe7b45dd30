import type { AnyPicture } from "../../render/render-context.ts";
import { Photo } from "./photo.tsx";

type Props = { image: AnyPicture; sizes: string; className: string };

/**
 * What a picture shows without its ground, to stand before words: the same file again, cut along the
 * outline (`render/pictures/outlines.ts`).
 */
export const Cutout = ({ image, className, ...place }: Props) => (
  <Photo
    {...place}
    image={image}
    ratio="portrait"
    className={`${className} cutout cutout-${image}`}
    decorative
    first
  />
);
