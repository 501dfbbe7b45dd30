import { useRenderContext } from "../../render/render-context.ts";
import { classes } from "../section/classes.ts";
import { each } from "../section/each.tsx";
import type { ImageRef } from "./photo.tsx";

/** A logo eight times as wide as high. */
const widest = "9rem";

/** Proportions in steps of the square root of two, from 1 to 2 to 8 to 1: the stylesheet has a width for each. */
const shapeOf = (ratio: number) => Math.min(6, Math.max(-2, Math.round(2 * Math.log2(ratio)))) + 2;

type Props = { image: ImageRef; name: string; isOneColour: boolean };

/** A logo in place of its name. Logos beside each other cover about the same area, whatever their shape. */
export function PartnerLogo({ image, name, isOneColour }: Props) {
  const { picture: pictureOf } = useRenderContext();
  const { width, height, sets } = pictureOf(typeof image === "string" ? image : image.id);
  const plain = sets.at(-1)?.files;
  const look = classes(
    "partner-logo",
    `partner-logo-${shapeOf(width / height)}`,
    isOneColour && "partner-logo-ink",
  );
  return (
    <picture className={look}>
      {each(sets.slice(0, -1), ({ type, files }) => (
        <source
          type={type}
          srcSet={files.map(({ width, address }) => `${address} ${width}w`).join(", ")}
          sizes={widest}
        />
      ))}
      <img
        src={plain?.[0]?.address}
        srcSet={plain?.map(({ width, address }) => `${address} ${width}w`).join(", ")}
        sizes={widest}
        width={width}
        height={height}
        alt={name}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
