import { pictureUrl } from "@daylit/pictures/address.ts";
import type { CataloguePicture } from "@daylit/pictures/catalogue/catalogue.ts";
import { encodings } from "@daylit/pictures/formats.ts";
import { Fragment } from "react";
import { Link } from "../../../ui/Link.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

/** A page that shows a picture. */
export type Use = { name: string; path: string };

const nameOf = { avif: "AVIF", webp: "WebP" } as const;

type Props = { picture: CataloguePicture; uses: readonly Use[] };

/**
 * One picture with all that is known of it. Filter, dialog and download read what they need from
 * here, so that nothing is said twice.
 */
export function PictureItem({ picture, uses }: Props) {
  const { id, subject, kind, hues, light = "window", width, height } = picture;
  const file = pictureUrl(picture, width, "webp");
  return (
    <li
      id={id}
      data-kind={kind}
      data-hues={hues.join(" ")}
      data-upright={height > width || undefined}
    >
      <figure>
        {/* biome-ignore lint/a11y/useAnchorContent: for a pointer; keys and screen readers have the same link among the details */}
        <a href={file} data-picture={id} className="shelf-view" tabIndex={-1} aria-hidden="true">
          <Thumbnail picture={picture} />
        </a>
        <span className="shelf-choose">
          <input type="checkbox" id={`choose-${id}`} name="picture" value={id} />
        </span>
        <figcaption>
          <label className="shelf-name" htmlFor={`choose-${id}`}>
            {subject}
          </label>
          <details>
            <summary>
              Details<span className="visually-hidden"> of {subject}</span>
            </summary>
            <p className="shelf-alt">{picture.alt}</p>
            <p>
              <a href={file} data-picture={id}>
                View larger<span className="visually-hidden"> {subject}</span>
              </a>{" "}
              <a href={file} download={`daylit-${id}.webp`}>
                Download<span className="visually-hidden"> {subject}</span>
              </a>
            </p>
            <p>
              Scene <code>{id}</code>, light: {light}. MIT-0 licence.
            </p>
            <p>
              Up to {width} × {height} px. Widths as{" "}
              {encodings.map((encoding) => (
                <Fragment key={encoding}>
                  {nameOf[encoding]}{" "}
                  {picture.widths.map((each) => (
                    <a
                      key={each}
                      href={pictureUrl(picture, each, encoding)}
                      aria-label={`${each} ${nameOf[encoding]}`}
                      data-file={each === width ? encoding : undefined}
                    >
                      {each}
                    </a>
                  ))}
                </Fragment>
              ))}
            </p>
            <p>
              {uses.length > 0 ? "Seen in " : "Not used on any page yet."}
              {uses.map(({ name, path }, index) => (
                <Fragment key={path}>
                  {index > 0 && ", "}
                  <Link to={path}>{name}</Link>
                </Fragment>
              ))}
            </p>
          </details>
        </figcaption>
      </figure>
    </li>
  );
}
