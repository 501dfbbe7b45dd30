import { classes } from "../section/classes.ts";
import { each } from "../section/each.tsx";
import { type ImageRef, Photo } from "./photo.tsx";

type Props = Parameters<typeof Photo>[0] & { later?: readonly { picture: ImageRef }[] };

/** A view, and the same view at later hours: scrolling lets the light pass (styles/day.css). */
export function Day({ later = [], className, ...shown }: Props) {
  if (later.length === 0) return <Photo {...shown} className={className} />;
  return (
    <div className={classes("photo-day", className)}>
      <Photo {...shown} />
      {each(later, ({ picture }) => (
        <Photo {...shown} image={picture} className="photo-later" decorative />
      ))}
    </div>
  );
}
